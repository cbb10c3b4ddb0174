import ThemeCore
import ThemeDiagnostics

/// A color that YAML reads as a comment because it is not quoted.
struct SwallowedColor {
  let range: SourceRange
  /// `#555`.
  let written: String
  /// Whether it is the value of a key that only takes colors: elsewhere `#add` may be a comment that was meant as one.
  let isCertain: Bool

  /// The color that begins at a `#`, or nil when other text follows.
  init?(at offset: Int, in text: SourceText) {
    var end = offset + 1
    while let byte = text.byte(at: end), Self.isHexDigit(byte) { end += 1 }
    guard [3, 4, 6, 8].contains(end - offset - 1) else { return nil }
    // An alpha belongs to it: `#555/20%`.
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

  /// The first one between two places that stands where a value would.
  init?(between start: Int, and end: Int, in text: SourceText) {
    for index in start..<max(start, min(end, text.bytes.count)) where text.bytes[index] == UInt8(ascii: "#") {
      var before = index
      while before > start, text.bytes[before - 1] == 0x20 || text.bytes[before - 1] == 0x09 { before -= 1 }
      guard before < index, before > start else { continue }
      switch text.bytes[before - 1] {
      case UInt8(ascii: ":"), UInt8(ascii: ","), UInt8(ascii: "["): break
      default: continue
      }
      if let color = SwallowedColor(at: index, in: text) {
        self = color
        return
      }
    }
    return nil
  }

  private static func isHexDigit(_ byte: UInt8) -> Bool {
    byte.isASCIIDigit || UInt8(ascii: "a")...UInt8(ascii: "f") ~= byte | 0x20
  }

  private static func isNumberPart(_ byte: UInt8) -> Bool {
    byte.isASCIIDigit || byte == UInt8(ascii: ".")
  }
}

extension Diagnostic {
  /// An empty value and the comment at `offset` behind it.
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

  /// A color that became a comment.
  static func swallowed(_ color: SwallowedColor) -> Diagnostic {
    Diagnostic(
      .nullBeforeComment, "`\(color.written)` is a comment because it is not quoted", at: color.range
    )
    .helping("write `\"\(color.written)\"`")
    .fixing(color.range, with: "\"\(color.written)\"", grade: color.isCertain ? .safe : .suggested)
  }
}
