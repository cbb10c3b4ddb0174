@Suite("json and sarif are as their schemas say") struct PublishedShapeTests {
  @Test(arguments: Fixture.all("rendering")) func json(_ fixture: Fixture) throws {
    let rendering = try RenderingCase(fixture)
    let text = render(rendering.diagnostics, as: .json, in: rendering.sources, options: rendering.options)
    let document = try JSONValue(parsing: Array(text.utf8))
    #expect(Self.strictDiagnostics.problems(of: document) == [])
  }

  @Test(arguments: Fixture.all("rendering")) func sarif(_ fixture: Fixture) throws {
    let rendering = try RenderingCase(fixture)
    var options = rendering.options
    options.toolVersion = "1.2.3"
    let text = render(rendering.diagnostics, as: .sarif, in: rendering.sources, options: options)
    let document = try JSONValue(parsing: Array(text.utf8))
    #expect(Self.sarifSchema.problems(of: document) == [])

    let run = document["runs"]?.elements?.first
    let rules = run?["tool"]?["driver"]?["rules"]?.elements ?? []
    #expect(!rules.isEmpty)
    for result in run?["results"]?.elements ?? [] {
      let index = result["ruleIndex"]?.integer ?? -1
      #expect(rules.indices.contains(index) && rules[index]["id"]?.string == result["ruleId"]?.string)
    }
  }

  @Test(arguments: wrong) func `the schemas can say no`(
    _ format: DiagnosticFormat, _ what: String, _ old: String, _ new: String
  ) throws {
    let rendering = try RenderingCase(.named("two-places-that-matter", kind: "rendering"))
    let text = render(rendering.diagnostics, as: format, in: rendering.sources)
    #expect(text.contains(old))
    let changed = try JSONValue(parsing: Array(text.replacing(old, with: new).utf8))
    let schema = format == .json ? Self.strictDiagnostics : Self.sarifSchema
    #expect(!schema.problems(of: changed).isEmpty)
  }

  static let wrong: [(DiagnosticFormat, String, String, String)] = [
    (.json, "a missing member", #""code": "#, #""kode": "#),
    (.json, "a name that is no code", #""caps-exceed-width""#, #""Caps_Exceed""#),
    (.json, "a line 0", #""line": 2"#, #""line": 0"#),
    (.json, "an unknown severity", #""error""#, #""fatal""#),
    (.json, "an unknown version", #""diagnosticsVersion": 1"#, #""diagnosticsVersion": 2"#),
    (.sarif, "another version", #""version": "2.1.0""#, #""version": "2.0.0""#),
    (.sarif, "a line 0", #""startLine": 2"#, #""startLine": 0"#),
    (.sarif, "a column as text", #""startColumn": 11"#, #""startColumn": "11""#),
    (.sarif, "an unknown member", #""ruleIndex""#, #""ruleNumber""#),
    (.sarif, "an unknown level", #""level": "error""#, #""level": "fatal""#),
    (.sarif, "a message without text", #""text""#, #""txt""#),
    (.sarif, "another kind of column", #""unicodeCodePoints""#, #""bytes""#),
  ]

  /// What OASIS' schema of SARIF 2.1.0 says of the members that themec's logs use.
  static let sarifSchema = JSONSchema(
    (try? JSONValue(parsing: Fixture.named("sarif", kind: "schemas").bytes("schema.json") ?? [])) ?? .null)

  /// The published schema, with every member that it does not name refused: a reader must allow new members, but what
  /// is printed must be described.
  static let strictDiagnostics = JSONSchema(closed(parsedDiagnosticsSchema))

  private static func closed(_ schema: JSONValue) -> JSONValue {
    if let members = schema.members {
      let inner = members.map { ($0.0, closed($0.1)) }
      return .object(schema["properties"]?.members == nil ? inner : inner + [("additionalProperties", false)])
    }
    return schema.elements.map { .array($0.map(closed)) } ?? schema
  }
}

/// The schema that the program prints; null where that is no JSON.
let parsedDiagnosticsSchema = (try? JSONValue(parsing: Array(diagnosticsSchema.utf8))) ?? .null
