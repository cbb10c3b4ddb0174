import FixtureSupport
import Testing
import ThemeBundle
import ThemeCompiler
import ThemeCore
import ThemeDiagnostics
import ThemeImage
import ThemeModel
import ThemeTargets

/// Each key of a button or a bar, as the tables of keys have it, differs in each state of a theme of its own. Each form that
/// UIKit gives a button either looks different in that state, or the check says that it doesn't.
@Suite(.enabled(if: UIKitConsumers.installed != nil)) struct UIKitFormTests {
  @Test func `what a form can't show of a state is a loss`() throws {
    let theme = FormTheme()
    let session = Session(MemoryInputs(["walk.theme.yaml": Array(theme.text.utf8)]), targets: .built)
    var options = CompileOptions()
    options.targets = [.uikit]
    let result = try compileAll([try #require(ThemePath("walk.theme.yaml"))], in: session, options)
    let errors = result.diagnostics.filter { $0.severity == .error }
    try #require(errors.isEmpty, "\(render(errors, as: .human, in: session.sources))")
    let tree = try #require(result.themes.first?.tree)
    let sources = tree.files.sources
    let consumers = try #require(UIKitConsumers.installed)
    let said = try consumers.run(swift: sources, driver: FormTheme.driver)
    let shown = Set(said.split(separator: "\n").map(String.init))
    #expect(!shown.contains { $0.contains("/plain ") }, "a look without states changes with them")

    let lines = session.sources[result.diagnostics[0].place.range.source].lines
    var codes: [Int: Set<String>] = [:]
    for found in result.diagnostics {
      codes[lines.line(of: Int(found.place.range.start)), default: []].insert(found.code.name)
    }
    for form in FormTheme.Form.allCases {
      let places = theme.places.filter { $0.table == form.table }
      func isLost(_ place: FormTheme.Place) -> Bool {
        !codes[place.line, default: []].isDisjoint(with: form.losses)
      }
      // That a bar has no states is said once of each.
      let lost = Set(places.filter { form == .bar && isLost($0) }.map(\.element))
      let missing = places.filter {
        !shown.contains("\(form) \($0.name)") && !isLost($0) && !lost.contains($0.element)
          && !form.silent.contains($0.key)
      }
      let shownInVain = places.filter { form.silent.contains($0.key) && shown.contains("\(form) \($0.name)") }
      #expect(shownInVain.isEmpty, "\(form) shows what is said to be silent")
      #expect(
        missing.isEmpty, "\(form) neither shows nor loses:\n\(missing.map(\.what).joined(separator: "\n"))")
      #expect(
        places.contains { shown.contains("\(form) \($0.name)") } != (form == .bar), "\(form) shows nothing")
    }
  }

  /// The keys of bars and parts of controls that UIKit doesn't show and about which nothing warns, because docs/targets.md says
  /// so: bars have the platform's height, and it draws switches and takes colors, which are never templates.
  private static let silent: Set<String> = [
    "navigationBars.height", "switches.on.renderingIntent", "switches.off.renderingIntent",
    "switches.thumb.renderingIntent",
  ]

  /// Each key of each part of each kind of control, and each of the part's states: a control looks different by it, or the
  /// check says that it doesn't.
  @Test func `what a control can't show is a loss`() throws {
    let theme = ControlFormTheme()
    let session = Session(MemoryInputs(["forms.theme.yaml": Array(theme.text.utf8)]), targets: .built)
    var options = CompileOptions()
    options.targets = [.uikit, .xcassets]
    let result = try compileAll([try #require(ThemePath("forms.theme.yaml"))], in: session, options)
    let errors = result.diagnostics.filter { $0.severity == .error }
    try #require(errors.isEmpty, "\(render(errors, as: .human, in: session.sources))")
    let tree = try #require(result.themes.first?.tree)
    let code = try #require(UIKitThemeCode(tree.files))
    let driver = theme.driver.replacing("showCatalogue()", with: tree.files.catalogue)
    let consumers = try #require(UIKitConsumers.installed)
    let said = try consumers.run(swift: ["\(code.type).swift": code.text], driver: driver)
    let shown = Set(said.split(separator: "\n").map(String.init))

    let lines = session.sources[result.diagnostics[0].place.range.source].lines
    let lost = Set(
      result.diagnostics.filter { $0.target == TargetName.uikit.rawValue }
        .map { lines.line(of: Int($0.place.range.start)) })
    let missing = theme.places.filter {
      !shown.contains($0.what) && lost.isDisjoint(with: $0.lines) && !Self.silent.contains($0.what)
    }
    #expect(missing.isEmpty, "neither shown nor lost:\n\(missing.map(\.what).joined(separator: "\n"))")
    #expect(!shown.contains { $0.hasPrefix("alike") }, "controls look different that say the same")
    let vain = theme.places.filter { shown.contains($0.what) && Self.silent.contains($0.what) }
    #expect(vain.isEmpty, "shown, but said to be silent:\n\(vain.map(\.what).joined(separator: "\n"))")
  }
}
