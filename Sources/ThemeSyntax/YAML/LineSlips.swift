import ThemeCore
import ThemeDiagnostics

// Diagnosis of mistakes within a line that libyaml reports only on the next line, because to YAML the value continues there.

extension YAMLLine {
  /// The error about a space or a colon that is missing (`height:30`, `height 30`, `height = 30`, `-shape: …`); nil if none is.
  var slip: Diagnostic? { foreignSpace ?? foreignColon ?? missingSpace ?? missingColon }

  /// The error about a colon of Chinese or Japanese text after the word; nil if there is none.
  private var foreignColon: Diagnostic? {
    let colon = text.skippingBlanks(from: word.upperBound)
    guard !word.isEmpty, let width = text.widthOfForeignColon(at: colon) else { return nil }
    let next = text.skippingBlanks(from: colon + width)
    let value = text.string(min(next, end), end)
    return .foreignColon(
      text.string(word.lowerBound, word.upperBound), before: value, at: colon..<next, in: text)
  }

  /// The error about a space that YAML takes for a letter, at the beginning of the line; nil if there is none.
  var foreignSpace: Diagnostic? {
    var last = content
    while last + 1 < end, text.bytes[last] == 0xC2, text.bytes[last + 1] == 0xA0 {
      last = text.skippingBlanks(from: last + 2)
    }
    guard last > content else { return nil }
    let spaces = text.bytes[content..<last].count { $0 != 0xC2 }
    return Diagnostic(
      .invalidYAML, "a no-break space (U+00A0) can't indent", at: text.range(content, last)
    ).helping("indent with plain spaces")
      .fixing(text.range(content, last), with: String(repeating: " ", count: spaces))
  }

  /// The error about a colon or a dash that no space follows; nil if there is none.
  var missingSpace: Diagnostic? {
    if text.byte(at: word.lowerBound) == UInt8(ascii: "-"), word.isEmpty {
      let item = YAMLLine.afterDash(self)
      return item.map {
        .spaceMissing("-", before: $0, at: word.lowerBound..<(word.lowerBound + 1), in: text)
      }
    }
    guard !word.isEmpty, text.byte(at: word.upperBound) == UInt8(ascii: ":"), !isKey else { return nil }
    // YAML does not accept a no-break space as a space.
    let written = string(rest)
    let value = String(
      Substring(written.unicodeScalars.drop { $0.value >= 0x80 && $0.properties.isWhitespace }))
    let space = written.utf8.count - value.utf8.count
    return .spaceMissing(key: word, before: value, to: rest.lowerBound + space, in: text)
  }

  private static func afterDash(_ line: YAMLLine) -> String? {
    let start = line.word.lowerBound + 1
    guard let byte = line.text.byte(at: start), byte.isASCIILetter else { return nil }
    return line.text.string(start, line.end)
  }

  /// The error about a key without a colon; nil if there is none.
  private var missingColon: Diagnostic? {
    guard !word.isEmpty, !isKey, YAMLLine.isBlank(text.byte(at: word.upperBound)) else { return nil }
    let line = string(content..<end)
    guard !line.contains(": "), !line.hasSuffix(":") else { return nil }
    let name = string(word)
    var value = string(rest)
    var found = ""
    if value.hasPrefix("=") {
      value = String(value.dropFirst().drop { $0 == " " })
      found = ", found `=`"
    }
    if found.isEmpty, let previous, previous.columns.count > 1, previous.indentation == indentation {
      return Diagnostic(
        .invalidYAML, "expected `-` before `\(name.shortened)`, or `:` after it",
        at: text.range(word.lowerBound, word.upperBound)
      ).also(at: text.range(previous.content, previous.content + 1), "an item of the list")
    }
    return Diagnostic(
      .invalidYAML, "expected `:` after `\(name.shortened)`\(found)",
      at: text.range(word.lowerBound, word.upperBound)
    ).helping(value.isEmpty ? nil : "write `\(name.shortened): \(value.shortened)`")
  }
}

extension SourceText {
  /// The number of bytes of the colon of Chinese or Japanese text at an offset, such as `：`; nil if there is none.
  func widthOfForeignColon(at offset: Int) -> Int? {
    let colons: [[UInt8]] = [
      [0xEF, 0xBC, 0x9A], [0xEF, 0xB9, 0x95], [0xEF, 0xB8, 0x93], [0xE2, 0x88, 0xB6],
    ]
    guard offset < bytes.count, bytes[offset] >= 0xE2 else { return nil }
    return colons.first { bytes[offset...].starts(with: $0) }?.count
  }
}

extension Diagnostic {
  /// The error about a colon of Chinese or Japanese text after a key. `place` is that of the colon and the blanks after it.
  static func foreignColon(
    _ key: String, before value: String, at place: Range<Int>, in text: SourceText
  ) -> Diagnostic {
    let range = text.range(place.lowerBound, place.upperBound)
    let diagnostic = Diagnostic(
      .invalidYAML, "expected `:` after `\(key.shortened)`, found a wide colon", at: range)
    return diagnostic.helping("write `\(key.shortened): \(value.shortened)`").fixing(range, with: ": ")
  }

  /// The error about a key such as `height:30`, which YAML reads as one text. The value begins at the offset `end`, or right
  /// after the colon if `end` is nil.
  static func spaceMissing(
    key: Range<Int>, before value: String, to end: Int? = nil, in text: SourceText
  ) -> Diagnostic {
    let name = text.string(key.lowerBound, key.upperBound)
    return spaceMissing("\(name):", before: value, at: key.lowerBound..<(end ?? key.upperBound + 1), in: text)
  }

  fileprivate static func spaceMissing(
    _ sign: String, before value: String, at place: Range<Int>, in text: SourceText
  ) -> Diagnostic {
    let range = text.range(place.lowerBound, place.upperBound)
    return Diagnostic(.invalidYAML, "expected a space after `\(sign.shortened)`", at: range)
      .helping("write `\(sign.shortened) \(value.shortened)`").fixing(range, with: "\(sign) ")
  }
}

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

  fileprivate static func canPrecedeValue(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x0A, UInt8(ascii: ":"), UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "-"):
      true
    default: false
    }
  }

  /// The offset of the closing quote, or the end of the text if there is none.
  fileprivate static func end(of quote: UInt8, at start: Int, in text: SourceText) -> Int {
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

/// A color that YAML reads as a comment because it is not quoted.
struct SwallowedColor {
  let range: SourceRange
  /// The color as written, such as `#555`.
  let written: String
  /// Whether the color is the value of a key that only takes colors. In other places, a text such as `#add` may be an intended
  /// comment.
  let isCertain: Bool

  /// Reads the color that begins at a `#`; nil if the text there is not a color.
  init?(at offset: Int, in text: SourceText) {
    var end = offset + 1
    while let byte = text.byte(at: end), Self.isHexDigit(byte) { end += 1 }
    guard [3, 4, 6, 8].contains(end - offset - 1) else { return nil }
    // An alpha is a part of the color: `#555/20%`.
    if text.byte(at: end) == UInt8(ascii: "/") {
      var alpha = end + 1
      while let byte = text.byte(at: alpha), Self.isNumberPart(byte) { alpha += 1 }
      if alpha > end + 1, text.byte(at: alpha) == UInt8(ascii: "%") { end = alpha + 1 }
    }
    switch text.byte(at: end) {
    case nil, 0x20, 0x09, 0x0A, 0x0D, UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"): break
    default: return nil
    }
    range = text.range(offset, end)
    written = text.string(offset, end)
    let before = text.string(text.startOfLine(offset), offset).split { " \t{,".contains($0) }
    isCertain = before.last == "color:" || before.last == "tint:"
  }

  /// Finds the first unquoted color between two offsets that is in the position of a value; nil if there is none. Quoted texts and
  /// comments are passed over.
  init?(between start: Int, and end: Int, in text: SourceText) {
    var index = start
    var before: UInt8 = 0
    while index < min(end, text.bytes.count) {
      let byte = text.bytes[index]
      switch byte {
      case UInt8(ascii: "#") where index > start && YAMLLine.isBlank(text.byte(at: index - 1)):
        if ":,[".utf8.contains(before), let color = SwallowedColor(at: index, in: text) {
          self = color
          return
        }
        index = text.endOfLine(from: index)
        continue
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        if OpenQuote.canPrecedeValue(before) { index = OpenQuote.end(of: byte, at: index, in: text) }
      case 0x20, 0x09:
        index += 1
        continue
      default: break
      }
      before = byte
      index += 1
    }
    return nil
  }

  /// The color in six or eight digits where it has one for each channel and the alpha, which themes don't have.
  var meant: String {
    let digits = written.dropFirst().prefix { $0 != "/" }
    return digits.count == 4
      ? "#" + digits.flatMap { [$0, $0] } + written.dropFirst(5) : written
  }

  private static func isHexDigit(_ byte: UInt8) -> Bool {
    byte.isASCIIDigit || UInt8(ascii: "a")...UInt8(ascii: "f") ~= byte | 0x20
  }

  private static func isNumberPart(_ byte: UInt8) -> Bool {
    byte.isASCIIDigit || byte == UInt8(ascii: ".")
  }
}

extension Diagnostic {
  /// The error about an empty value that is followed by a comment at `offset`, which may be an unquoted color.
  static func nullBeforeComment(at offset: Int, in text: SourceText) -> Diagnostic {
    guard let color = SwallowedColor(at: offset, in: text) else {
      var end = text.endOfLine(from: offset)
      while end > offset + 1, text.bytes[end - 1] <= 0x20 { end -= 1 }
      return Diagnostic(
        .nullBeforeComment, "the value is empty, and `#` begins a comment", at: text.range(offset, end)
      )
      .helping("quote the value if `#` belongs to it; write `null` if the value is meant to be empty")
    }
    return swallowed(color)
  }

  /// The error about a color that is read as a comment.
  static func swallowed(_ color: SwallowedColor) -> Diagnostic {
    Diagnostic(
      .nullBeforeComment, "`\(color.written)` is a comment because it is not quoted", at: color.range
    )
    .helping("write `\"\(color.meant)\"`")
    .fixing(color.range, with: "\"\(color.meant)\"", grade: color.isCertain ? .safe : .suggested)
  }
}
