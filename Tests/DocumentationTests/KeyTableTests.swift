/// A key in its table.
struct TableKey: Sendable, CustomTestStringConvertible {
  let table: KeyTable
  let key: Key

  var testDescription: String { "\(table.name).\(key.name)" }

  static let all = KeyTable.all.flatMap { table in table.keys.map { TableKey(table: table, key: $0) } }
}

@Suite("the tables of keys are the language") struct KeyTableTests {
  private static let theme = JSONSchema(themeSchema(codes: .all))
  private static let project = JSONSchema(projectSchema(codes: .all))

  private static func isOfProject(_ table: KeyTable) -> Bool { ["project", "brands"].contains(table.name) }

  private static func schema(of table: KeyTable) -> JSONSchema {
    isOfProject(table) ? project : theme
  }

  @Test(arguments: TableKey.all) func `a fixture shows each key`(_ entry: TableKey) throws {
    let texts = ["model", "resolution", "check", "build", "project", "targets"].flatMap { kind in
      let fixture = Fixture.named(entry.key.fixture, kind: kind)
      return fixture.files().filter { $0.hasSuffix(".yaml") }.compactMap(fixture.bytes)
    }
    try #require(!texts.isEmpty, "no fixture \(entry.key.fixture)")
    #expect(
      texts.contains { bytes in
        let words = String(decoding: bytes, as: UTF8.self).split { " \n{},\"".contains($0) }
        return words.contains("\(entry.key.name):")
      }, "\(entry.key.fixture) does not show it")
  }

  @Test(arguments: TableKey.all) func `each kind of value is accepted, by the compiler and by the schema`(
    _ entry: TableKey
  ) throws {
    let values = entry.key.name == "allow" ? ["[unused-token]"] : samples(of: entry.key.type)
    for value in values + (entry.key.isSetting ? ["$token"] : []) {
      let text = theme(with: "\(entry.key.name): \(value)", in: entry.table)
      let isOfTheme = entry.table.name == "theme"
      let tokens = isOfTheme && entry.key.name == "tokens" ? "" : "tokens: { token: 1 }\n"
      let header = Self.isOfProject(entry.table) ? "" : tokens
      let version = entry.key.name == "themec" ? "" : "themec: 1\n"
      let (root, sink) = try lowered(version + header + text, isProject: Self.isOfProject(entry.table))
      let wrong: [DiagnosticCode] = [.unknownKey, .unknownValue, .wrongType, .exclusiveKeys]
      let messages = sink.diagnostics.filter { wrong.contains($0.code) }.map(\.message)
      #expect(messages.isEmpty, "\(text)")
      let problems = Self.schema(of: entry.table).problems(of: root.typed)
      #expect(problems.isEmpty, "\(text)")
    }
  }

  @Test(arguments: KeyTable.all) func `no other key is accepted`(_ table: KeyTable) throws {
    let names = Set(KeyTable.all.flatMap(\.keys).map(\.name)).union(["svg", "draw", "use", "with", "zzz"])
    for name in names.subtracting(table.keys.map(\.name)).sorted() {
      let text = theme(with: "\(name): {}", in: table)
      let (root, sink) = try lowered("themec: 1\n" + text, isProject: Self.isOfProject(table))
      // Whether a map holds caps for each scale is told by its keys.
      if ["caps", "capsByScale", "pixelCaps"].contains(table.name), text.contains("caps: { \(name)") {
        continue
      }
      // Among several fills, an ordinary fill stands for itself.
      if table.name == "paintedFill", KeyTable.named("fill").keys.contains(where: { $0.name == name }) {
        continue
      }
      #expect(sink.diagnostics.contains { $0.code == .unknownKey }, "`\(name)` in \(table.title)")
      let problems = Self.schema(of: table).problems(of: root.typed)
      #expect(!problems.isEmpty, "`\(name)` in \(table.title)")
    }
  }

  private func lowered(_ text: String, isProject: Bool) throws -> (SyntaxNode, DiagnosticSink) {
    var sink = DiagnosticSink()
    let root = try #require(try parsed(text, &sink))
    #expect(sink.diagnostics.isEmpty, "\(text)")
    lower(root, isProject: isProject, &sink)
    return (root, sink)
  }

  /// A theme in which an entry stands where its table's do.
  private func theme(with entry: String, in table: KeyTable) -> String {
    switch table.name {
    case "theme", "project": entry
    case "tokenResolver": "tokenFiles: { \(entry) }"
    case "navigationBar": "navigationBars: { a: { \(entry) } }"
    case "button": "buttons: { a: { \(entry) } }"
    case "image": "images: { a: { \(entry) } }"
    case "title": "buttons: { a: { title: { \(entry) } } }"
    case "font", "shadow", "insets", "offset": "buttons: { a: { title: { \(table.name): { \(entry) } } } }"
    case "fontNames": "fonts: { a: { \(entry) } }"
    case "icon", "hitArea", "stretchable", "art", "caps", "resizing":
      "buttons: { a: { \(table.name): { \(entry) } } }"
    case "capsByScale": "buttons: { a: { caps: { 1x: {}, \(entry) } } }".replacing("1x: {}, 1x", with: "1x")
    case "pixelCaps": "buttons: { a: { caps: { 1x: { \(entry) } } } }"
    case "svgSize": "buttons: { a: { art: { svg: { size: { \(entry) } } } } }"
    case "files", "region", "svg": "buttons: { a: { art: { \(table.name): { \(entry) } } } }"
    case "background", "backIndicator": "navigationBars: { a: { \(table.name): { \(entry) } } }"
    case "interface": "interface: { \(entry) }"
    case "brands": "themes: [ { \(entry) } ]"
    case "defaults": "defaults: { \(entry) }"
    case "screen": "screens: { a: { \(entry) } }"
    case "target":
      "targets: { \(target(with: entry)): { \(entry) } }"
    case "recipe": "art: { a: { \(entry) } }"
    case "boxStroke": "buttons: { a: { art: { box: { stroke: { \(entry) } } } } }"
    case "box": "buttons: { a: { art: { box: { \(entry) } } } }"
    case "drawing": "buttons: { a: { art: { draw: { \(entry) } } } }"
    case "size": drawn("size: { \(entry) }")
    case "layer": layer(entry)
    case "group": layer("group: { \(entry) }")
    case "mask": layer("group: { mask: { \(entry) } }")
    case "factors": layer("group: { scale: { \(entry) } }")
    case "paintedFill": layer("fills: [ { \(entry) } ]")
    case "across", "dash": layer("stroke: { \(table.name): { \(entry) } }")
    case "layerShadow": layer("shadows: [ { \(entry) } ]")
    case "shape", "fill", "stroke": layer("\(table.name): { \(entry) }")
    case "roundedRectangle", "chevron", "star", "arc", "ring", "polygon":
      layer("shape: { \(table.name): { \(entry) } }")
    case "corners": layer("shape: { roundedRectangle: { corners: { \(entry) } } }")
    case "linear", "radial", "conic", "noise", "pattern": layer("fill: { \(table.name): { \(entry) } }")
    case "center": layer("fill: { radial: { center: { \(entry) } } }")
    case "stop": layer("fill: { linear: { stops: [ { \(entry) } ] } }")
    case "controls": "controls: { \(entry) }"
    case "controlPicture": "controls: { cells: { a: { top: { \(entry) } } } }"
    case "controlText": "controls: { segmentedControls: { a: { title: { \(entry) } } } }"
    case "controlItem": "controls: { tabBars: { a: { items: { \(entry) } } } }"
    case "control-segmentedControls-divider":
      "controls: { segmentedControls: { a: { divider: { \(entry) } } } }"
    case _ where table.name.hasPrefix("control-"):
      "controls: { \(table.name.dropFirst("control-".count)): { a: { \(entry) } } }"
    default: preconditionFailure("where does \(table.name) stand?")
    }
  }

  /// A target that has the option of an entry.
  private func target(with entry: String) -> String {
    if ["dark:", "customProperties:"].contains(where: entry.hasPrefix) { return "css" }
    return entry.hasPrefix("prefix:") ? "android" : "uikit"
  }

  private func drawn(_ entry: String) -> String { "art: { a: { \(entry) } }" }

  private func layer(_ entry: String) -> String { drawn("layers: [ { \(entry) } ]") }

  /// A value of each kind that a type has.
  private func samples(of type: ValueType) -> [String] {
    switch type {
    case .length: ["13", "-0.5", "13pt"]
    case .lengthOrHairline: ["13", "1px"]
    case .color: ["white", "\"#fff\"", "black/20%"]
    case .text: ["text", "1.10", "true"]
    case .path: ["a.png"]
    case .truth: ["true", "false"]
    case .fraction: ["0.5", "50%"]
    case .ratio: ["0.5", "150%", "-2"]
    case .angle: ["180", "45.5deg", "-90"]
    case .anything: ["12", "white", "{ a: 1 }", "[1]"]
    case .wholeNumber(let range): ["\(range.lowerBound)", "\(range.upperBound)"]
    case .words(let words): words
    case .pattern(let pattern): [matching(pattern)]
    case .map("shape"): ["{ path: \"M 0 0 H 9 V 9\" }"]
    case .map("fill"): ["{ linear: {} }"]
    case .map, .overlay, .any: ["{}"]
    case .named(let pattern, let type):
      samples(of: type).map { "{ \(pattern.map(matching) ?? "white"): \($0) }" }
    case .list(let type): ["[\(samples(of: type).joined(separator: ", "))]"]
    case .either(let types): types.flatMap(samples)
    }
  }

  private func matching(_ pattern: String) -> String {
    let words = [
      "highlighted+selected", "compact", "dark", "highContrast", "ios-26", "rtl", "uikit", "name",
      "buttons/name", "appearances.dark", "normal+selected",
    ]
    guard let expression = try? Regex(pattern) else { preconditionFailure("\(pattern) is no pattern") }
    guard let word = words.first(where: { $0.wholeMatch(of: expression) != nil }) else {
      preconditionFailure("what matches \(pattern)?")
    }
    return word
  }
}
