/// A theme with every kind of element, for tests of the page that `preview` writes.
enum PreviewKit {
  static let theme = Fixture.page("every-kind-of-element", "kit.theme.yaml")

  /// The theme, and a brand of it whose tint is another one.
  static let themes = Result {
    let brand = theme.replacing("name: kit", with: "name: coral").replacing("#3d4edb", with: "#c2410c")
    return try compiled(["a.theme.yaml": theme, "b.theme.yaml": brand])
  }

  /// The themes that ship, in the order of their files.
  static let shipped = Result { try compiled(.shippedThemes) }

  /// The themes of texts as the page shows them.
  static func compiled(_ texts: [String: String]) throws -> [PreviewTheme] {
    let themes = try compiled(texts.keys.sorted(), in: MemoryInputs(texts.mapValues { Array($0.utf8) }))
    try #require(themes.count == texts.count)
    return themes
  }

  /// Those of a fixture that build.
  static func compiled(_ fixture: Fixture) throws -> [PreviewTheme] {
    try compiled(fixture.themes.map(\.text), in: fixture.inputs())
  }

  private static func compiled(_ names: [String], in inputs: MemoryInputs) throws -> [PreviewTheme] {
    let session = Session(inputs, targets: .built)
    let compiled = try compileAll(names.compactMap { ThemePath($0) }, in: session, CompileOptions())
    let errors = compiled.diagnostics.filter { $0.severity == .error }
    try #require(errors.isEmpty, "\(render(errors, as: .human, in: session.sources))")
    return compiled.themes.compactMap { BundleContents($0, in: session) }.map {
      PreviewTheme($0, remarks: [])
    }
  }
}
