import ThemeCore

/// Escapes text of a theme for generated code, so that it can't become code.
enum CodeText {
  /// A string literal of Swift.
  static func swift(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\"", "\\": "\\\(scalar)"
      default: isPlain(scalar) ? String(scalar) : "\\u{\(String(scalar.value, radix: 16))}"
      }
    }
    return "\"\(escaped.joined())\""
  }

  /// The text as one line of a comment: no character ends the line or is invisible, and no backslash at the end continues it.
  static func comment(_ text: String) -> String {
    var line = ""
    for scalar in text.unicodeScalars { line += isPlain(scalar) ? String(scalar) : " " }
    while line.hasSuffix("\\") || line.hasSuffix(" ") { line.removeLast() }
    return line
  }

  /// Whether a character is visible as itself: it is no control or format character, no line separator, and not hidden in
  /// another way.
  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned: false
    default: !scalar.isHidden
    }
  }
}
