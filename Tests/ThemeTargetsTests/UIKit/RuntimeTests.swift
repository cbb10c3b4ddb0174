import FixtureSupport
import Foundation
import Testing
import ThemeModel

/// The runtime of UIKit is source code like any other: formatted, compiled and run as it stands, beside the least that a
/// theme may say.
@Suite struct RuntimeTests {
  private static let samples = UIKitModules.folder.appending(path: "Samples")

  /// A theme named `my` that says nothing.
  private static func table(_ name: String) throws -> String {
    try String(contentsOf: samples.appending(path: name), encoding: .utf8)
  }

  /// For the oldest and the newest system that a theme may name.
  @Test(
    .enabled(if: UIKitConsumers.installed != nil),
    arguments: [MinimumSystem.allCases.first, MinimumSystem.allCases.last])
  func `compiles without warnings`(_ system: MinimumSystem?) throws {
    let system = try #require(system).version
    let consumers = try #require(UIKitConsumers.installed)
    var files = try RuntimeSources.files()
    let conditions = RuntimeSources.conditions(of: files, oldest: system)
    #expect(conditions.contains("ICONS") && conditions.contains("BEFORE_IOS_13") == (system < 13))
    for name in ["MyTheme.swift", "MyTheme.h"] { files[name] = try Self.table(name) }
    for mode in UIKitConsumers.LanguageMode.allCases {
      try consumers.typeCheck(
        swift: files.ofSwift, languageMode: mode, system: "\(system).0", conditions: conditions)
    }
    try consumers.typeCheck(
      objectiveC: files.ofObjectiveC, system: "\(system).0", conditions: conditions)
  }

  /// `Tests/Fixtures/runtime/<claim>/` holds `Driver.swift`, an app that uses the runtime, and what it prints.
  @Test(.enabled(if: UIKitConsumers.installed != nil), arguments: Fixture.all("runtime"))
  func `runs`(_ fixture: Fixture) throws {
    let consumers = try #require(UIKitConsumers.installed)
    let said = try consumers.run(fixture.name, of: Self.drivers.get())
    if let difference = Golden.difference(said, from: "expected.txt", of: fixture) {
      Issue.record("\(difference)")
    }
  }

  /// To compile the runtime takes most of the time, so it is compiled once with all drivers.
  private static let drivers = Result {
    var drivers: [String: String] = [:]
    for fixture in Fixture.all("runtime") {
      drivers[fixture.name] = String(decoding: try #require(fixture.bytes("Driver.swift")), as: UTF8.self)
    }
    var files = try RuntimeSources.files().ofSwift
    let conditions = RuntimeSources.conditions(of: files, oldest: 12)
    files["MyTheme.swift"] = try table("MyTheme.swift")
    let consumers = try #require(UIKitConsumers.installed)
    return try consumers.compile(swift: files, drivers: drivers, conditions: conditions)
  }

  @Test(.enabled(if: UIKitConsumers.installed != nil))
  func `a look that is not there is told with those that are`() throws {
    let consumers = try #require(UIKitConsumers.installed)
    var files = try RuntimeSources.files().ofSwift
    let conditions = RuntimeSources.conditions(of: files, oldest: 12)
    files["MyThemeSwiftUI.swift"] = nil
    files["MyTheme.swift"] = try Self.table("MyTheme.swift")
      .replacing("[ButtonLook] = []", with: "[ButtonLook] = [.platform]")
    let driver = """
      import UIKit
      @main @MainActor struct Driver {
        static func main() {
          let button = MyTheme.Button(coder: NSKeyedArchiver(requiringSecureCoding: false))
          button?.lookName = "platform"
          button?.lookName = "gone"
        }
      }
      """
    do {
      _ = try consumers.run(swift: files, driver: driver, conditions: conditions)
      Issue.record("the driver does not fall")
    } catch let failure as UIKitConsumers.Failure {
      #expect(failure.description.contains("no button of the theme is named gone; there are: platform"))
    }
  }

  @Test func `is formatted`() throws {
    let root = RuntimeSources.folder.deletingLastPathComponent().deletingLastPathComponent()
    let swift = try command(
      "/usr/bin/env",
      [
        "swift", "format", "lint", "--strict", "--recursive", "--configuration",
        root.appending(path: ".swift-format").path, RuntimeSources.folder.path,
      ], in: FileManager.default.temporaryDirectory)
    #expect(swift.isSuccess, "\(swift.text)")
    guard let said = try? command("/usr/bin/env", ["clang-format", "--version"], in: root), said.isSuccess
    else { return Skip.note("the form of Objective-C", because: "no clang-format in the path") }
    let files = try FileManager.default.subpathsOfDirectory(atPath: RuntimeSources.folder.path)
      .filter { $0.hasPrefix("objective-c/") && ($0.hasSuffix(".h") || $0.hasSuffix(".m")) }.sorted()
    #expect(files.contains { $0.hasPrefix("objective-c/controls/") })
    let form = try command(
      "/usr/bin/env", ["clang-format", "--dry-run", "--Werror"] + files, in: RuntimeSources.folder)
    #expect(form.isSuccess, "\(form.text)")
  }
}
