import CTexts

/// The manual page of a code, which `themec explain` prints: a section of the files in `Sources/CTexts/pages`.
package struct ManualPage: Sendable {
  /// The whole page without its heading, in lines of at most 80 characters except for examples.
  package let text: String
  /// The description of the problem, in one or two sentences.
  package let what: String
  /// The reason why the problem matters.
  package let why: String
  /// The smallest theme text that triggers the problem.
  package let example: String
  /// The example with the problem resolved.
  package let instead: String

  /// The lines of each page, by the name of its code.
  private static let sections = sections(of: unsafe String(cString: ctexts_manual_pages()))

  /// The names of the codes that have a page.
  package static var names: Set<String> { Set(sections.keys) }

  /// The page of a code; nil if there is none. Only this page is parsed.
  package init?(of name: String) {
    guard let lines = Self.sections[name] else { return nil }
    self.init(lines)
  }

  /// Parses the lines below a heading; nil if they don't have the structure of a page.
  private init?(_ lines: ArraySlice<Substring>) {
    let paragraphs = lines.split(separator: "").map(Array.init)
    guard let examples = paragraphs.firstIndex(of: ["For example:"]), examples == 2,
      let repairs = paragraphs.firstIndex(of: ["Instead:"])
    else { return nil }
    func code(_ paragraphs: ArraySlice<[Substring]>) -> String {
      paragraphs.map { $0.map { $0.dropFirst(4) }.joined(separator: "\n") }.joined(separator: "\n\n")
    }
    text = paragraphs.map { $0.joined(separator: "\n") }.joined(separator: "\n\n")
    what = paragraphs[0].joined(separator: " ")
    why = paragraphs[1].joined(separator: " ")
    example = code(paragraphs[(examples + 1)..<repairs])
    instead = code(paragraphs[(repairs + 1)...])
  }

  private static func sections(of text: String) -> [String: ArraySlice<Substring>] {
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map(Substring.init)
    // The heading of a family has no text of its own, and only ends the page before it.
    let headings = lines.indices.filter { lines[$0].utf8.starts(with: "# ".utf8) || isPage(lines[$0]) }
    var sections: [String: ArraySlice<Substring>] = [:]
    for (start, end) in zip(headings, headings.dropFirst() + [lines.endIndex]) where isPage(lines[start]) {
      sections[String(lines[start].dropFirst(3))] = lines[(start + 1)..<end]
    }
    return sections
  }

  private static func isPage(_ line: Substring) -> Bool { line.utf8.starts(with: "## ".utf8) }
}
