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

  /// The code of every theme that ships and of every fixture, in as few apps as their names allow.
  private static let apps = Result {
    var apps: [[String: String]] = []
    for theme in try TargetTheme.everything(for: .uikit) {
      let files = theme.files.sources
      if let place = apps.firstIndex(where: { app in files.keys.allSatisfy { app[$0] == nil } }) {
        apps[place].merge(files) { $1 }
      } else {
        apps.append(files)
      }
    }
    return apps
  }

  @Test(arguments: UIKitConsumers.LanguageMode.allCases)
  func `themes are Swift`(_ mode: UIKitConsumers.LanguageMode) throws {
    let apps = try Self.apps.get()
    #expect(!apps.isEmpty)
    for app in apps { try consumers.typeCheck(swift: app.ofSwift, languageMode: mode, system: "15.0") }
  }

  @Test func `themes are Objective-C`() throws {
    for app in try Self.apps.get() { try consumers.typeCheck(objectiveC: app.ofObjectiveC, system: "15.0") }
  }

  @Test(arguments: MinimumSystem.allCases)
  func `code is for an oldest system`(_ system: MinimumSystem) throws {
    let sources = try Self.everyLook(oldest: system).sources
    let version = "\(system.version).0"
    try consumers.typeCheck(swift: sources.ofSwift, languageMode: .swift6, system: version)
    try consumers.typeCheck(swift: sources.ofSwift, languageMode: .swift5, system: version)
    try consumers.typeCheck(objectiveC: sources.ofObjectiveC, system: version)
    let hasOlderForm = sources.ofSwift.values.contains { $0.contains("setBackgroundImage") }
    #expect(hasOlderForm == (system.version < 13))
  }

  /// What is made of the theme that has every look, for an oldest system.
  static func everyLook(oldest system: MinimumSystem) throws -> [OutputFile] {
    let fixture = Fixture.named("every-look", kind: "uikit")
    let theme = try #require(fixture.bytes("look.theme.yaml").map { String(decoding: $0, as: UTF8.self) })
    let text = theme + "targets: { uikit: { minimumSystem: \(system.rawValue) } }\n"
    let inputs = MemoryInputs(["oldest.theme.yaml": Array(text.utf8)])
    var options = CompileOptions()
    options.targets = [.uikit]
    let path = try #require(ThemePath("oldest.theme.yaml"))
    let session = Session(inputs)
    let result = try compileAll([path], in: session, options)
    #expect(
      render(result.diagnostics.filter { $0.severity == .error }, as: .human, in: session.sources) == "")
    return try #require(result.themes.first?.tree).files
  }
}

extension [OutputFile] {
  /// The source code among them, by the files' names.
  var sources: [String: String] {
    var sources: [String: String] = [:]
    for file in self where file.path.hasPrefix("uikit/") {
      sources[file.path.split(separator: "/").last.map(String.init) ?? ""] = file.text
    }
    return sources
  }
}

extension [String: String] {
  var ofSwift: [String: String] { filter { $0.key.hasSuffix(".swift") } }
  var ofObjectiveC: [String: String] { filter { !$0.key.hasSuffix(".swift") } }
}
