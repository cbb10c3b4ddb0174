import FixtureSupport
import Testing
import ThemeCore
import ThemeDiagnostics
import ThemeModel
import ThemeSyntax

@Suite("the language reference") struct LanguageReferenceTests {
  /// The YAML of the page.
  static let examples: [String] = languageReference().components(between: "```yaml\n", and: "```")

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

  @Test("has every key of every table", arguments: KeyTable.all.map(\.name))
  func keys(_ table: String) throws {
    let sections = languageReference().components(between: "<a id=\"keys-\(table)\">", and: "\n<a id=")
    let section = try #require(sections.first)
    for key in KeyTable.named(table).keys { #expect(section.contains("\n| `\(key.name)` | ")) }
  }

  @Test("its links lead somewhere")
  func links() {
    let page = languageReference()
    let anchors = page.anchors
    let targets = page.components(between: "](#", and: ")")
    #expect(targets.count > 20)
    for target in targets { #expect(anchors.contains(target), "#\(target)") }
  }

  @Test("the links of drawn art lead somewhere")
  func linksOfDrawnArt() {
    let page = drawnArtReference { _ in "" }
    for target in page.components(between: "](#", and: ")") {
      #expect(page.anchors.contains(target), "#\(target)")
    }
    let anchors = languageReference().anchors
    let targets = page.components(between: "](language.md#", and: ")")
    #expect(!targets.isEmpty)
    for target in targets { #expect(anchors.contains(target), "language.md#\(target)") }
  }
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
