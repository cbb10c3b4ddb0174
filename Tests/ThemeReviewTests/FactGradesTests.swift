@testable import ThemeReview

/// Every fact of a manifest has a rule that says what its change means.
struct FactGradesTests {
  /// The schema that is published, which another test compares with that of the code.
  private static let schema: JSONValue? = {
    let bytes = Fixture.documentation.bytes("manifest.schema.json")
    return bytes.flatMap { try? JSONValue(parsing: [UInt8]($0)) }
  }()

  /// The paths of the facts below a definition of the schema.
  private static func paths(of definition: String, from path: [String] = []) -> [[String]] {
    paths(in: schema?["$defs"]?[definition], from: path)
  }

  private static func paths(in schema: JSONValue?, from path: [String]) -> [[String]] {
    let inner = ["title", "icon", "hitArea", "insets", "font", "offset", "shadow", "part"]
    return (schema?["properties"]?.members ?? []).flatMap { key, value -> [[String]] in
      let path = path + [key]
      if key == "parts" {
        return (value["properties"]?.members ?? []).flatMap { paths(of: "part", from: path + [$0.0]) }
      }
      let options = value["anyOf"]?.elements ?? [value]
      let named = options.compactMap { $0["$ref"]?.string?.split(separator: "/").last.map(String.init) }
      guard let name = named.first, inner.contains(name) else { return [path] }
      return paths(of: name, from: path)
    }
  }

  @Test func `of variants`() {
    let paths = Self.paths(of: "variant")
    #expect(paths.count > 60)
    for path in paths { #expect(FactRules.ofVariant(path) != nil, "\(path)") }
  }

  @Test func `of elements and of bundles`() {
    for path in Self.paths(of: "element") { #expect(FactRules.ofElement(path) != nil, "\(path)") }
    let paths = Self.paths(in: Self.schema, from: [])
    #expect(paths.count > 5)
    for path in paths { #expect(FactRules.ofBundle(path) != nil, "\(path)") }
  }

  static let changes: [(path: String, old: JSONValue?, new: JSONValue?, grade: Grade)] = [
    ("height", 44, 48, .breaking), ("height", 48, 44, .visible), ("height", nil, 44, .breaking),
    ("minimumWidth", nil, 30, .breaking), ("minimumWidth", 30, nil, .visible),
    ("maximumWidth", 200, nil, .breaking), ("maximumWidth", nil, 200, .visible),
    ("title.font.size", 15, 16, .breaking), ("title.font.size", 16, 15, .visible),
    ("title.font.weight", "regular", "bold", .breaking), ("title.font.weight", "bold", nil, .visible),
    ("title.font.weight", "bold", "medium", .visible), ("title.font.family", "system", "Inter", .breaking),
    ("title.font.letterSpacing", nil, 1, .breaking), ("title.font.letterSpacing", 1, nil, .visible),
    ("title.font.maximumSize", 20, nil, .breaking), ("title.font.scales", nil, .bool(true), .breaking),
    ("title.insets.left", 8, 9, .breaking), ("largeTitle.insets.left", 9, 8, .visible),
    ("title.lines", nil, 2, .breaking), ("title.lines", 2, 0, .breaking), ("title.lines", 0, 3, .visible),
    ("title.transform", nil, "uppercase", .breaking), ("title.transform", "uppercase", nil, .visible),
    ("title.transform", nil, "lowercase", .visible), ("title.measure", "exact", "ceil", .breaking),
    ("title.color", "#000000", "#ffffff", .visible), ("title.offset.x", 0, 3, .visible),
    ("icon.gap", 4, 6, .breaking), ("icon.placement", "leading", "trailing", .visible),
    ("icon.placement", "leading", "above", .breaking), ("icon.placement", "leading", "only", .visible),
    ("parts.background.alignmentInsets.top", 4, 2, .breaking),
    ("parts.background.alignmentInsets.top", 2, 4, .visible),
    ("translucent", .bool(true), .bool(false), .breaking), ("assetName", "a", "b", .breaking),
  ]

  @Test(arguments: changes) func `a change has the grade of what it takes`(
    change: (path: String, old: JSONValue?, new: JSONValue?, grade: Grade)
  ) {
    let path = change.path.split(separator: ".").map(String.init)
    let fact = FactChange(path: path, old: change.old, new: change.new)
    #expect(FactRules.ofVariant(path)?.grade(of: fact) == change.grade, "\(change)")
  }
}
