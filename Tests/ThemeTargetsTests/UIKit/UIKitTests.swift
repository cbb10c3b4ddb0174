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

  private struct App {
    var files: [String: String] = [:]
    /// The files of the runtime, as it stands in `Sources/UIKitRuntime` but for the theme's name.
    var runtime: Set<String> = []
  }

  /// The code of every theme that ships and of every fixture, in as few apps as their names allow.
  private static let apps = Result {
    var apps: [App] = []
    for theme in try TargetTheme.everything(for: .uikit) {
      let files = theme.files.sources
      let runtime = try RuntimeSources.files(in: theme.files)
      let place = apps.firstIndex { app in files.keys.allSatisfy { app.files[$0] == nil } } ?? apps.count
      if place == apps.count { apps.append(App()) }
      apps[place].files.merge(files) { $1 }
      for file in theme.files where runtime[file.path] == file.text {
        apps[place].runtime.insert(file.path.split(separator: "/").last.map(String.init) ?? "")
      }
    }
    return apps
  }

  /// In Swift 5, what equals the runtime is not checked in each theme again: that is in `RuntimeTests`, and in Swift 6 here.
  @Test(arguments: UIKitConsumers.LanguageMode.allCases)
  func `themes are Swift`(_ mode: UIKitConsumers.LanguageMode) throws {
    let apps = try Self.apps.get()
    #expect(!apps.isEmpty)
    for app in apps {
      let own = app.files.ofSwift.keys.filter { !app.runtime.contains($0) }
      #expect(!own.isEmpty && own.count < app.files.ofSwift.count)
      try consumers.typeCheck(
        swift: app.files.ofSwift, languageMode: mode, system: "15.0",
        known: mode == .swift5 ? app.runtime : [])
    }
  }

  @Test func `themes are Objective-C`() throws {
    for app in try Self.apps.get() {
      try consumers.typeCheck(objectiveC: app.files.ofObjectiveC, system: "15.0")
    }
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
