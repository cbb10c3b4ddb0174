import FixtureSupport
import Testing
import ThemeBackends
import ThemeCompiler
import ThemeDiagnostics
import ThemeModel
import ThemeSlicing
import ThemeSource

/// A theme of a fixture, compiled for a target; it may lose something.
struct TargetTheme: Sendable, CustomTestStringConvertible {
  let name: String
  let slices: SliceSet
  let files: [OutputFile]

  var testDescription: String { name }

  /// The themes of a fixture that build.
  static func all(of fixture: Fixture, for target: TargetName) throws -> [TargetTheme] {
    var options = CompileOptions()
    options.targets = [target]
    options.keepsSlices = true
    let session = Session(try fixture.inputs())
    let result = try compileAll(fixture.themes, in: session, options)
    if !result.diagnostics.allSatisfy({ $0.severity == .warning }) {
      Issue.record("\(render(result.diagnostics, as: .human, in: session.sources))")
    }
    return result.themes.compactMap { theme in
      guard let tree = theme.tree, let slices = theme.slices, let name = theme.name?.value else { return nil }
      let files = tree.files.filter { $0.path.hasPrefix("\(target.rawValue)/") }
      return TargetTheme(name: name, slices: slices, files: files)
    }
  }

  /// The themes that ship, and those of `Tests/Fixtures/build` and `Tests/Fixtures/targets`, as stylesheets.
  static let stylesheets = Result { try everything(for: .css) }

  /// All of them for a target.
  static func everything(for target: TargetName) throws -> [TargetTheme] {
    try ([Fixture.shippedThemes] + Fixture.all("build") + Fixture.all("targets"))
      .flatMap { try all(of: $0, for: target) }
  }
}
