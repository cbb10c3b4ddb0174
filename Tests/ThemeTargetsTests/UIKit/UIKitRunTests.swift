import FixtureSupport
import Testing
import ThemeBundle
import ThemeCompiler
import ThemeCore
import ThemeImage
import ThemeModel
import ThemeTargets

/// Generated code runs: `Tests/Fixtures/uikit/<claim>/` holds a theme, or in `ships` the name of one that ships;
/// `Driver.swift`, an app that uses the code, in which `showCatalogue()` stands for what the asset catalog holds; and `expected.txt`, what the app prints.
@Suite(.enabled(if: UIKitConsumers.installed != nil)) struct UIKitRunTests {
  @Test(arguments: Fixture.all("uikit")) func `runs`(_ fixture: Fixture) throws {
    let consumers = try #require(UIKitConsumers.installed)
    let said = try consumers.run(fixture.name, of: Self.drivers.get())
    if let difference = Golden.difference(said, from: "expected.txt", of: fixture) {
      Issue.record("\(difference)")
    }
  }

  /// All drivers with their themes, as one program.
  private static let drivers = Result {
    var drivers: [String: String] = [:]
    var themes: [String: String] = [:]
    for fixture in Fixture.all("uikit") {
      let tree = try tree(of: fixture)
      let code = try #require(UIKitThemeCode(tree.files))
      themes["\(code.type).swift"] = code.text
      let driver = String(decoding: try #require(fixture.bytes("Driver.swift")), as: UTF8.self)
      drivers[fixture.name] = driver.replacing("showCatalogue()", with: tree.files.catalogue)
    }
    return try #require(UIKitConsumers.installed).compile(swift: themes, drivers: drivers)
  }

  private static func tree(of fixture: Fixture) throws -> OutputTree {
    let shipped = fixture.lines("ships").first
    let home = shipped == nil ? fixture : Fixture.shippedThemes
    let themes = home.themes.filter { shipped == nil || $0.text == "\(shipped ?? "").theme.yaml" }
    try #require(themes.count == 1)
    return try #require(TargetTheme.compiled(themes, of: home, for: [.uikit, .xcassets]).first?.tree)
  }
}
