import ThemeCore
import ThemeDiagnostics

// These checks refuse texts on which libyaml would take quadratic time.

/// The error about a text with an excessive run of blanks or of directives; nil for any other text.
func hostileRun(in text: SourceText) -> Diagnostic? {
  tooManyBlanks(in: text) ?? tooManyDirectives(in: text, from: text.start)
}

/// The error about a document that begins at `offset` and has more directives than the limit allows; nil for any other
/// document.
func tooManyDirectives(in text: SourceText, from offset: Int) -> Diagnostic? {
  var directives = 0
  var index = offset
  while let byte = text.byte(at: index) {
    switch byte {
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: " "), UInt8(ascii: "\t"):
      index += 1
    case UInt8(ascii: "#"):
      index = text.endOfLine(from: index)
    case UInt8(ascii: "."):
      // Ends of documents (`...`) may be repeated, and don't count.
      guard text.bytes[index...].starts(with: [UInt8](repeating: byte, count: 3)) else { return nil }
      index += 3
    case UInt8(ascii: "%"):
      directives += 1
      if directives > Limit.directives.standard {
        return .tooManyDirectives(at: text.range(index, index + 1))
      }
      index = text.endOfLine(from: index)
    default:
      return nil
    }
  }
  return nil
}

private func tooManyBlanks(in text: SourceText) -> Diagnostic? {
  // Probing every half limit suffices: a run longer than the limit covers at least one of the probed offsets.
  let limit = Limit.blankRun.standard
  var probe = limit / 2
  while let byte = text.byte(at: probe) {
    if isBlank(byte) {
      var start = probe
      while start > 0, isBlank(text.bytes[start - 1]) { start -= 1 }
      var end = probe
      while end < text.bytes.count, isBlank(text.bytes[end]) { end += 1 }
      if end - start > limit { return .tooManyBlanks(at: text.range(start, end)) }
    }
    probe += limit / 2
  }
  return nil
}

/// Whether a byte is a space, a tab, or a part of one of YAML's line ends, which include U+0085, U+2028 and U+2029. Other
/// characters that share bytes with these don't form runs of thousands.
private func isBlank(_ byte: UInt8) -> Bool {
  switch byte {
  case 0x20, 0x09, 0x0A, 0x0D, 0xC2, 0x85, 0xE2, 0x80, 0xA8, 0xA9: true
  default: false
  }
}

extension Diagnostic {
  fileprivate static func tooManyDirectives(at place: SourceRange) -> Diagnostic {
    .limitExceeded("the document begins with", Limits().exceeded(.directives), at: place)
  }

  fileprivate static func tooManyBlanks(at place: SourceRange) -> Diagnostic {
    let limit = Limit.blankRun
    let exceeded = LimitExceeded(limit, allowed: limit.standard, measured: Int(place.end - place.start))
    return .limitExceeded("this blank part has", exceeded, at: place)
  }
}
