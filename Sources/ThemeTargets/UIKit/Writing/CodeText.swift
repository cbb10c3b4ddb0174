import ThemeCore

/// Escapes text of a theme for generated code, so that it can't become code.
enum CodeText {
  /// A string literal of Swift.
  static func swift(_ text: String) -> String {
    "\"\(text.unicodeScalars.map { escaped($0) { "\\u{\(String($0, radix: 16))}" } }.joined())\""
  }

  /// A literal of type `NSString` in Objective-C. Characters below U+00A0 have no universal character name in C, so their bytes
  /// are escaped in octal.
  static func objectiveC(_ text: String) -> String {
    var wasQuestionMark = false
    var result = ""
    for scalar in text.unicodeScalars {
      // Two question marks and certain third characters form a trigraph in older modes of C.
      if scalar == "?", wasQuestionMark {
        result += "\\?"
        continue
      }
      wasQuestionMark = scalar == "?"
      result += escaped(scalar) { value in
        if value < 0xA0 {
          return "\(scalar)".utf8.map { "\\\(String($0, digits: 3, radix: 8))" }.joined()
        }
        return "\\U\(String(value, digits: 8, radix: 16))"
      }
    }
    return "@\"\(result)\""
  }

  /// The text as one line of a comment: no character ends the line or is invisible, and no backslash at the end continues it.
  static func comment(_ text: String) -> String {
    var line = ""
    for scalar in text.unicodeScalars { line += isPlain(scalar) ? String(scalar) : " " }
    while line.hasSuffix("\\") || line.hasSuffix(" ") { line.removeLast() }
    return line
  }

  private static func escaped(_ scalar: Unicode.Scalar, _ escape: (UInt32) -> String) -> String {
    switch scalar {
    case "\"", "\\": "\\\(scalar)"
    default: isPlain(scalar) ? String(scalar) : escape(scalar.value)
    }
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
