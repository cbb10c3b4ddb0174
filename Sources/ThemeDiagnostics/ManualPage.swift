import CTexts

/// What `themec explain` prints of a code: a section of the files in `Sources/CTexts/pages`.
package struct ManualPage: Sendable {
  /// The whole page as it stands, without its heading, in lines of at most 80 characters but for examples.
  package let text: String
  /// What is wrong, in one or two sentences.
  package let what: String
  /// Why it matters.
  package let why: String
  /// The smallest theme text that triggers it.
  package let example: String
  /// The same, repaired.
  package let instead: String

  /// The lines of each page, by the name of its code.
  private static let sections = sections(of: unsafe String(cString: ctexts_manual_pages()))

  /// The names of the codes that have a page.
  package static var names: Set<String> { Set(sections.keys) }

  /// The page of a code; nil where there is none. Only this one is read.
  package init?(of name: String) {
    guard let lines = Self.sections[name] else { return nil }
    self.init(lines)
  }

  /// The lines below a heading; nil where they are no page.
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
    // Of a family stands the heading alone, and ends the page before it.
    let headings = lines.indices.filter { lines[$0].utf8.starts(with: "# ".utf8) || isPage(lines[$0]) }
    var sections: [String: ArraySlice<Substring>] = [:]
    for (start, end) in zip(headings, headings.dropFirst() + [lines.endIndex]) where isPage(lines[start]) {
      sections[String(lines[start].dropFirst(3))] = lines[(start + 1)..<end]
    }
    return sections
  }

  private static func isPage(_ line: Substring) -> Bool { line.utf8.starts(with: "## ".utf8) }
}
