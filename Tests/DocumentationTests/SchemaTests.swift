import FixtureSupport
import Foundation
import Testing
import ThemeCore
import ThemeDiagnostics
import ThemeModel
import ThemeSyntax
import ThemeTargets

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
      let paths = FileManager.default.subpaths(atPath: root.appending(path: folder).path) ?? []
      files += paths.sorted().map { "\(folder)/\($0)" }
    }
    return files.filter { $0.hasSuffix(".theme.yaml") || $0.hasSuffix(".theme.json") }
      .map { $0.replacingOccurrences(of: "//", with: "/") }
  }()

  static let root = Fixture.fixturesFolder.appending(path: "../..").standardizedFileURL

  @Test("what themec builds fits", arguments: themes)
  func themesFit(_ path: String) throws {
    let bytes = try [UInt8](Data(contentsOf: Self.root.appending(path: path)))
    #expect(Self.theme.problems(of: try typed(bytes, named: path)) == [])
  }

  /// The schema of `docs/` with a name.
  private static func schema(_ name: String) throws -> JSONValue {
    try JSONValue(parsing: [UInt8](Data(contentsOf: root.appending(path: "docs/\(name).schema.json"))))
  }

  @Test("manifests and digests fit", arguments: Fixture.all("build"))
  func bundlesFit(_ fixture: Fixture) throws {
    let manifest = try #require(fixture.bytes("expected.manifest.json"))
    #expect(JSONSchema(try Self.schema("manifest")).problems(of: try JSONValue(parsing: manifest)) == [])
    let digests = try #require(fixture.bytes("expected.digests.json"))
    #expect(JSONSchema(try Self.schema("digests")).problems(of: try JSONValue(parsing: digests)) == [])
  }

  @Test("every way of saying things fits", arguments: right)
  func fits(_ text: String) throws {
    #expect(
      Self.theme.problems(of: try typed(Array("themec: 1\n\(text)\n".utf8), named: "a.theme.yaml")) == [])
  }

  static let right = [
    "backButtons: { a: { caps: { left: 1px, right: 13.5 }, height: 30pt, title: { color: $color.label } } }",
    "backButtons: { a: { caps: { 1x: { left: 14 }, 2x: { left: 29 }, 3x: { left: 44 } } } }",
    "backButtons: { a: { stretchable: { leftCapWidth: 13 }, resizing: tile, center: keep } }",
    "buttons: { a: { resizing: { horizontal: tile, vertical: stretch } } }",
    "buttons: { a: { states: { selected+highlighted: { metrics: { compact: null } }, focused: selected } } }",
    "buttons: { a: { systems: { ios-26: { directions: { rtl: { title: { alignment: leading } } } } } } }",
    "buttons: { a: { directions: { rtl: mirror }, hitArea: { width: 44 }, title: $type.button } }",
    "images: { a: { art: { derive: normal, swap: { '#fff': black/50% }, opacity: 50%, desaturate: 1 } } }",
    "images: { a: { alignmentInsets: auto, scales: [1, 3], allow: [tap-target-small], assetName: 42 } }",
    "navigationBars: { a: { background: system, title: { font: { weight: 600 }, shadow: none } } }",
    "backButtons: null\ntokens: { a: { b: [1, { c: d }] } }\nscreens: { 設定: { title: 7, backButton: $$x } }",
    "tokens: { a: { value: red, appearances: { dark: null }, systems: { ios-26: { value: { x: 1 }, directions: {} } } } }",
    "extends: base.theme.yaml\nabstract: true\nscales: $scales",
    "extends: [a.theme.yaml, b.theme.yaml]\ntargets: { uikit: { allow: [low-contrast] } }",
  ]

  @Test("what is wrong doesn't", arguments: wrong)
  func refuses(_ text: String) throws {
    let tree = try typed(Array("\(text)\nthemec: 1\n".utf8), named: "a.theme.yaml")
    #expect(!Self.theme.problems(of: tree).isEmpty)
  }

  static let wrong = [
    "colour: red", "name: My-Theme", "scales: [4]", "scales: []", "buttons: { Menu: {} }", "themec: 2",
    "buttons: { a: { titel: {} } }", "buttons: { a: { caps: [0, 13, 0, 5] } }",
    "buttons: { a: { title: { insets: [6, 12, 0, 8] } } }", "buttons: { a: { resizing: stretched } }",
    "buttons: { a: { resizing: { across: tile } } }",
    "buttons: { a: { height: 30px } }", "buttons: { a: { height: 1px } }", "buttons: { a: { height: '30' } }",
    "buttons: { a: { title: { color: '#12345' } } }", "buttons: { a: { title: { color: blackish } } }",
    "buttons: { a: { states: { pressed: {} } } }", "buttons: { a: { states: { normal+highlighted: {} } } }",
    "buttons: { a: { systems: { ios-026: {} } } }",
    "buttons: { a: { metrics: { compact: { scales: [1] } } } }",
    "buttons: { a: { states: { highlighted: { directions: { rtl: mirror } } } } }",
    "buttons: { a: { caps: { 1x: { left: 1.5 } } } }", "buttons: { a: { caps: { 1x: { left: -1 } } } }",
    "buttons: { a: { art: { opacity: 2 } } }", "buttons: { a: { art: art/back.png } }",
    "images: { a: { height: 3 } }", "navigationBars: { a: { translucent: yes } }",
    "allow: [unknown-key]", "allow: [no-such-code]", "defaults: { title: x }", "tokens: [a]",
    "screens: { a: { backButtons: b } }", "buttons: { a: { title: { color: $$label } } }",
    "tokens: { a: { value: red, dark: black } }",
    "tokens: { a: { b: { value: 1, states: { hovered: 2 } } } }",
    "tokens: { a: { value: red, appearances: { night: black } } }",
  ]

  @Test("the keywords of manifests are those of the language", arguments: keywords)
  func keywordsFit(_ path: String, _ words: [String]) throws {
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

  @Test("the schema of digests has every target")
  func everyTarget() throws {
    let names = try #require(try Self.schema("digests")["$defs"]?["element"]?["properties"]).members?.map(\.0)
    #expect(Set(names ?? []).isSuperset(of: TargetName.allCases.map(\.rawValue)))
  }

  @Test("wrong manifests and digests don't fit", arguments: wrongFacts)
  func refuses(_ old: String, _ new: String) throws {
    let fixture = Fixture.named("a-back-button-that-is-relabeled", kind: "build")
    var changes = 0
    for (file, schema) in [
      ("expected.manifest.json", try Self.schema("manifest")),
      ("expected.digests.json", try Self.schema("digests")),
    ] {
      let text = String(decoding: try #require(fixture.bytes(file)), as: UTF8.self)
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

  @Test("project files")
  func projects() throws {
    let right =
      "themec: 1\nthemes: [themes/*.theme.yaml]\noutput: build\ntargets: [uikit]\nstrict: true\nallow: [font-small]"
    #expect(Self.project.problems(of: try typed(Array(right.utf8), named: "themec.yaml")) == [])
    for wrong in [
      "themes: [a]", "themec: 1\nstrict: 1", "themec: 1\nouput: build", "themec: 1\ntargets: uikit",
      "themec: 1\nthemes: a.theme.yaml",
    ] {
      #expect(!Self.project.problems(of: try typed(Array(wrong.utf8), named: "themec.yaml")).isEmpty)
    }
  }

  private func typed(_ bytes: [UInt8], named path: String) throws -> JSONValue {
    let sources = SourceMap()
    let file = SourceFile(path: try #require(ThemePath(path)), bytes: bytes)
    let source = sources.add(file)
    var sink = DiagnosticSink()
    let tree = parse(source, sources[source], into: &sink)
    return try #require(tree).typed
  }
}

extension KeywordValue {
  fileprivate static var words: [String] { allCases.map(\.rawValue) }
}
