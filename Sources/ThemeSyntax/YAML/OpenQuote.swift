import ThemeCore
import ThemeDiagnostics

/// A quoted text that includes the lines below it, because its closing quote is missing.
struct OpenQuote {
  let start: Int
  /// The offset of the quote that closes it, some lines below.
  let end: Int

  /// Finds the last such quote before an offset; nil if there is none.
  init?(before limit: Int, in text: SourceText) {
    var found: (start: Int, end: Int)?
    var index = text.start
    var before = UInt8(ascii: "\n")
    // Kept, because a line may have any number of quotes.
    var lineEnd = index
    while index < limit, let byte = text.byte(at: index) {
      switch byte {
      case UInt8(ascii: "#") where index == text.start || YAMLLine.isBlank(text.byte(at: index - 1)):
        index = text.endOfLine(from: index)
        continue
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        guard Self.canPrecedeValue(before) else { break }
        let end = Self.end(of: byte, at: index, in: text)
        if lineEnd < index { lineEnd = text.endOfLine(from: index) }
        if end > lineEnd, Self.holdsKey(index, end, in: text) { found = (index, end) }
        index = end
      case 0x20, 0x09, 0x0D:
        index += 1
        continue
      default: break
      }
      before = byte
      index += 1
    }
    guard let found, found.end < text.bytes.count else { return nil }
    start = found.start
    end = found.end
  }

  private static func canPrecedeValue(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x0A, UInt8(ascii: ":"), UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "-"):
      true
    default: false
    }
  }

  /// The offset of the closing quote, or the end of the text if there is none.
  private static func end(of quote: UInt8, at start: Int, in text: SourceText) -> Int {
    var index = start + 1
    while let byte = text.byte(at: index) {
      if byte == quote {
        guard quote == UInt8(ascii: "'"), text.byte(at: index + 1) == quote else { return index }
        index += 1
      } else if byte == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") {
        index += 1
      }
      index += 1
    }
    return text.bytes.count
  }

  /// Whether one of the lines that begin between two offsets is a key.
  private static func holdsKey(_ start: Int, _ end: Int, in text: SourceText) -> Bool {
    var offset = text.endOfLine(from: start)
    while offset < end {
      if YAMLLine(at: offset + 1, in: text).isKey { return true }
      offset = text.endOfLine(from: offset + 1)
    }
    return false
  }
}

extension Diagnostic {
  /// The error about a quote that is closed only on a later line.
  static func open(_ quote: OpenQuote, in text: SourceText) -> Diagnostic {
    let line = YAMLLine(at: quote.start, in: text)
    return Diagnostic(
      .invalidYAML, "this quote is not closed on its line", at: text.range(quote.start, line.end)
    )
    .also(at: text.range(quote.end, quote.end + 1), "it ends here")
    .helping("close it where the text ends")
  }
}
