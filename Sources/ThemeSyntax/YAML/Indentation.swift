import ThemeCore
import ThemeDiagnostics

// Diagnosis of lines whose indentation matches none of the lines around them. libyaml reports such a line by the column of an
// outer map.

extension YAMLLine {
  /// The error that this line, or the one above it, is indented wrongly; nil if the line begins in the column of a line above.
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
    // If the next line agrees with this one, the first key of the map is the one that is indented wrongly.
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
  /// The error about a line whose indentation matches none of the lines that it may belong beside; `others` are these lines,
  /// the likeliest first.
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

  /// The text that begins in one of the line's columns: a dash, or its first word.
  fileprivate func name(at column: Int) -> String { column == columns.last ? name : "-" }
}

extension Int {
  fileprivate var spaces: String { self == 0 ? "no spaces" : self == 1 ? "1 space" : "\(self) spaces" }
}
