import FixtureSupport
package import Foundation
import ThemeCompiler
import ThemeCore
import ThemeDiagnostics
import ThemeImage
import ThemeModel
import ThemeReview
import ThemeTargets

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

/// A JSON Schema that themec publishes in `docs/`, made from the lists of keys or, in part, from the properties of looks. The others
/// are written by hand there, and a part of the tool.
package struct SchemaPage: Sendable {
  /// Its path from the checkout's root.
  package let path: String
  /// The schema's text, made from that of the file.
  package let filled: @Sendable (String) throws(MarkError) -> String

  /// Every schema, sorted by path.
  package static var all: [SchemaPage] {
    [
      SchemaPage(path: "docs/manifest.schema.json", filled: manifestSchema),
      SchemaPage(path: "docs/project.schema.json") { _ in projectSchema(codes: .all).text },
      SchemaPage(path: "docs/theme.schema.json") { _ in themeSchema(codes: .all).text },
    ]
  }
}

/// `docs/themes.html`, the page that `themec preview themes` writes, with the brands too: all themes that ship.
///
/// Its pictures are compared as they are before they are compressed: their bytes depend on the machine's libdeflate.
package struct ThemesPage: Sendable {
  package static let path = "docs/themes.html"

  package let html: String
  /// What is wrong with the themes, as their authors would read it; nothing is.
  package let problems: String

  /// Compiles all themes that ship.
  package init() throws {
    let shipped = Fixture.shippedThemes
    let brands = shipped.files().filter { $0.hasPrefix("brands/") }.compactMap { ThemePath($0) }
    var (shown, problems): ([BundleContents], String) = ([], "")
    // All of them together have more art than a run may have.
    for themes in [shipped.themes, brands] {
      let session = Session(try shipped.inputs(), targets: .built)
      let compiled = try compileAll(themes, in: session, CompileOptions())
      shown += compiled.themes.compactMap { BundleContents($0, in: session) }
      problems += render(compiled.diagnostics, as: .human, in: session.sources)
    }
    self.problems = problems
    html = PreviewPage(shown.map { PreviewTheme($0, remarks: [], typed: { "themes/\($0)" }) }).html
  }

  /// Whether a page is this one, but for the bytes of its pictures.
  package func isSame(as other: String) -> Bool {
    if html == other { return true }
    guard let own = Parts(html), let others = Parts(other) else { return false }
    return own.text == others.text && own.pictures == others.pictures
  }

  /// Writes the page where it differs from the one in the folder.
  package func update(_ file: URL) throws {
    let known = (try? Data(contentsOf: file)).map { String(decoding: $0, as: UTF8.self) }
    if known.map(isSame) == true { return }
    try Data(html.utf8).write(to: file)
  }

  /// The packed pictures of a page, and all other text of it.
  private struct Parts {
    let text: String
    let pictures: [String: [UInt8]]

    init?(_ page: String) {
      guard let found = page.firstMatch(of: /"pictures": (\{[^}]*\})/),
        let json = try? JSONValue(parsing: Array(found.1.utf8)), let packed = PagePack.inflated(json)
      else { return nil }
      pictures = packed
      text = String(page[..<found.1.startIndex] + page[found.1.endIndex...])
    }
  }
}
