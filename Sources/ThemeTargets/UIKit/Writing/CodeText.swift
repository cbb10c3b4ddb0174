import ThemeCore

/// Text of a theme in generated code: it stays text.
enum CodeText {
  /// A literal of Swift.
  static func swift(_ text: String) -> String {
    "\"\(text.unicodeScalars.map { escaped($0) { "\\u{\(String($0, radix: 16))}" } }.joined())\""
  }

  /// A literal of Objective-C, of type `NSString`. Characters up to U+009F have no universal name in C.
  static func objectiveC(_ text: String) -> String {
    var wasQuestionMark = false
    var result = ""
    for scalar in text.unicodeScalars {
      // Two question marks and one more sign are another sign in older modes of C.
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

  /// One line of a comment: no sign ends it, none hides what follows.
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

  /// Whether a sign is seen as itself: neither control nor format nor separator of lines.
  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned: false
    default: !scalar.isHidden
    }
  }
}
