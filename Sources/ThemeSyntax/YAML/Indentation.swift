import ThemeDiagnostics
import ThemeSource

// Lines that are indented as no other around them, which libyaml reports by the column of a map further out.

extension YAMLLine {
  /// Says that this line, or the one above it, is indented wrongly; nil where it begins in the column of a line above.
  var misplacement: Diagnostic? {
    guard !word.isEmpty, let previous else { return nil }
    var levels: [(column: Int, line: YAMLLine)] = []
    var above: YAMLLine? = previous
    var leftmost = Int.max
    while let line = above, leftmost > 0 {
      for column in line.columns.reversed() where column < leftmost {
        levels.append((column, line))
        leftmost = column
      }
      above = line.previous
    }
    guard let nearest = levels.min(by: { abs($0.column - indentation) < abs($1.column - indentation) }),
      nearest.column != indentation, nearest.line.isKey || nearest.column != nearest.line.columns.last
    else { return nil }
    // The first key of a map is the odd one when those below agree.
    if nearest.line.start == previous.start, previous.columns.count == 1,
      let opener = previous.previous, opener.isOpen, opener.indentation < previous.indentation,
      let next, next.indentation == indentation
    {
      return .indented(previous, unlike: self, by: indentation)
    }
    return .indented(self, unlike: nearest.line, by: nearest.column)
  }
}

extension Diagnostic {
  fileprivate static func indented(_ line: YAMLLine, unlike other: YAMLLine, by column: Int) -> Diagnostic {
    let name = line.string(line.word).shortened
    let otherName = other.string(other.word).shortened
    return Diagnostic(
      .invalidYAML,
      "`\(name)` is indented by \(line.indentation.spaces), \(other.start < line.start ? "what is above" : "what follows") by \(column)",
      at: line.text.range(line.word.lowerBound, line.word.upperBound)
    ).also(at: other.text.range(other.word.lowerBound, other.word.upperBound), column.spaces)
      .helping("indent it by \(column.spaces) if it belongs beside `\(otherName)`")
  }
}

extension Int {
  fileprivate var spaces: String { self == 1 ? "1 space" : "\(self) spaces" }
}
