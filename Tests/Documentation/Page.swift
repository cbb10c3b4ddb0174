/// A page in Markdown that people edit. What stands between its marks is generated: a mark is the line
/// `<!-- generated: NAME -->`, and the line `<!-- end -->` closes it.
package struct Page: Sendable {
  /// The page's path from the checkout's root.
  package let path: String
  /// The parts that the page must have a mark for.
  private let parts: [GeneratedPart]

  /// Every page with generated parts, sorted by path.
  package static let all = Dictionary(grouping: GeneratedPart.all, by: \.page)
    .map { Page(path: $0.key, parts: $0.value) }
    .sorted { $0.path < $1.path }

  package init(path: String, parts: [GeneratedPart]) {
    self.path = path
    self.parts = parts
  }

  /// The page's text with the text of the parts between its marks.
  package func filled(_ text: String) throws(MarkError) -> String {
    var result: [Substring] = []
    var missing = parts
    var open: String?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if let name = markName(of: line) {
        if let open { throw MarkError(page: path, problem: "the mark `\(open)` has no `\(endMark)`") }
        guard let index = missing.firstIndex(where: { $0.name == name }) else {
          throw MarkError(page: path, problem: "the mark `\(name)` stands twice, or nothing fills it")
        }
        result += [line, "", missing.remove(at: index).text[...], "", endMark[...]]
        open = name
      } else if line == endMark {
        guard open != nil else { throw MarkError(page: path, problem: "`\(endMark)` closes no mark") }
        open = nil
      } else if open == nil {
        result.append(line)
      }
    }
    if let open { throw MarkError(page: path, problem: "the mark `\(open)` has no `\(endMark)`") }
    if let part = missing.first { throw MarkError(page: path, problem: "there is no mark `\(part.name)`") }
    return result.joined(separator: "\n")
  }
}

/// Why a page can't be filled.
package struct MarkError: Error, Equatable, CustomStringConvertible {
  let page: String
  let problem: String

  package var description: String { "\(page): \(problem)" }
}

private let endMark = "<!-- end -->"

private func markName(of line: Substring) -> String? {
  guard line.hasPrefix("<!-- generated: "), line.hasSuffix(" -->") else { return nil }
  return String(line.dropFirst("<!-- generated: ".count).dropLast(" -->".count))
}
