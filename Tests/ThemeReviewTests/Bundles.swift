/// The bundles of themes, in the order of their files' names.
func bundles(_ texts: [String: String]) throws -> [BundleContents] {
  let session = Session(MemoryInputs(texts.mapValues { Array($0.utf8) }), targets: .built)
  var options = CompileOptions()
  options.emits = true
  let compiled = try compileAll(texts.keys.sorted().compactMap { ThemePath($0) }, in: session, options)
  let bundles = compiled.themes.compactMap { BundleContents($0, in: session) }
  try #require(bundles.count == texts.count, "\(compiled.diagnostics.map(\.message))")
  return bundles
}

extension ThemePair {
  /// The first theme of each side of a fixture.
  init(_ fixture: String) throws {
    let fixture = Fixture.named(fixture, kind: "reviews")
    self = ThemePair(
      theme: "shop", old: try contents(of: "before", fixture)[0], new: try contents(of: "after", fixture)[0])
  }

  /// What changed, without its causes.
  var changed: ThemeChanges { ThemeChanges(theme: theme, changes: changes(ofTheme: old, new)) }
}
