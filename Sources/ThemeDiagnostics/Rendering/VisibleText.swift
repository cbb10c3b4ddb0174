import ThemeCore

/// Text that a terminal or a log can show without obeying it.
package enum VisibleText {
  /// The text with everything that is no visible character written as an escape: `\n`, `\t`, `\u{1b}`, and `\xe9` for a byte
  /// of a name that is not UTF-8 (``SystemName``).
  ///
  /// A theme may come from a stranger: no name or message of it may move the cursor, forge a line, turn the direction of
  /// what is printed or command the CI that keeps the log.
  package static func escaped(_ text: String) -> String {
    guard LogCommand.isPossible(in: text) || text.unicodeScalars.contains(where: \.isHidden) else {
      return text
    }
    var visible = ""
    var command = LogCommand()
    var scalars = text.unicodeScalars[...]
    while let scalar = scalars.popFirst() {
      let isCommand = command.isBegun(by: scalar)
      if scalar == "\0", let byte = SystemName.byte(behindZero: scalars.first) {
        scalars.removeFirst()
        visible += #"\x\#(String(byte, radix: 16))"#
      } else if let escape = isCommand ? number(of: scalar) : escape(of: scalar) {
        visible += escape
      } else {
        visible.unicodeScalars.append(scalar)
      }
    }
    return visible
  }

  /// A path with which a line begins: escaped, and with `./` before it where a CI would take the line for a command.
  package static func line(beginningWith path: String) -> String {
    let first = path.unicodeScalars.first { !$0.properties.isWhitespace }
    return escaped(first == ":" ? "./\(path)" : path)
  }

  /// What stands for a scalar that must not be printed as it is, or nil.
  static func escape(of scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "\n": #"\n"#
    case "\r": #"\r"#
    case "\t": #"\t"#
    default: scalar.isHidden ? number(of: scalar) : nil
    }
  }

  /// A scalar by its number: `\u{202e}`.
  static func number(of scalar: Unicode.Scalar) -> String { #"\u{\#(String(scalar.value, radix: 16))}"# }
}
