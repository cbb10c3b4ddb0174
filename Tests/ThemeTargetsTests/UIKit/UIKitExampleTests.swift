/// `examples/ios` is an app: it compiles beside the package with the code of its themes, and it runs.
@Suite(.enabled(if: UIKitConsumers.installed != nil)) struct UIKitExampleTests {
  private static let folder = Fixture.example("ios").folder

  private let consumers: UIKitConsumers

  init() throws { consumers = try #require(UIKitConsumers.installed) }

  @Test(arguments: UIKitConsumers.LanguageMode.allCases)
  func `the app is Swift`(_ mode: UIKitConsumers.LanguageMode) throws {
    let files = try Self.app().merging(Self.themes.get().sources) { own, _ in own }
    try consumers.typeCheck(swift: files, languageMode: mode, system: "16.0")
  }

  /// The project compiles what the app takes in.
  @Test func `the themes are those of the project`() throws {
    let project = try String(contentsOf: Self.folder.appending(path: "themec.yaml"), encoding: .utf8)
    let files = Self.names.map { "  - ../../themes/\($0).theme.yaml\n" }.joined()
    #expect(project.contains("themes:\n\(files)output:"))
  }

  /// A driver opens every screen, as a finger would.
  @Test func `the app runs`() throws {
    let themes = try Self.themes.get()
    let files = try Self.app().merging(themes.sources) { own, _ in own }.filter {
      !$0.value.contains("\n@main\n")
    }
    let samples = Fixture.named("Samples", kind: "../UIKitStandIn")
    let driver = try samples.text("Example.swift")
    let said = try consumers.run(
      swift: files, driver: driver.replacing("showCatalogs()", with: themes.catalogs))
    #expect(Golden.difference(said, from: "Example.expected.txt", of: samples) == nil)
  }

  /// The app's sources, by their names.
  private static func app() throws -> [String: String] {
    let app = folder.appending(path: "App")
    let names = try FileManager.default.contentsOfDirectory(atPath: app.path)
      .filter { $0.hasSuffix(".swift") }
    try #require(!names.isEmpty)
    return Dictionary(
      uniqueKeysWithValues: try names.map {
        ($0, try String(contentsOf: app.appending(path: $0), encoding: .utf8))
      })
  }

  private static let names = [
    "bars", "dailybooth", "designed-back", "inverting-buttons", "nav-button", "smiley",
  ]

  /// The code of the themes, and statements that tell the stand-in what their asset catalogs hold.
  private static let themes = Result {
    let shipped = try TargetTheme.shipped()
    let files = try names.map { try #require(shipped[$0]?.tree).files }
    return (
      sources: files.reduce(into: [String: String]()) { all, files in
        all.merge(files.sources) { own, _ in own }
      },
      catalogs: files.map(\.catalog).joined()
    )
  }
}
