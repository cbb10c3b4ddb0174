/// The colors of the human form, as ANSI sequences.
enum Style {
  case error
  case warning
  /// The frame round the source, and places that are not the primary one.
  case frame
  case help
  case strong

  init(_ severity: Severity) {
    self =
      switch severity {
      case .error: .error
      case .warning: .warning
      }
  }

  private var sequence: String {
    switch self {
    case .error: "\u{1B}[1;31m"
    case .warning: "\u{1B}[1;33m"
    case .frame: "\u{1B}[1;34m"
    case .help: "\u{1B}[1;36m"
    case .strong: "\u{1B}[1m"
    }
  }

  /// The text in this style.
  func paint(_ text: String) -> String { text.isEmpty ? "" : "\(sequence)\(text)\u{1B}[0m" }
}
