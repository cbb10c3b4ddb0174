import ThemeCore

/// Escaping of text for terminals and logs, so that they don't interpret any of it.
package enum VisibleText {
  /// The text with every hidden character escaped: `\n`, `\t`, `\u{1b}`, and `\xe9` for a byte of a name that is not UTF-8
  /// (``SystemName``).
  ///
  /// A theme may come from an untrusted source. None of its names and messages may move the cursor, forge a line, change the
  /// direction of printed text, or issue a command to the CI that keeps the log.
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

  /// A path at the beginning of a line: escaped, and preceded by `./` if a CI would otherwise take the line for a command.
  package static func line(beginningWith path: String) -> String {
    let first = path.unicodeScalars.first { !$0.properties.isWhitespace }
    return escaped(first == ":" ? "./\(path)" : path)
  }

  /// The escape for a scalar that must not be printed as it is; nil for any other scalar.
  static func escape(of scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "\n": #"\n"#
    case "\r": #"\r"#
    case "\t": #"\t"#
    default: scalar.isHidden ? number(of: scalar) : nil
    }
  }

  /// The escape of a scalar by its number, such as `\u{202e}`.
  static func number(of scalar: Unicode.Scalar) -> String { #"\u{\#(String(scalar.value, radix: 16))}"# }
}

/// The text styles of the human format, with the ANSI escape sequences that begin them.
enum Style: String {
  case error = "\u{1B}[1;31m"
  case warning = "\u{1B}[1;33m"
  /// The frame around the source, and places other than the primary one.
  case frame = "\u{1B}[1;34m"
  case help = "\u{1B}[1;36m"
  case strong = "\u{1B}[1m"

  init(_ severity: Severity) { self = severity == .error ? .error : .warning }

  /// The text in this style, followed by the sequence that resets it.
  func paint(_ text: String) -> String { text.isEmpty ? "" : "\(rawValue)\(text)\u{1B}[0m" }
}
