import FixtureSupport
import Testing
import ThemeBundle
import ThemeCompiler
import ThemeCore
import ThemeDiagnostics
import ThemeImage
import ThemeModel
import ThemeTargets

/// What is generated for UIKit compiles, in each language and for each system that it may be for.
@Suite(.enabled(if: UIKitConsumers.installed != nil)) struct UIKitTests {
  private let consumers: UIKitConsumers

  init() throws { consumers = try #require(UIKitConsumers.installed) }

  /// Both languages and every part: the code of every theme that ships and of every fixture.
  private static let themes = Result {
    let all = "[used, images, buttons, dressing, bars, navigation, swiftUI]"
    return try UIKitThemeCode.all("{ themec: 1, targets: { uikit: { language: both, parts: \(all) } } }")
  }

  /// Support code that is the same in many themes is checked once. In Swift 5, that is in `RuntimeTests`.
  @Test(arguments: UIKitConsumers.LanguageMode.allCases)
  func `themes are Swift`(_ mode: UIKitConsumers.LanguageMode) throws {
    let app = UIKitApp(try Self.themes.get())
    #expect(!app.support.isEmpty && app.support.count < app.files.count)
    try consumers.typeCheck(
      swift: app.files.ofSwift, languageMode: mode, system: "15.0",
      known: mode == .swift5 ? app.support : app.repeated)
  }

  @Test func `themes are Objective-C`() throws {
    let app = UIKitApp(try Self.themes.get())
    try consumers.typeCheck(
      objectiveC: app.files.ofObjectiveC, system: "15.0", known: app.repeated)
  }

  /// A theme gets only the parts that it uses, and those go together. Of themes that get the same, the support code is
  /// checked once.
  @Test func `themes have what they use`() throws {
    let swift = UIKitApp(try UIKitThemeCode.all(""))
    #expect(!swift.repeated.isEmpty && swift.repeated.count < swift.support.count)
    try consumers.typeCheck(
      swift: swift.files, languageMode: .swift6, system: "15.0", known: swift.repeated)
    let objectiveC = UIKitApp(
      try UIKitThemeCode.all("{ themec: 1, targets: { uikit: { language: objc } } }"))
    try consumers.typeCheck(
      objectiveC: objectiveC.files, system: "15.0", known: objectiveC.repeated)
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
    let all = "parts: [used, images, buttons, dressing, navigation, controls, swiftUI]"
    let sources = try Self.everyLook(saying: all).sources
    #expect(sources.keys.contains("EveryLookThemeSwiftUI.swift"))
    try consumers.typeCheck(
      swift: sources, languageMode: mode, system: "15.0",
      options: options.split(separator: " ").map(String.init))
  }

  /// A button with a title and a look for `highlighted`: how much code it takes, and how wide it is.
  @Test func `a plain button takes little code`() throws {
    let fixture = Fixture.named("uikit-a-plain-button", kind: "targets")
    func lines(_ options: String) throws -> Int {
      let project = "{ themec: 1, targets: { uikit: { \(options) } } }"
      let theme = try #require(try TargetTheme.all(of: fixture, for: .uikit, project: project).first)
      return theme.files.compactMap(\.text).reduce(0) {
        $0 + $1.split(separator: "\n", omittingEmptySubsequences: false).count - 1
      }
    }
    #expect(try lines("language: swift") <= 450)
    #expect(try lines("language: swift, support: shared") <= 90)
    #expect(try lines("language: objc, support: shared") <= 90)
  }

  /// The code of every theme, but for lines that one text of a theme makes long.
  @Test func `no line is long`() throws {
    for (name, text) in try Self.themes.get().map(\.sources).joined() {
      for line in text.split(separator: "\n") where line.count > 120 {
        let literal =
          line.split(separator: "\"", omittingEmptySubsequences: false).dropFirst().map(\.count).max() ?? 0
        #expect(literal > 60, "\(name): \(line)")
      }
    }
  }

  /// A theme in a module of its own is used from another, with support code of its own or with that of a third module.
  @Test(arguments: UIKitSupport.allCases)
  func `a theme is a module`(_ support: UIKitSupport) throws {
    let options = "language: both, support: \(support.rawValue), access: public"
    let sources = try Self.everyLook(
      saying: "\(options), parts: [used, images, buttons, dressing, navigation, swiftUI]"
    ).sources
    let files = sources.ofSwift
    var modules: [(name: String, files: [String: String])] = []
    if support == .shared {
      let support = Self.sharedSupport
      modules.append(("ThemeSupport", support.ofSwift))
      try consumers.typeCheck(
        objectiveC: sources.ofObjectiveC.merging(support.ofObjectiveC) { own, _ in own }, system: "15.0")
    }
    modules.append(("Brand", files))
    let start = support == .shared ? "EveryLookTheme.use()\n" : ""
    let type = support == .shared ? "ThemeSupport" : "EveryLookTheme"
    modules.append(
      (
        "App",
        [
          "App.swift": """
          import Brand
          import SwiftUI
          import UIKit
          \(support == .shared ? "import ThemeSupport" : "")

          @MainActor func show(in window: UIWindow) {
            \(start)EveryLookTheme.bundle = Bundle(for: Back.self)
            let button = \(type).Button(EveryLookTheme.Buttons.copy, text: "Buy")
            button.setText("Sold", animated: true)
            window.rootViewController = \(type).NavigationController(rootViewController: UIViewController())
          }

          final class Back: \(type).Button {}
          """
        ]
      ))
    try consumers.typeCheck(modules: modules, system: "15.0")
  }

  /// Elements may be called what the theme's own type calls something, and what the language has a word for.
  @Test(arguments: UIKitSupport.allCases)
  func `elements have names of the theme's own`(_ support: UIKitSupport) throws {
    let names = [
      "bundle", "button-looks", "class", "color", "default", "defaults", "init", "screens", "self", "system",
      "type",
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
      \(elements)targets: { uikit: { language: both, support: \(support.rawValue), parts: [used, swiftUI] } }

      """
    ).sources
    var modules = [(name: "Brand", files: sources.ofSwift)]
    var objectiveC = sources.ofObjectiveC
    if support == .shared {
      modules.insert(("ThemeSupport", Self.sharedSupport.ofSwift), at: 0)
      objectiveC.merge(Self.sharedSupport.ofObjectiveC) { own, _ in own }
    }
    try consumers.typeCheck(modules: modules, system: "15.0")
    try consumers.typeCheck(objectiveC: objectiveC, system: "15.0")
  }

  @Test(arguments: MinimumSystem.allCases)
  func `code is for an oldest system`(_ system: MinimumSystem) throws {
    let sources = try Self.everyLook(oldest: system).sources
    let version = "\(system.version).0"
    try consumers.typeCheck(swift: sources.ofSwift, languageMode: .swift6, system: version)
    try consumers.typeCheck(swift: sources.ofSwift, languageMode: .swift5, system: version)
    try consumers.typeCheck(objectiveC: sources.ofObjectiveC, system: version)
    let hasOlderForm = sources.ofSwift.values.contains { $0.contains("bar.setBackgroundImage") }
    #expect(hasOlderForm == (system.version < 13))
  }

  /// What is made of the theme that has every look, for an oldest system.
  private static func everyLook(oldest system: MinimumSystem) throws -> [OutputFile] {
    try everyLook(saying: "minimumSystem: \(system.rawValue), language: both, parts: [used, swiftUI]")
  }

  /// The same with options of the target.
  private static func everyLook(saying options: String) throws -> [OutputFile] {
    let fixture = Fixture.named("every-look", kind: "uikit")
    let theme = try #require(fixture.bytes("look.theme.yaml").map { String(decoding: $0, as: UTF8.self) })
    return try compiled(theme + "targets: { uikit: { \(options) } }\n")
  }

  /// The support code of many themes, by the names of its files.
  private static var sharedSupport: [String: String] {
    let code = UIKitSupportCode(UIKitCodeLanguage.allCases, access: .public, oldestIOS: 15)
    return Dictionary(
      uniqueKeysWithValues: code.files.map {
        ($0.path.split(separator: "/").last.map(String.init) ?? "", $0.text ?? "")
      })
  }

  /// What is made of a theme.
  private static func compiled(_ text: String) throws -> [OutputFile] {
    let inputs = MemoryInputs(["oldest.theme.yaml": Array(text.utf8)])
    var options = CompileOptions()
    options.targets = [.uikit]
    let path = try #require(ThemePath("oldest.theme.yaml"))
    let session = Session(inputs, targets: .built)
    let result = try compileAll([path], in: session, options)
    #expect(
      render(result.diagnostics.filter { $0.severity == .error }, as: .human, in: session.sources) == "")
    return try #require(result.themes.first?.tree).files
  }
}
