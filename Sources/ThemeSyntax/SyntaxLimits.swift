/// The most that a file may hold, so that one which is built to exhaust the machine costs nothing.
package enum SyntaxLimits {
  /// Bytes of a file: 4 MiB.
  package static let bytes = 4 << 20
  /// Scalars, maps and lists of a file, keys among them, with its aliases written out.
  static let nodes = 100_000
  /// How many maps and lists may stand inside each other.
  static let depth = 64
  /// Spaces, tabs and line ends in a row. libyaml clears its buffer of them at every line, so that a long run followed
  /// by many lines would cost hours.
  static let blanks = 4096
  /// `%` lines in front of a document. libyaml compares each with all before it.
  static let directives = 64
}
