/// `Tests/Fixtures/tokens/CLAIM/`: a design-token file in `input.json`, the tokens in `expected.txt`, what is
/// deprecated in `expected.deprecated`, what is to be said of tokens that are used in `expected.remarks`, what is reported in
/// `expected.diagnostics`. Those that would be empty are missing.
@Test(arguments: Fixture.all("tokens")) func designTokenFiles(_ fixture: Fixture) throws {
  let file = SourceFile(
    path: try #require(ThemePath("input.json")), bytes: try #require(fixture.bytes("input.json")))
  let sources = SourceMap()
  var sink = DiagnosticSink()
  let root = try #require(parse(sources.add(file), file, into: &sink))
  #expect(sink.diagnostics.isEmpty)
  let tokens = designTokens(root, Limits(), &sink)
  let dump = tokens.map { SyntaxDump($0.tokens, from: sources).text } ?? ""
  let lines = file.lines
  let deprecated = (tokens?.deprecated ?? []).map {
    "\($0.path) \(lines.position(of: Int($0.range.start)).line): \($0.reason)\n"
  }
  var remarks = DiagnosticSink()
  for remark in (tokens?.remarks ?? []).sorted(by: { $0.place.start < $1.place.start }) {
    switch remark.kind {
    case .warning(let diagnostic), .warningOfText(let diagnostic), .invalid(let diagnostic, _):
      remarks.report(diagnostic)
    case .unusedPart(let name):
      remarks.report(Diagnostic(.tokenPartUnused, "\(name) of `\(remark.path)`", at: remark.place))
    }
  }
  #expect(Golden.difference(dump, from: "expected.txt", of: fixture) == nil)
  #expect(Golden.difference(deprecated.joined(), from: "expected.deprecated", of: fixture) == nil)
  #expect(Golden.difference(diagnosticText(remarks, file), from: "expected.remarks", of: fixture) == nil)
  #expect(Golden.difference(diagnosticText(sink, file), from: "expected.diagnostics", of: fixture) == nil)
  #expect(tokens != nil || sink.hasErrors)
}

/// The tokens of one file alone.
private func designTokens(_ root: SyntaxNode, _ limits: Limits, _ sink: inout DiagnosticSink) -> DesignTokens?
{
  DesignTokenReader.document(root, limits, &sink).flatMap {
    DesignTokenReader.tokens(of: [$0], missing: .isError, limits, &sink)
  }
}

/// Reads JSON as design tokens.
private func read(_ json: String) throws -> (tokens: DesignTokens?, sink: DiagnosticSink) {
  let file = SourceFile(path: try #require(ThemePath("a.json")), bytes: Array(json.utf8))
  var sink = DiagnosticSink()
  let root = try #require(parse(SourceID(index: 0), file, into: &sink))
  return (designTokens(root, Limits(), &sink), sink)
}

/// The color of a component in all three channels.
private func gray(_ component: Double, in space: String) -> String {
  #"{ "$type": "color", "$value": { "colorSpace": "\#(space)", "components": [\#(component), \#(component), \#(component)] } }"#
}

@Test func transferFunctionIsThatOfTheLibrary() throws {
  // Every level and many between them: the rounded result is the same as with the library's `pow`.
  let steps = (0...4096).map { Double($0) / 4096 }
  let json = steps.enumerated().map { #""t\#($0)": \#(gray($1, in: "srgb-linear"))"# }.joined(separator: ",")
  let tokens = try #require(try read("{\(json)}").tokens)
  for (index, light) in steps.enumerated() {
    let encoded = light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
    let level = Int((encoded * 255 + 0.5).rounded(.down))
    let text = tokens.tokens.mapping?["t\(index)"]?.scalar?.text
    #expect(text == "#" + String(repeating: String(format: "%02x", level), count: 3) + "ff")
  }
}

@Test func graysOfDisplayP3AreThoseOfSRGB() throws {
  for level in 0...255 {
    let tokens = try read(#"{ "t": \#(gray(Double(level) / 255, in: "display-p3")) }"#)
    #expect(tokens.sink.diagnostics.isEmpty)
    let text = tokens.tokens?.tokens.mapping?["t"]?.scalar?.text
    #expect(text == "#" + String(repeating: String(format: "%02x", level), count: 3) + "ff")
  }
}

@Test(arguments: [
  ("0", "0"), ("-0", "0"), ("13", "13"), ("-1.50", "-1.5"), ("1e2", "100"), ("12.5e-1", "1.25"),
  ("0.1", "0.1"),
  ("1E+3", "1000"), ("0.333333333333333333333", "0.333333333"), ("123456789", "123456789"), ("0e999", "0"),
  ("1e-30", "0"), ("100000000.000000001", "100000000.000000001"), ("-0.000000001", "-0.000000001"),
  ("0.00000000000000000000000001e26", "1"),
])
func numbersAreExact(_ json: String, _ text: String) throws {
  let read = try read(#"{ "t": { "$type": "number", "$value": \#(json) } }"#)
  #expect(read.sink.diagnostics.isEmpty)
  #expect(read.tokens?.tokens.mapping?["t"]?.scalar?.text == text)
}

@Test(arguments: ["1e9", "1234567890", "-1e10", "1e99999999999999999999", "9999999999999999999999999"])
func numbersThatAreTooLargeAreRefused(_ json: String) throws {
  let read = try read(#"{ "t": { "$type": "number", "$value": \#(json) } }"#)
  // Only a use of the token is an error.
  #expect(read.sink.diagnostics.isEmpty)
  let codes = try #require(read.tokens).remarks.map { remark -> DiagnosticCode? in
    if case .invalid(let diagnostic, _) = remark.kind { diagnostic.code } else { nil }
  }
  #expect(codes == [.tokenInvalid])
}

/// Files that are built to exhaust the machine by what they refer to.
@Test(
  arguments: [
    // Each group holds its predecessor twice.
    (0..<60).map {
      #""g\#($0 + 1)": { "a": { "$extends": "{g\#($0)}" }, "b": { "$extends": "{g\#($0)}" } }"#
    },
    // Each group holds its predecessor, one deeper.
    (0..<5_000).map { #""g\#($0 + 1)": { "a": { "$extends": "{g\#($0)}" } }"# },
    // The same from the end, so that each is asked for before it is known.
    (0..<5_000).reversed().map { #""g\#($0 + 1)": { "a": { "$extends": "{g\#($0)}" } }"# },
    // A large group is taken over by many.
    [#""big": { \#((0..<2_000).map { #""t\#($0)": {}"# }.joined(separator: ",")) }"#]
      + (0..<2_000).map { #""h\#($0)": { "$extends": "{big}", "x": {} }"# },
  ])
func hostileGroups(_ groups: [String]) throws {
  let all = [#""g0": { "$type": "number", "t": { "$value": 1 } }"#] + groups
  let read = try read("{ \(all.joined(separator: ", ")) }")
  #expect(read.tokens == nil)
  #expect(read.sink.diagnostics.map(\.code) == [.limitExceeded])
}

@Test func longChainsOfAliasesAreRead() throws {
  let count = 12_000
  let links = (0..<count).map { #""t\#($0)": { "$value": "{t\#($0 + 1)}" }"# }
  let end = #""t\#(count)": { "$type": "number", "$value": 1 }"#
  let read = try read("{ \((links + [end]).joined(separator: ", ")) }")
  #expect(read.sink.diagnostics.isEmpty)
  #expect(read.tokens?.tokens.mapping?.entries.count == count + 1)
}

@Test func manyReferencesToNothingAreReported() throws {
  let links = (0..<12_000).map { #""t\#($0)": { "$type": "number", "$value": "{u\#($0)}" }"# }
  let read = try read("{ \(links.joined(separator: ", ")) }")
  #expect(read.sink.count + (read.tokens?.remarks.count ?? 0) == 12_000)
}
