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

  /// The pages by the names of their codes, read when the first is asked for.
  package static let all = pages(in: unsafe String(cString: ctexts_manual_pages()))

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

  private static func pages(in text: String) -> [String: ManualPage] {
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map(Substring.init)
    var pages: [String: ManualPage] = [:]
    // Of a family stands the heading alone.
    for section in lines.split(whereSeparator: { $0.hasPrefix("# ") }) {
      let starts = section.indices.filter { section[$0].hasPrefix("## ") }
      for (start, end) in zip(starts, starts.dropFirst() + [section.endIndex]) {
        pages[String(section[start].dropFirst(3))] = ManualPage(section[(start + 1)..<end])
      }
    }
    return pages
  }
}
