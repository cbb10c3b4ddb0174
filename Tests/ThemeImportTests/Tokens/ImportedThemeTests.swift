/// A theme that uses tokens of an import is compiled, with a variant for each mode in which they differ.
@Test func aThemeOfImportedTokensCompiles() throws {
  let fixture = Fixture.named("studio-with-two-axes-in-one-list", kind: "imports/tokens")
  let source = TokenSource(
    path: try #require(ThemePath("tokens.json")), bytes: try #require(fixture.bytes("tokens.json")))
  let imported = importTokens([source], into: try #require(ThemePath("tokens")))
  var files: [String: [UInt8]] = [:]
  for file in imported.files { files[file.path.text] = file.bytes }
  let theme = """
    themec: 1
    name: a
    tokenFiles: \(try #require(imported.tokenFiles).json.line)
    art:
      plate: { size: { width: 40, height: 44 }, layers: [ { shape: rectangle, fill: $bg } ] }
    buttons:
      ok:
        height: $tap
        hitArea: $tap
        caps: { left: $gap.2_5, right: $gap.2_5 }
        title: { color: $fg, font: $title }
        states: { normal: { art: { use: plate } } }
    """
  files["a.theme.yaml"] = Array(theme.utf8)
  let session = Session(MemoryInputs(files), targets: .built)
  let result = try compileAll([#require(ThemePath("a.theme.yaml"))], in: session, CompileOptions())
  let tree = try #require(result.themes.first?.tree, "\(result)")
  let text = try #require(tree.text("manifest.json"))
  #expect(text.contains("normal.dark"))
  #expect(text.contains("#ffff00"), "the title in dark with high contrast")
}
