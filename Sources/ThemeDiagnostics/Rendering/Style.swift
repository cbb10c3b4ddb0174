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
