/// Text that a terminal or a log can show without obeying it.
package enum VisibleText {
  /// The text with everything that is no visible character written as an escape: `\n`, `\t`, `\u{1b}`.
  ///
  /// A theme may come from a stranger: no name or message of it may move the cursor, forge a line or turn the
  /// direction of what is printed.
  package static func escaped(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { escape(of: $0) != nil }) else { return text }
    var visible = ""
    for scalar in text.unicodeScalars {
      if let escape = escape(of: scalar) { visible += escape } else { visible.unicodeScalars.append(scalar) }
    }
    return visible
  }

  /// What stands for a scalar that must not be printed as it is, or nil.
  static func escape(of scalar: Unicode.Scalar) -> String? {
    switch scalar.value {
    case 0x20...0x7E: nil
    case 0x0A: #"\n"#
    case 0x0D: #"\r"#
    case 0x09: #"\t"#
    // Controls; the soft hyphen; what turns or hides text: marks of direction, line separators, invisible operators,
    // the byte order mark, interlinear annotations, tags.
    case 0x00...0x1F, 0x7F...0x9F, 0xAD, 0x61C, 0x180E, 0x200B, 0x200E, 0x200F, 0x2028...0x202E,
      0x2060...0x206F,
      0xFEFF, 0xFFF9...0xFFFB, 0xE0000...0xE00FF:
      #"\u{\#(String(scalar.value, radix: 16))}"#
    default: nil
    }
  }
}
