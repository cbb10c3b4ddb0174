/// What themes come to.
struct Compiled {
  let session: Session
  let result: CompiledThemes

  init(
    _ names: [String], in inputs: any ThemeInputs, limits: Limits = Limits(), workers: Int = 1,
    targets: [TargetName] = []
  ) throws {
    session = Session(inputs, targets: .built, limits: limits)
    var options = CompileOptions()
    (options.workers, options.targets) = (workers, targets)
    result = try compileAll(names.map { try #require(ThemePath($0)) }, in: session, options)
  }

  /// Compiles `a.theme.yaml`, whose text this is, beside other files.
  init(_ theme: String, _ files: [String: [UInt8]] = [:], limits: Limits = Limits()) throws {
    let files = files.merging(["a.theme.yaml": Array(theme.utf8)]) { $1 }
    try self.init(["a.theme.yaml"], in: MemoryInputs(files), limits: limits)
  }

  /// Compiles the themes of a fixture, or some of them, for the targets that its file `targets` names.
  init(_ fixture: Fixture, _ names: [String]? = nil) throws {
    let targets = try fixture.lines("targets").map { try #require(TargetName(rawValue: $0)) }
    try self.init(names ?? fixture.themes.map(\.text), in: fixture.inputs(), targets: targets)
  }

  /// What is reported, as people read it.
  var text: String { render(result.diagnostics, as: .human, in: session.sources) }
  var messages: [String] { result.diagnostics.map(\.message) }
  var codes: [String] { result.diagnostics.map(\.code.name) }
  /// How many bundles there are.
  var trees: Int { result.themes.count { $0.tree != nil } }
}
