import FixtureSupport
import Testing
import ThemeBackends
import ThemeCheck
import ThemeDiagnostics
import ThemeModel
import ThemePictures
import ThemeResolution
import ThemeSlicing
import ThemeSource
import ThemeSyntax

/// The slices of a theme of a fixture.
func slices(of theme: ThemePath, in fixture: Fixture) throws -> SliceSet {
  let inputs = try fixture.inputs()
  let sources = SourceMap()
  var sink = DiagnosticSink()
  var files: [ThemePath] = []
  let library = SyntaxLibrary(inputs, sources: sources, alternatives: .theme)
  let tree = try #require(load(theme, from: library, inputs: &files, &sink))
  let resolved = resolve(lower(tree.root, from: tree.source, &sink), &sink)
  let pictures = picture(
    resolved, sources: sources, store: PictureStore(inputs), only: nil, workers: 1, &sink)
  let checked = check(pictures, &sink)
  #expect(
    render(sink.diagnostics.filter { $0.severity == .error }, as: .human, in: sources) == "")
  return try slice(try #require(checked), workers: 1, proofs: ProofLedger())
}

/// The slices of the only theme of a fixture.
func slices(of fixture: Fixture) throws -> SliceSet {
  try slices(of: try #require(fixture.themes.first), in: fixture)
}

extension TargetBackend {
  /// The target of a name.
  static func named(_ name: TargetName) throws -> TargetBackend {
    try #require(all.first { $0.name == name })
  }
}
