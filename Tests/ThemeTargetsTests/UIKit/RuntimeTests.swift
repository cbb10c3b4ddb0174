/// The package `ThemeRuntime` is source code like any other: formatted, compiled and run.
@Suite struct RuntimeTests {
  /// What teams compile their modules with. In an app without packages, the files are part of the app's own module.
  @Test(
    .enabled(if: UIKitConsumers.installed != nil),
    arguments: [
      (UIKitConsumers.LanguageMode.swift6, ""), (.swift5, ""), (.swift6, "-default-isolation MainActor"),
      (.swift5, "-default-isolation MainActor"), (.swift6, "-strict-memory-safety"),
      (
        .swift6,
        "-enable-upcoming-feature MemberImportVisibility -enable-upcoming-feature ExistentialAny "
          + "-enable-upcoming-feature NonisolatedNonsendingByDefault"
      ),
    ])
  func `compiles without warnings`(_ mode: UIKitConsumers.LanguageMode, _ options: String) throws {
    let consumers = try #require(UIKitConsumers.installed)
    try consumers.typeCheck(
      swift: RuntimeSources.portableFiles(), languageMode: mode, system: "15.0",
      options: options.split(separator: " ").map(String.init))
  }

  @Test func `is short`() throws {
    let lines = try RuntimeSources.files().values.map {
      $0.split(separator: "\n", omittingEmptySubsequences: false)
    }
    #expect(lines.map { $0.count - 1 }.reduce(0, +) <= 4_000)
  }

  /// `Tests/Fixtures/runtime/<claim>/` holds `Driver.swift`, an app that uses the runtime, and what it prints.
  @Test(.enabled(if: UIKitConsumers.installed != nil), arguments: Fixture.all("runtime"))
  func `runs`(_ fixture: Fixture) throws {
    let consumers = try #require(UIKitConsumers.installed)
    let said = try consumers.run(fixture.name, of: Self.drivers.get())
    #expect(Golden.difference(said, from: "expected.txt", of: fixture) == nil)
  }

  private static let drivers = Result {
    var drivers: [String: String] = [:]
    for fixture in Fixture.all("runtime") {
      drivers[fixture.name] = try fixture.text("Driver.swift")
    }
    for (mistake, statement, _) in mistakes {
      drivers[mistake] = """
        import ThemeRuntime
        import UIKit

        @main @MainActor struct Driver {
          static func main() {
            ThemeTable(buttons: [ButtonLook("here", in: .main)]).use()
            \(statement)
          }
        }
        """
    }
    return try #require(UIKitConsumers.installed).compile(swift: [:], drivers: drivers)
  }

  private static let mistakes = [
    (
      "no-such-look",
      "ThemeButton(coder: NSKeyedArchiver(requiringSecureCoding: false))?.lookName = \"gone\"",
      "the theme in use has no look named gone; it has: here"
    ),
    ("no-such-picture", "_ = ThemeShown.art(\"none\").art?.image()", "the asset catalog of"),
  ]

  @Test(.enabled(if: UIKitConsumers.installed != nil), arguments: mistakes)
  func `a mistake stops a debug build`(_ mistake: String, _ statement: String, _ message: String) throws {
    let consumers = try #require(UIKitConsumers.installed)
    let failure = try #require(throws: UIKitConsumers.Failure.self) {
      _ = try consumers.run(mistake, of: Self.drivers.get())
    }
    #expect(failure.description.contains(message))
  }

  @Test func `is formatted`() throws {
    let swift = try outcome(
      of: "/usr/bin/env",
      [
        "swift", "format", "lint", "--strict", "--recursive", "--configuration", ".swift-format",
        "ThemeRuntime",
      ], in: Fixture.checkout.folder.path, asOne: true)
    #expect(swift.isSuccess, "\(swift.output)")
  }
}

/// The package `ThemeRuntime` as it is in the repository.
enum RuntimeSources {
  static let folder = Fixture.checkout.below("ThemeRuntime").folder

  /// The package's source files, by their paths.
  static func files() throws -> [String: String] {
    try files(in: folder.appending(path: "Sources/ThemeRuntime"), "ThemeRuntime")
  }

  /// The same for a system without Objective-C, where what Objective-C reaches is called from Swift.
  static func portableFiles() throws -> [String: String] {
    let attribute = /\n *@(?:objc|available)\([^\n]*\)/
    return try Dictionary(
      uniqueKeysWithValues: files().map { path, text in
        guard path.hasSuffix("/ObjectiveC.swift") else { return (path, text) }
        return (path, text.replacing(attribute, with: "").replacing("canImport(ObjectiveC)", with: "true"))
      })
  }

  /// The Swift files of a folder, by their paths below `name`.
  static func files(in folder: URL, _ name: String) throws -> [String: String] {
    var files: [String: String] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    where path.hasSuffix(".swift") {
      files["\(name)/\(path)"] = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
    }
    return files
  }
}

@Suite struct RuntimePackageTests {
  /// The list of files in `uikitruntime.c` names every file of the package.
  @Test func `every file is embedded`() throws {
    let embedded = RuntimePackage.embedded.filter { $0.path != "Package.swift" }
    let sources = try RuntimeSources.files()
    #expect(embedded.map { "\($0.path.dropFirst("Sources/".count))" }.sorted() == sources.keys.sorted())
    for file in embedded {
      #expect(sources[String(file.path.dropFirst("Sources/".count))] == file.text, "\(file.path)")
    }
  }
}
