import ThemeCore

/// The lines that themec adds to a `.gitattributes` file, between two marks, so that they can be removed again. The rest of the
/// file stays as it is, byte for byte.
struct AttributeBlock {
  let lines: [String]

  /// Makes the lines that tell git which files below `output` belong to bundles. `output` is a path from the folder of the
  /// `.gitattributes` file.
  init(output: ThemePath) {
    func pattern(_ rest: String) -> String { Self.quoted("/\(Self.escaped("\(output)"))/\(rest)") }
    lines = [
      "\(pattern("**/*.png")) diff=themec",
      "\(pattern("*/manifest.json")) diff=themec",
      "\(pattern("*/digests.json")) diff=themec",
    ]
  }

  private static let mark = "# themec git-setup: begin"
  private static let end = "# themec git-setup: end"
  /// The notes that the first mark can have, which say what else to undo when the lines are removed.
  private static let newFile = ", in a file of its own"
  private static let newLine = ", after a line that had no end"

  /// The contents of a file without the lines; nil if the file was created for the lines alone and should be removed.
  struct Rest {
    let bytes: [UInt8]?
  }

  /// The file with the lines, which replace those that an earlier version wrote; `old` is nil if there is no file.
  func added(to old: [UInt8]?) -> [UInt8] {
    let rest = old.flatMap { Self.removed(from: $0) ?? Rest(bytes: $0) }?.bytes
    let isUnended = rest.map { !$0.isEmpty && $0.last != UInt8(ascii: "\n") } ?? false
    let note = rest == nil ? Self.newFile : isUnended ? Self.newLine : ""
    let text = ([Self.mark + note] + lines + [Self.end]).map { "\($0)\n" }.joined()
    return (rest ?? []) + Array(((isUnended ? "\n" : "") + text).utf8)
  }

  /// The file without the lines; nil if it does not have the lines.
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

  /// The path as a pattern that matches it literally.
  private static func escaped(_ path: String) -> String {
    path.map { "*?[\\".contains($0) ? "\\\($0)" : "\($0)" }.joined()
  }

  /// The pattern as `.gitattributes` requires it: in quotes if it has spaces, tabs or quotes.
  private static func quoted(_ pattern: String) -> String {
    guard pattern.contains(where: { " \t\"".contains($0) }) else { return pattern }
    return "\"" + pattern.map { "\"\\".contains($0) ? "\\\($0)" : $0 == "\t" ? "\\t" : "\($0)" }.joined()
      + "\""
  }
}
