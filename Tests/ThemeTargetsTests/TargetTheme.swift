import Synchronization

/// A theme of a fixture, compiled for a target; it may lose something.
struct TargetTheme: Sendable, CustomTestStringConvertible {
  let name: String
  let slices: SliceSet
  /// The target's files.
  let files: [OutputFile]

  var testDescription: String { name }

  /// The themes of a fixture that build, or those of them that are named.
  static func all(
    _ themes: [ThemePath]? = nil, of fixture: Fixture, for target: TargetName, project: String = ""
  ) throws -> [TargetTheme] {
    let known = project.isEmpty ? try known(of: fixture)?.filter { themes?.contains($0.path) ?? true } : nil
    let compiled =
      try known ?? compiled(themes ?? fixture.themes, of: fixture, for: [target], project: project)
    return compiled.compactMap { theme in
      guard let tree = theme.tree, let slices = theme.slices, let name = theme.name?.value else { return nil }
      let files = tree.files.filter { $0.path.hasPrefix("\(target.rawValue)/") }
      return TargetTheme(name: name, slices: slices, files: files)
    }
  }

  /// The only theme of a fixture of `Tests/Fixtures/targets`.
  static func named(_ claim: String, for target: TargetName) throws -> TargetTheme {
    try #require(try all(of: Fixture.named(claim, kind: "targets"), for: target).first)
  }

  /// A theme that ships, by the name of its file.
  static func shipped(_ name: String, for target: TargetName) throws -> TargetTheme {
    let path = try #require(ThemePath("\(name).theme.yaml"))
    return try #require(try all([path], of: .shippedThemes, for: target).first)
  }

  /// Writes the stylesheet of one to a folder, with its images.
  @discardableResult static func write(_ claim: String, to folder: URL) throws -> TargetTheme {
    let theme = try named(claim, for: .css)
    try theme.write(to: folder)
    return theme
  }

  /// What fixtures come to for all targets, by their folders: nil where some target refuses a theme.
  private static let compiledFixtures = Mutex<[URL: [CompiledTheme]?]>([:])

  /// The themes of a fixture for all targets, compiled once for all tests; nil where some target refuses one of them.
  private static func known(of fixture: Fixture) throws -> [CompiledTheme]? {
    if let known = compiledFixtures.withLock({ $0[fixture.folder] }) { return known }
    let (result, problems) = try result(of: fixture.themes, of: fixture, for: TargetName.allCases)
    let themes = problems.isEmpty ? result.themes : nil
    _ = compiledFixtures.withLock { $0.updateValue(themes, forKey: fixture.folder) }
    return themes
  }

  /// The themes that ship, for all targets, by the names of their files.
  static func shipped() throws -> [String: CompiledTheme] {
    let themes = try #require(try known(of: .shippedThemes))
    return Dictionary(
      uniqueKeysWithValues: themes.map { ("\($0.path.text.dropLast(".theme.yaml".count))", $0) })
  }

  /// Compiles; it may lose something, but not fail.
  static func compiled(
    _ themes: [ThemePath], of fixture: Fixture, for targets: [TargetName], project: String = ""
  ) throws -> [CompiledTheme] {
    let (result, problems) = try result(of: themes, of: fixture, for: targets, project: project)
    if !problems.isEmpty { Issue.record("\(problems)") }
    return result.themes
  }

  /// What themes come to, and what is reported where that is more than warnings.
  private static func result(
    of themes: [ThemePath], of fixture: Fixture, for targets: [TargetName], project: String = ""
  ) throws -> (CompiledThemes, problems: String) {
    var options = CompileOptions()
    options.targets = targets
    options.targetOptions = try targetOptions(project)
    options.keepsSlices = true
    let session = Session(try fixture.inputs(), targets: .built)
    let result = try compileAll(themes, in: session, options)
    let isFine = result.diagnostics.allSatisfy { $0.severity == .warning }
    return (result, isFine ? "" : "\(render(result.diagnostics, as: .human, in: session.sources))")
  }

  /// What a theme of one text comes to, with all that is reported; nothing may be wrong with it.
  static func compiled(_ text: String, for targets: [TargetName]) throws -> (result: CompiledThemes, Session)
  {
    let session = Session(MemoryInputs(["a.theme.yaml": Array(text.utf8)]), targets: .built)
    var options = CompileOptions()
    options.targets = targets
    let result = try compileAll([try #require(ThemePath("a.theme.yaml"))], in: session, options)
    let errors = result.diagnostics.filter { $0.severity == .error }
    try #require(errors.isEmpty, "\(render(errors, as: .human, in: session.sources))")
    return (result, session)
  }

  /// What a project file says to targets.
  private static func targetOptions(_ text: String) throws -> [TargetOptions] {
    if text.isEmpty { return [] }
    let session = Session(MemoryInputs(["themec.yaml": Array(text.utf8)]), targets: .built)
    var sink = DiagnosticSink(codes: .all)
    let project = loadProject(in: .root, of: session, &sink)
    try #require(sink.diagnostics.isEmpty)
    return project.targetOptions
  }

  /// Writes the target's files below a folder, their text changed, or as it is.
  func write(to root: URL, changing: ((String) -> String)? = nil) throws {
    for file in files { try file.write(below: root, changing: changing) }
  }

  /// The themes that ship, and those of `Tests/Fixtures/build` and `Tests/Fixtures/targets`, as stylesheets.
  static let stylesheets = Result { try everything(for: .css) }

  /// All of them for a target.
  static func everything(for target: TargetName, project: String = "") throws -> [TargetTheme] {
    try ([Fixture.shippedThemes] + Fixture.all("build") + Fixture.all("targets"))
      .flatMap { try all(of: $0, for: target, project: project) }
  }
}

extension OutputFile {
  /// Writes it at its path, or another one, below a folder; its text changed, or as it is.
  func write(below folder: URL, at path: String? = nil, changing: ((String) -> String)? = nil) throws {
    let url = folder.appending(path: path ?? self.path)
    switch content {
    case .text(let bytes):
      let text = changing.map { Array($0(String(decoding: bytes, as: UTF8.self)).utf8) }
      try Data(text ?? bytes).write(making: url)
    case .image(let pixels): try Data(encodePNG(pixels.bitmap, .fast)).write(making: url)
    }
  }
}
