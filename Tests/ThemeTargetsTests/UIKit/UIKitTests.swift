/// What is generated for UIKit compiles beside the package `ThemeRuntime`.
@Suite(.enabled(if: UIKitConsumers.installed != nil)) struct UIKitTests {
  private let consumers: UIKitConsumers

  init() throws { consumers = try #require(UIKitConsumers.installed) }

  @Test(arguments: UIKitConsumers.LanguageMode.allCases)
  func `themes are Swift`(_ mode: UIKitConsumers.LanguageMode) throws {
    try consumers.typeCheck(swift: UIKitThemeCode.all.get().app, languageMode: mode, system: "15.0")
  }

  /// What teams compile their modules with.
  @Test(arguments: [
    (UIKitConsumers.LanguageMode.swift6, "-default-isolation MainActor"),
    (.swift5, "-default-isolation MainActor"),
    (.swift6, "-strict-memory-safety"),
    (
      .swift6,
      "-enable-upcoming-feature MemberImportVisibility -enable-upcoming-feature InternalImportsByDefault "
        + "-enable-upcoming-feature ExistentialAny -enable-upcoming-feature NonisolatedNonsendingByDefault"
    ),
  ])
  func `code compiles with options`(_ mode: UIKitConsumers.LanguageMode, _ options: String) throws {
    try consumers.typeCheck(
      swift: Self.everyLook().sources, languageMode: mode, system: "15.0",
      options: options.split(separator: " ").map(String.init))
  }

  /// An app that can't use packages has the runtime's files in its own module.
  @Test func `the runtime may be part of the app`() throws {
    let runtime = try RuntimeSources.files()
    let theme = try Self.everyLook().sources.mapValues {
      $0.replacing("#if canImport(ThemeRuntime)", with: "#if canImport(NoThemeRuntime)")
    }
    try consumers.typeCheck(
      swift: runtime.merging(theme) { own, _ in own }, languageMode: .swift6, system: "15.0")
  }

  /// A button with a title and a look for `highlighted`, or a back button with the same: what a reviewer reads.
  @Test(arguments: ["uikit-a-plain-button", "uikit-a-plain-back-button"])
  func `a theme is a short table`(_ claim: String) throws {
    let file = try #require(TargetTheme.named(claim, for: .uikit).files.compactMap(\.text).first)
    #expect(file.split(separator: "\n", omittingEmptySubsequences: false).count - 1 <= 70)
  }

  /// The code of every theme, but for lines that one text of a theme makes long.
  @Test func `no line is long`() throws {
    for theme in try UIKitThemeCode.all.get() {
      for line in theme.text.split(separator: "\n") where line.count > 120 {
        let literal =
          line.split(separator: "\"", omittingEmptySubsequences: false).dropFirst().map(\.count).max() ?? 0
        #expect(literal > 60, "\(theme.type): \(line)")
      }
    }
  }

  /// A theme in a package of its own is used from an app.
  @Test func `a theme is a module`() throws {
    try consumers.typeCheck(
      modules: [
        ("Brand", Self.everyLook(saying: "access: public").sources),
        ("App", ["App.swift": try Fixture.named("every-look", kind: "uikit").text("App.swift")]),
      ], system: "15.0")
  }

  /// Elements may have the names of the theme's own members, and of words of the language.
  @Test func `elements have names of the theme's own`() throws {
    let names = [
      "bundle", "class", "color", "default", "defaults", "init", "screens", "self", "system", "token", "type",
      "use",
    ]
    let elements = names.map { "  \($0): { like: base }\n" }.joined()
    let plate = "art: navy, systems: { ios-26: { art: teal } }"
    let sources = try Self.compiled(
      """
      themec: 1
      name: names
      images:
        base: { abstract: true, \(plate) }
      \(elements)buttons:
        base: { abstract: true, \(plate), title: { color: white }, height: 44, maximumWidth: 200 }
      \(elements)
      """
    ).sources
    try consumers.typeCheck(swift: sources, languageMode: .swift6, system: "15.0")
  }

  /// The files that are made of the theme that has every look, with options of the target.
  private static func everyLook(saying options: String = "") throws -> [OutputFile] {
    let fixture = Fixture.named("every-look", kind: "uikit")
    let theme = try #require(fixture.bytes("look.theme.yaml").map { String(decoding: $0, as: UTF8.self) })
    return try compiled(theme + "targets: { uikit: { \(options) } }\n")
  }

  private static func compiled(_ text: String) throws -> [OutputFile] {
    try #require(try TargetTheme.compiled(text, for: [.uikit]).result.themes.first?.tree).files
  }
}

extension [OutputFile] {
  /// The source code for UIKit among the files, by the files' names.
  var sources: [String: String] {
    UIKitThemeCode(self).map { ["\($0.type).swift": $0.text] } ?? [:]
  }
}
