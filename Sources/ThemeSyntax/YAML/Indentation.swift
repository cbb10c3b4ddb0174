import ThemeCore
import ThemeDiagnostics

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
      return .indented(previous, unlike: [(indentation, self)])
    }
    let distance = abs(nearest.column - indentation)
    let others = levels.filter { $0.column != nearest.column && abs($0.column - indentation) == distance }
    return .indented(self, unlike: [nearest] + others)
  }
}

extension Diagnostic {
  /// A line that is indented as none of the lines beside which it may belong, the likeliest first.
  fileprivate static func indented(_ line: YAMLLine, unlike others: [(column: Int, line: YAMLLine)])
    -> Diagnostic
  {
    let (column, other) = others[0]
    let (name, otherName) = (line.name, other.name)
    let place = other.start < line.start ? "above" : "below"
    let ways = others.map { other in
      let way = other.column == 0 ? "remove its spaces" : "indent it by \(other.column.spaces)"
      return "\(way) to align it with `\(other.line.name(at: other.column))`"
    }
    return Diagnostic(
      .invalidYAML,
      "`\(name)` is indented by \(line.indentation.spaces), `\(otherName)` \(place) it by \(column)",
      at: line.text.range(line.word.lowerBound, line.word.upperBound)
    ).also(at: other.text.range(other.word.lowerBound, other.word.upperBound), column.spaces)
      .helping(words: ways.joined(separator: ", or "))
  }
}

extension YAMLLine {
  fileprivate var name: String { string(word).shortened }

  /// What begins in one of its columns: a dash, or its word.
  fileprivate func name(at column: Int) -> String { column == columns.last ? name : "-" }
}

extension Int {
  fileprivate var spaces: String { self == 0 ? "no spaces" : self == 1 ? "1 space" : "\(self) spaces" }
}
