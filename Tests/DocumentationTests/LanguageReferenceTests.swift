import Documentation

@Suite("the language reference") struct LanguageReferenceTests {
  private static let page = docsPage("language.md")

  /// The YAML of the page.
  static let examples: [String] = page.components(between: "```yaml\n", and: "```")

  @Test func `has examples`() { #expect(Self.examples.count >= 10) }

  /// An example holds whole lines of a theme, the version perhaps left out; one with `themes` is a project file, and
  /// one that begins with `# error: CODE` has that error.
  @Test(arguments: examples) func `its examples hold`(_ example: String) throws {
    let text = example.contains("themec: 1\n") ? example : "themec: 1\nname: example\n\(example)"
    var sink = DiagnosticSink()
    let tree = try #require(try parsed(text, &sink))
    lower(tree, isProject: tree.mapping?["themes"] != nil, &sink)
    let marker = "# error: "
    let expected =
      example.hasPrefix(marker) ? [String(example.dropFirst(marker.count).prefix { $0 != "\n" })] : []
    #expect(sink.diagnostics.map(\.code.name) == expected)
  }

  @Test func `lists its chapters`() {
    let listed = Self.page.components(between: "\n- [", and: "](#")
    let chapters = Self.page.components(between: "\n## ", and: "\n")
    #expect(Array(listed.prefix(chapters.count)) == chapters)
  }

  @Test(arguments: ["language.md", "drawn-art.md", "targets.md"]) func `the links of pages lead somewhere`(
    _ name: String
  ) {
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

private func docsPage(_ name: String) -> String { (try? Fixture.documentation.text(name)) ?? "" }

/// The tree of a file.
func parsed(
  _ text: String, named name: String = "a.theme.yaml", _ sink: inout DiagnosticSink
) throws -> SyntaxNode? {
  let file = SourceFile(path: try #require(ThemePath(name)), bytes: Array(text.utf8))
  return parse(SourceID(index: 0), file, into: &sink)
}

/// Reports what is wrong with a theme or a project file.
func lower(_ tree: SyntaxNode, isProject: Bool, _ sink: inout DiagnosticSink) {
  if isProject { _ = lowerProject(tree, &sink) } else { _ = lower(tree, from: tree.range.source, &sink) }
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

@Suite("manual pages show what to type") struct ManualPageTests {
  /// What is wrong with these is that their text can't be read.
  private static let unreadable = ["invalid-yaml", "null-before-comment", "duplicate-key"]

  @Test func `there is a page for each code, and none for another name`() {
    #expect(ManualPage.names == Set(DiagnosticCodes.all.all.map(\.name)))
  }

  @Test(arguments: DiagnosticCodes.all.all) func `an example is a part of a theme or a command, not prose`(
    _ code: DiagnosticCode
  ) throws {
    let isReadable = !Self.unreadable.contains(code.name)
    #expect(try areTyped(code.page.example) == isReadable, "the example of `\(code.name)`")
  }

  @Test(arguments: DiagnosticCodes.all.all) func `so is what to type instead`(_ code: DiagnosticCode) throws {
    #expect(try areTyped(code.page.instead), "what stands under `instead` of `\(code.name)`")
  }

  @Test(arguments: ["nothing", "# nothing", "the 2x: redrawn: again", "- a list", "themec build\nIt builds."])
  func `prose is told from a theme`(_ text: String) throws {
    #expect(try !areTyped(text))
  }

  /// Whether a text is made of parts of themes, or of commands of themec alone.
  private func areTyped(_ text: String) throws -> Bool {
    let areCommands = text.split(separator: "\n").allSatisfy { $0.hasPrefix("themec ") }
    return try areCommands || areMaps(text)
  }

  /// Whether a text, or each of its files, is a map in which nothing is wrong.
  private func areMaps(_ text: String) throws -> Bool {
    try text.split(separator: "# b.theme.yaml").allSatisfy { part in
      var sink = DiagnosticSink()
      let root = try parsed("\(part)\n", &sink)
      return root?.mapping != nil && sink.diagnostics.isEmpty
    }
  }
}

extension SyntaxNode {
  /// The tree as an editor would see it: what is not quoted is a null, a boolean or a number where YAML 1.2's core
  /// schema says so.
  var typed: JSONValue {
    switch value {
    case .mapping(let mapping): return .object(mapping.entries.map { ($0.key.value, $0.value.typed) })
    case .sequence(let nodes): return .array(nodes.map(\.typed))
    case .scalar(let scalar):
      if scalar.isNull { return .null }
      if scalar.isQuoted { return .string(scalar.text) }
      switch scalar.text {
      case "true": return .bool(true)
      case "false": return .bool(false)
      default:
        let isNumber =
          scalar.text.wholeMatch(of: /[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?/) != nil
        return isNumber ? .number(scalar.text) : .string(scalar.text)
      }
    }
  }
}
