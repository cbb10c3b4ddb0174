import FixtureSupport
import Foundation
import Testing
import ThemeBundle
import ThemeCompiler
import ThemeCore
import ThemeDiagnostics
import ThemeImage
import ThemeModel
import ThemeTargets

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
    try compiled(themes ?? fixture.themes, of: fixture, for: [target], project: project).compactMap { theme in
      guard let tree = theme.tree, let slices = theme.slices, let name = theme.name?.value else { return nil }
      let files = tree.files.filter { $0.path.hasPrefix("\(target.rawValue)/") }
      return TargetTheme(name: name, slices: slices, files: files)
    }
  }

  /// The only theme of a fixture of `Tests/Fixtures/targets`.
  static func named(_ claim: String, for target: TargetName) throws -> TargetTheme {
    try #require(try all(of: Fixture.named(claim, kind: "targets"), for: target).first)
  }

  /// Compiles; it may lose something, but not fail.
  static func compiled(
    _ themes: [ThemePath], of fixture: Fixture, for targets: [TargetName], project: String = ""
  ) throws -> [CompiledTheme] {
    var options = CompileOptions()
    options.targets = targets
    options.targetOptions = try targetOptions(project)
    options.keepsSlices = true
    let session = Session(try fixture.inputs(), targets: .built)
    let result = try compileAll(themes, in: session, options)
    if !result.diagnostics.allSatisfy({ $0.severity == .warning }) {
      Issue.record("\(render(result.diagnostics, as: .human, in: session.sources))")
    }
    return result.themes
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
  /// What a text file holds; nil for an image.
  var text: String? {
    if case .text(let bytes) = content { return String(decoding: bytes, as: UTF8.self) }
    return nil
  }

  /// Writes it at its path, or another one, below a folder; its text changed, or as it is.
  func write(below folder: URL, at path: String? = nil, changing: ((String) -> String)? = nil) throws {
    let url = folder.appending(path: path ?? self.path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    switch content {
    case .text(let bytes):
      let text = changing.map { Array($0(String(decoding: bytes, as: UTF8.self)).utf8) }
      try Data(text ?? bytes).write(to: url)
    case .image(let pixels): try Data(encodePNG(pixels.bitmap, .fast)).write(to: url)
    }
  }
}
