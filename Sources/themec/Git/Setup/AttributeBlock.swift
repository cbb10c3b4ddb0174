import ThemeCore

/// The lines of a `.gitattributes` that are themec's, between two marks, so that they can be taken out again: what else is in the
/// file stays as it is, byte for byte.
struct AttributeBlock {
  let lines: [String]

  /// What tells git which files are bundles below `output`, a path from the folder of the `.gitattributes`.
  init(output: ThemePath) {
    func pattern(_ rest: String) -> String { Self.quoted("/\(Self.escaped("\(output)"))/\(rest)") }
    lines = [
      "\(pattern("**")) merge=themec",
      "\(pattern("**/*.png")) diff=themec",
      "\(pattern("*/manifest.json")) diff=themec",
      "\(pattern("*/digests.json")) diff=themec",
    ]
  }

  private static let mark = "# themec git-setup: begin"
  private static let end = "# themec git-setup: end"
  /// What the first mark says of what has to be undone with it.
  private static let newFile = ", in a file of its own"
  private static let newLine = ", after a line that had no end"

  /// What is left of a file without the lines: nil where the file was made for them.
  struct Rest {
    let bytes: [UInt8]?
  }

  /// The file with the lines, in place of those that an earlier version wrote; `old` is nil where there is no file.
  func added(to old: [UInt8]?) -> [UInt8] {
    let rest = old.flatMap { Self.removed(from: $0) ?? Rest(bytes: $0) }?.bytes
    let isUnended = rest.map { !$0.isEmpty && $0.last != UInt8(ascii: "\n") } ?? false
    let note = rest == nil ? Self.newFile : isUnended ? Self.newLine : ""
    let text = ([Self.mark + note] + lines + [Self.end]).map { "\($0)\n" }.joined()
    return (rest ?? []) + Array(((isUnended ? "\n" : "") + text).utf8)
  }

  /// The file without the lines; nil where it has none.
  static func removed(from file: [UInt8]) -> Rest? {
    var place = 0
    var begin: (place: Int, note: String)?
    for line in file.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      let next = min(place + line.count + 1, file.count)
      let text = String(decoding: line, as: UTF8.self)
      if begin == nil, text.hasPrefix(mark) {
        begin = (place, String(text.dropFirst(mark.count)))
      } else if let begin, text == end {
        let before = file[..<(begin.place - (begin.note == newLine ? 1 : 0))]
        let rest = Array(before + file[next...])
        return Rest(bytes: begin.note == newFile && rest.isEmpty ? nil : rest)
      }
      place = next
    }
    return nil
  }

  /// A path in which no character means anything to a pattern.
  private static func escaped(_ path: String) -> String {
    path.map { "*?[\\".contains($0) ? "\\\($0)" : "\($0)" }.joined()
  }

  /// A pattern as a line of attributes takes it: in quotes where it has blanks or quotes.
  private static func quoted(_ pattern: String) -> String {
    guard pattern.contains(where: { " \t\"".contains($0) }) else { return pattern }
    return "\"" + pattern.map { "\"\\".contains($0) ? "\\\($0)" : $0 == "\t" ? "\\t" : "\($0)" }.joined()
      + "\""
  }
}
