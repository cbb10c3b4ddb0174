@Suite("schemas") struct SchemaTests {
  private static let theme = JSONSchema(themeSchema(codes: .all))
  private static let project = JSONSchema(projectSchema(codes: .all))

  /// Every theme of a fixture, of `themes/` and of `examples/` in which nothing is wrong.
  static let themes: [String] = {
    var files: [String] = []
    for fixture in ["check", "build", "model", "resolution"].flatMap(Fixture.all) {
      let texts = ["expected.txt", "expected.diagnostics.txt"].compactMap(fixture.bytes)
      if texts.contains(where: { String(decoding: $0, as: UTF8.self).contains("error[") }) { continue }
      files += fixture.files().map {
        "Tests/Fixtures/\(fixture.folder.path.components(separatedBy: "/Fixtures/")[1])/\($0)"
      }
    }
    for folder in ["themes", "examples"] {
      files += Fixture.checkout.below(folder).files().map { "\(folder)/\($0)" }
    }
    return files.filter { $0.hasSuffix(".theme.yaml") || $0.hasSuffix(".theme.json") }
      .map { $0.replacingOccurrences(of: "//", with: "/") }
  }()

  @Test(arguments: themes) func `what themec builds fits`(_ path: String) throws {
    let text = try Fixture.checkout.text(path)
    #expect(Self.theme.problems(of: try typed(text, named: path)) == [])
  }

  /// The schema of `docs/` with a name.
  private static func schema(_ name: String) throws -> JSONValue {
    try JSONValue(parsing: Array(Fixture.checkout.text("docs/\(name).schema.json").utf8))
  }

  @Test(arguments: Fixture.all("build")) func `manifests and digests fit`(_ fixture: Fixture) throws {
    let manifest = try #require(fixture.bytes("expected.manifest.json"))
    #expect(JSONSchema(try Self.schema("manifest")).problems(of: try JSONValue(parsing: manifest)) == [])
    let digests = try #require(fixture.bytes("expected.digests.json"))
    #expect(JSONSchema(try Self.schema("digests")).problems(of: try JSONValue(parsing: digests)) == [])
  }

  @Test(arguments: Fixture.cases("the-schema-of-themes-takes-each-way-to-say-things"))
  func `every way of saying things fits`(_ lines: [String]) throws {
    let text = (["themec: 1"] + lines).joined(separator: "\n") + "\n"
    #expect(Self.theme.problems(of: try typed(text)) == [])
  }

  @Test(arguments: Fixture.cases("the-schema-of-themes-refuses-what-is-wrong")) func `what is wrong doesn't`(
    _ lines: [String]
  ) throws {
    #expect(!Self.theme.problems(of: try typed("\(lines[0])\nthemec: 1\n")).isEmpty)
  }

  @Test(arguments: keywords) func `the keywords of manifests are those of the language`(
    _ path: String, _ words: [String]
  ) throws {
    var part = try Self.schema("manifest")
    for key in path.split(separator: ".") { part = try #require(part[String(key)]) }
    let listed = try #require(part["enum"] ?? part["anyOf"]?.elements?.first?["enum"])
    #expect(listed.elements?.compactMap(\.string) == words)
  }

  static let keywords: [(String, [String])] = [
    ("$defs.font.properties.weight", FontWeight.words), ("$defs.font.properties.style", FontStyle.words),
    ("$defs.icon.properties.placement", IconPlacement.words),
    ("$defs.material.properties.kind", Material.words),
    ("$defs.title.properties.alignment", TitleAlignment.words),
    ("$defs.title.properties.measure", Measure.words),
    ("$defs.title.properties.transform", TextTransform.words),
    ("$defs.title.properties.truncation", Truncation.words),
    ("$defs.title.properties.verticalAlignment", VerticalAlignment.words),
    ("$defs.variant.properties.position", BarPosition.words),
    ("$defs.variant.properties.renderingIntent", RenderingIntent.words),
  ]

  @Test func `the schema of digests has every target`() throws {
    let names = try #require(try Self.schema("digests")["$defs"]?["element"]?["properties"]).members?.map(\.0)
    #expect(Set(names ?? []).isSuperset(of: TargetName.allCases.map(\.rawValue)))
  }

  @Test(arguments: wrongFacts) func `wrong manifests and digests don't fit`(_ old: String, _ new: String)
    throws
  {
    let fixture = Fixture.named("a-back-button-that-is-relabeled", kind: "build")
    var changes = 0
    for (file, schema) in [
      ("expected.manifest.json", try Self.schema("manifest")),
      ("expected.digests.json", try Self.schema("digests")),
    ] {
      let text = try fixture.text(file)
      guard text.contains(old) else { continue }
      changes += 1
      let changed = try JSONValue(parsing: Array(text.replacing(old, with: new).utf8))
      #expect(!JSONSchema(schema).problems(of: changed).isEmpty)
    }
    #expect(changes == 1)
  }

  static let wrongFacts = [
    (#""manifestVersion": 2"#, #""manifestVersion": 1"#), (#""theme""#, #""themes""#),
    ("\"backButtons/nav-button\": {\n      \"allow\"", "\"toolbars/nav-button\": {\n      \"allow\""),
    (#""highlighted": {"#, #""pressed": {"#),
    (##""#ffffff""##, #""white""#), (#""size": 12"#, #""size": "12""#), (#""sourceSize""#, #""source""#),
    (#""x": 13"#, #""x": 13.5"#), (#""x": 0, "#, ""), (#""normal": {"#, #""normal.dark": {"#),
    (#""digestsVersion": 2"#, #""digestsVersion": 0"#), (#""pixels": "0"#, #""pixels": "X"#),
    (#""art": ""#, #""bytes": ""#),
  ]

  @Test func `project files`() throws {
    let right =
      "themec: 1\nthemes: [themes/*.theme.yaml]\noutput: build\ntargets: [uikit]\nstrict: true\nallow: [font-small]"
    #expect(Self.project.problems(of: try typed(right, named: "themec.yaml")) == [])
    for wrong in [
      "themes: [a]", "themec: 1\nstrict: 1", "themec: 1\nouput: build", "themec: 1\ntargets: uikit",
      "themec: 1\nthemes: a.theme.yaml",
    ] {
      #expect(!Self.project.problems(of: try typed(wrong, named: "themec.yaml")).isEmpty)
    }
  }

  private func typed(_ text: String, named path: String = "a.theme.yaml") throws -> JSONValue {
    var sink = DiagnosticSink()
    return try #require(try parsed(text, named: path, &sink)).typed
  }
}

extension KeywordValue {
  fileprivate static var words: [String] { allCases.map(\.rawValue) }
}
