/// Breaks the long lines of generated code.
enum CodeLines {
  /// The maximum number of columns of a line, which only its literals may exceed.
  private static let most = 110

  /// The code with its long lines broken before an argument label, after a comma, after an opening brace or before `||`.
  static func wrapped(_ code: String) -> String {
    var text = ""
    for line in code.split(separator: "\n", omittingEmptySubsequences: false) {
      if !text.isEmpty { text += "\n" }
      text += line.utf8.count > most ? broken(line) : String(line)
    }
    return text
  }

  /// Code of the runtime, with those lines broken that become too long with the name of a theme.
  static func fitted(_ code: String) -> String {
    var (length, longest) = (0, 0)
    for byte in code.utf8 {
      length = byte == UInt8(ascii: "\n") ? 0 : length + 1
      longest = max(longest, length)
    }
    if longest <= mostNamed { return code }
    return code.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      if line.utf8.count <= mostNamed { return String(line) }
      return accessor(line) ?? broken(line)
    }.joined(separator: "\n")
  }

  /// The maximum number of columns of a line of the runtime with the name of a theme.
  private static let mostNamed = 120

  /// A computed property that is on one line, spread over three lines; nil for other lines.
  private static func accessor(_ line: Substring) -> String? {
    let indentation = String(line.prefix { $0 == " " })
    guard line.dropFirst(indentation.count).hasPrefix("var ") || line.contains(" var "), line.hasSuffix(" }"),
      let brace = line.firstRange(of: " { ")
    else { return nil }
    let body = indentation + "  " + line[brace.upperBound...].dropLast(2)
    return line[..<brace.lowerBound] + " {\n" + (body.utf8.count > most ? broken(body[...]) : body)
      + "\n\(indentation)}"
  }

  private static func broken(_ line: Substring) -> String {
    let indentation = String(line.prefix { $0 == " " })
    let slashes = String(line.dropFirst(indentation.count).prefix { $0 == "/" })
    let isComment = slashes.count > 1
    var lines: [Substring] = []
    var start = line.startIndex
    /// The last places at which the line can be broken: before an argument label, after a comma, and elsewhere.
    var place: Substring.Index?
    var comma: Substring.Index?
    var other: Substring.Index?
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
      } else if sign == " ", !isInLiteral, line[..<index].last == "{" || line[index...].hasPrefix(" || ") {
        other = index
      }
      if sign == " ", !isInLiteral, column > indentation.count + 4, isComment || isName(line, after: index) {
        place = index
      }
      if column >= most, let end = place ?? comma ?? other {
        lines.append(line[start..<end])
        start = line.index(after: end)
        column = indentation.count + 4 + line.distance(from: start, to: index)
        (place, comma, other) = (nil, nil, nil)
      }
      if index < line.endIndex { index = line.index(after: index) }
      column += 1
    }
    lines.append(line[start...])
    let next = isComment ? indentation + slashes + " " : indentation + "    "
    return lines.map(String.init).joined(separator: "\n" + next)
  }

  /// Whether an argument label follows a space.
  private static func isName(_ line: Substring, after space: Substring.Index) -> Bool {
    let word = line[line.index(after: space)...].prefix { $0.isLetter }
    return !word.isEmpty && word.endIndex < line.endIndex && line[word.endIndex] == ":"
  }
}
