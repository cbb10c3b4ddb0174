/// What a theme's text means: `Tests/Fixtures/model/CLAIM/` holds `input.theme.yaml` with its parents,
/// `expected.txt` the typed theme with its references, and `expected.diagnostics.txt` what is wrong with it;
/// absent when nothing is.
@Test(arguments: Fixture.all("model")) func `typed themes`(_ fixture: Fixture) throws {
  let typed = try TypedTheme(try fixture.inputs(), "input.theme.yaml", hasParents: false)
  expect(typed.theme.map { DumpWriter($0, from: typed.sources).text }, typed.sink, typed.sources, fixture)
}

/// What a theme comes to without references, every variant written out: `Tests/Fixtures/resolution/CLAIM/`
/// holds `input.theme.yaml` with its parents and token files, `expected.txt` the resolved theme, and
/// `expected.diagnostics.txt` what is wrong with it; absent when nothing is.
@Test(arguments: Fixture.all("resolution")) func `resolved themes`(_ fixture: Fixture) throws {
  var typed = try TypedTheme(try fixture.inputs(), "input.theme.yaml", hasParents: false)
  let resolved = typed.theme.map { resolve($0, &typed.sink) }
  expect(resolved.map { DumpWriter($0, from: typed.sources).text }, typed.sink, typed.sources, fixture)
}

private func expect(_ dump: String?, _ sink: DiagnosticSink, _ sources: SourceMap, _ fixture: Fixture) {
  let diagnostics = render(sink.diagnostics, as: .human, in: sources)
  #expect(Golden.difference(dump ?? "", from: "expected.txt", of: fixture) == nil)
  #expect(Golden.difference(diagnostics, from: "expected.diagnostics.txt", of: fixture) == nil)
}

/// A theme that was loaded and lowered, with what was reported.
struct TypedTheme {
  let sources: SourceMap
  var sink = DiagnosticSink()
  /// Nil where the theme can't be read.
  private(set) var theme: Theme?

  /// `bases` are the base themes of brands. Without `hasParents`, nothing is reported about tokens that no parent has.
  init(
    _ inputs: any ThemeInputs, _ name: String, sources: SourceMap = SourceMap(),
    hasParents: Bool = true, bases: [ThemePath: ThemeParent] = [:]
  ) throws {
    self.sources = sources
    let library = SyntaxLibrary(inputs, sources: sources, alternatives: .theme, bases: bases)
    var read: [ThemePath] = []
    guard let tree = load(try #require(ThemePath(name)), from: library, inputs: &read, &sink) else { return }
    var theme = lower(tree.root, from: tree.source, isPartial: tree.isPartial, &sink)
    if tree.isPartial { theme.lost = Set(LostNames.allCases) }
    if hasParents { theme.parents = tree.parents }
    theme.deprecatedTokens = tree.deprecatedTokens
    theme.tokenRemarks = tree.tokenRemarks
    theme.droppedModes = tree.droppedModes
    self.theme = theme
  }
}

/// What a project file says: `Tests/Fixtures/project/CLAIM/` holds `themec.yaml`, `expected.txt` what is
/// understood of it, and `expected.diagnostics.txt` what is wrong with it; absent when nothing is.
@Test(arguments: Fixture.all("project")) func `project files`(_ fixture: Fixture) throws {
  let path = try #require(ThemePath(Project.fileName))
  let file = SourceFile(path: path, bytes: try #require(fixture.bytes(Project.fileName)))
  let sources = SourceMap()
  var sink = DiagnosticSink()
  let root = try #require(parse(sources.add(file), file, into: &sink))
  let project = lowerProject(root, &sink)
  expect(dump(project), sink, sources, fixture)
}

private func dump(_ project: Project) -> String {
  var lines = project.themes.map { themes in
    "themes: \(themes.files.value.text)" + (themes.base.map { " over \($0.value.text)" } ?? "")
  }
  lines += [project.output].compactMap { $0.map { "output: \($0.value.text)" } }
  lines += project.targets.map { "targets: \($0.value.rawValue)" }
  for target in project.targetOptions {
    lines += target.allow.map { "  \(target.name.value.rawValue).allow: \($0.value.name)" }
    if let access = target.access { lines.append("  \(target.name.value.rawValue).access: \(access)") }
  }
  lines += ["strict: \(project.isStrict)"]
  if let profile = project.profile { lines += ["profile: \(profile)"] }
  if let baseline = project.baseline { lines += ["baseline: \(baseline.value.text)"] }
  if let compression = project.compression { lines += ["compression: \(compression)"] }
  if let interface = project.interface {
    lines += ["interface: \(interface.path?.value.text ?? "none")"]
    lines += interface.except.map { "  except: \($0.value)" }
  }
  lines += project.allow.map { "allow: \($0.value.name)" }
  return lines.joined(separator: "\n") + "\n"
}
