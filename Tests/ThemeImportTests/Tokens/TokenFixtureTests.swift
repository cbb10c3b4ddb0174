/// `Tests/Fixtures/imports/tokens/CLAIM/`: token files of other tools, and in `expected.txt` what a theme says of them, what the
/// reader makes of each token in each mode, and the notes.
@Test(arguments: Fixture.all("imports/tokens")) func `token files of other tools`(_ fixture: Fixture) throws {
  let sources = try fixture.files().filter { $0 != "expected.txt" }.map { name in
    TokenSource(path: try #require(ThemePath(name)), bytes: try #require(fixture.bytes(name)))
  }
  let imported = importTokens(sources, into: try #require(ThemePath("tokens")))
  let loaded = try LoadedTokens(imported)
  #expect(loaded.problems == [])
  var text = "files: \(imported.files.map(\.path.text).joined(separator: ", "))\n"
  text += "tokenFiles: \(imported.tokenFiles?.json.line ?? "none")\n\n"
  for path in loaded.paths {
    let values = GeneratedTokens.conditions.map { loaded.value(path, in: $0) ?? "none" }
    var line = "\(path.joined(separator: ".")): \(values[0])"
    for (mode, value) in zip(GeneratedTokens.modes, values).dropFirst() where value != values[0] {
      line += " | \(mode) \(value)"
    }
    text += JSONValue.string(line).line.dropFirst().dropLast() + "\n"
  }
  text += "\n"
  for note in imported.notes {
    let line = "\(note.outcome) \(note.place.path):\(note.place.line ?? 0) \(note.subject): \(note.reason)"
    text += JSONValue.string(line).line.dropFirst().dropLast().replacing("\\\"", with: "\"") + "\n"
  }
  #expect(Golden.difference(text, from: "expected.txt", of: fixture) == nil)
  for source in sources { #expect(isTokenFile(source), "\(source.path)") }
}
