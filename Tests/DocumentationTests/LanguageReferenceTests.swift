import Documentation
import FixtureSupport
import Foundation
import Testing
import ThemeCore
import ThemeDiagnostics
import ThemeModel
import ThemeSyntax

@Suite("the language reference") struct LanguageReferenceTests {
  private static let page = docsPage("language.md")

  /// The YAML of the page.
  static let examples: [String] = page.components(between: "```yaml\n", and: "```")

  @Test("has examples") func hasExamples() { #expect(Self.examples.count >= 10) }

  /// An example holds whole lines of a theme, the version perhaps left out; one with `themes` is a project file, and
  /// one that begins with `# error: CODE` has that error.
  @Test("its examples hold", arguments: examples)
  func example(_ example: String) throws {
    let text = example.contains("themec: 1\n") ? example : "themec: 1\nname: example\n\(example)"
    let sources = SourceMap()
    let path = try #require(ThemePath("example.theme.yaml"))
    let source = sources.add(SourceFile(path: path, bytes: Array(text.utf8)))
    var sink = DiagnosticSink()
    let tree = try #require(parse(source, sources[source], into: &sink))
    if tree.mapping?["themes"] == nil {
      _ = lower(tree, from: source, &sink)
    } else {
      _ = lowerProject(tree, &sink)
    }
    let marker = "# error: "
    let expected =
      example.hasPrefix(marker) ? [String(example.dropFirst(marker.count).prefix { $0 != "\n" })] : []
    #expect(sink.diagnostics.map(\.code.name) == expected)
  }

  @Test("lists its chapters")
  func chapters() {
    let listed = Self.page.components(between: "\n- [", and: "](#")
    let chapters = Self.page.components(between: "\n## ", and: "\n")
    #expect(Array(listed.prefix(chapters.count)) == chapters)
  }

  @Test("the links of pages lead somewhere", arguments: ["language.md", "drawn-art.md", "targets.md"])
  func links(_ name: String) {
    let page = docsPage(name)
    let own = page.components(between: "](#", and: ")").map { (name, $0) }
    let others = ["language.md", "drawn-art.md", "targets.md", "diagnostics.md"].flatMap { other in
      page.components(between: "](\(other)#", and: ")").map { (other, $0) }
    }
    let targets = own + others
    #expect(targets.count > 5)
    for (other, target) in targets {
      #expect(docsPage(other).anchors.contains(target), "\(other)#\(target)")
    }
  }
}

private func docsPage(_ name: String) -> String {
  let file = Fixture.fixturesFolder.appending(path: "../../docs/\(name)").standardizedFileURL
  return (try? String(contentsOf: file, encoding: .utf8)) ?? ""
}

extension String {
  /// What links within the page can lead to.
  fileprivate var anchors: Set<String> {
    var anchors = Set(components(between: "<a id=\"", and: "\""))
    for heading in split(separator: "\n") where heading.hasPrefix("## ") || heading.hasPrefix("### ") {
      let title = heading.drop { $0 == "#" || $0 == " " }.lowercased()
      anchors.insert(String(title.compactMap { $0 == " " ? "-" : $0.isLetter || $0 == "-" ? $0 : nil }))
    }
    return anchors
  }

  /// What stands between each pair of marks; the end of the text closes the last.
  fileprivate func components(between start: String, and end: String) -> [String] {
    var result: [String] = []
    var rest = self[...]
    while let opening = rest.firstRange(of: start) {
      rest = rest[opening.upperBound...]
      let closing = rest.firstRange(of: end)
      result.append(String(rest[..<(closing?.lowerBound ?? rest.endIndex)]))
      rest = closing.map { rest[$0.upperBound...] } ?? ""
    }
    return result
  }
}
