import ThemeCore
import ThemeDiagnostics

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

  /// Finds the first unquoted color between two offsets that is in the position of a value; nil if there is none.
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
    .helping("write `\"\(color.written)\"`")
    .fixing(color.range, with: "\"\(color.written)\"", grade: color.isCertain ? .safe : .suggested)
  }
}
