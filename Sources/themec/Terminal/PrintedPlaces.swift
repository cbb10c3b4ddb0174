import ThemeCompiler
import ThemeCore

/// Converts places in files to paths, lines and columns for people.
struct PrintedPlaces {
  private let workspace: Workspace
  private var tables: [SourceID: LineTable] = [:]

  init(_ workspace: Workspace) {
    self.workspace = workspace
  }

  /// The path of the file as you would type it, and the line and the column at which the place begins, both counted from 1.
  mutating func place(of range: SourceRange) -> (path: String, line: Int, column: Int) {
    let file = workspace.session.sources[range.source]
    let table = tables[range.source] ?? file.lines
    tables[range.source] = table
    let position = table.position(of: Int(range.start))
    return (workspace.typed(file.path), position.line, position.column)
  }

  /// The place as text: `themes/a.theme.yaml:3:5`.
  mutating func text(of range: SourceRange) -> String {
    let place = place(of: range)
    return "\(place.path):\(place.line):\(place.column)"
  }
}
