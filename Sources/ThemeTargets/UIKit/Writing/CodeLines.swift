/// Lines of generated code.
enum CodeLines {
  /// How many columns a line has at most, as far as its literals allow.
  private static let most = 110

  /// Code whose long lines are broken behind a comma, or before the name of an argument.
  static func wrapped(_ code: String) -> String {
    var text = ""
    for line in code.split(separator: "\n", omittingEmptySubsequences: false) {
      if !text.isEmpty { text += "\n" }
      text += line.utf8.count > most ? broken(line) : String(line)
    }
    return text
  }

  private static func broken(_ line: Substring) -> String {
    let indentation = String(line.prefix { $0 == " " })
    let isComment = line.dropFirst(indentation.count).hasPrefix("//")
    var lines: [Substring] = []
    var start = line.startIndex
    /// Where it can be broken before the name of an argument, and behind a comma.
    var place: Substring.Index?
    var comma: Substring.Index?
    var isInLiteral = false
    var column = 0
    var index = line.startIndex
    while index < line.endIndex {
      let sign = line[index]
      if sign == "\\", isInLiteral {
        index = line.index(after: index)
        column += 1
      } else if sign == "\"", !isComment {
        isInLiteral.toggle()
      } else if sign == " ", !isInLiteral, column > indentation.count + 4,
        line[..<index].last == ","
      {
        comma = index
      }
      if sign == " ", !isInLiteral, column > indentation.count + 4, isComment || isName(line, after: index) {
        place = index
      }
      if column >= most, let end = place ?? comma {
        lines.append(line[start..<end])
        start = line.index(after: end)
        column = indentation.count + 4 + line.distance(from: start, to: index)
        (place, comma) = (nil, nil)
      }
      if index < line.endIndex { index = line.index(after: index) }
      column += 1
    }
    lines.append(line[start...])
    let next = isComment ? indentation + "/// " : indentation + "    "
    return lines.map(String.init).joined(separator: "\n" + next)
  }

  /// Whether the name of an argument stands behind a space.
  private static func isName(_ line: Substring, after space: Substring.Index) -> Bool {
    let word = line[line.index(after: space)...].prefix { $0.isLetter }
    return !word.isEmpty && word.endIndex < line.endIndex && line[word.endIndex] == ":"
  }
}
