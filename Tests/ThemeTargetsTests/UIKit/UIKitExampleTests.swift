import FixtureSupport
import Foundation
import Testing
import ThemeBundle
import ThemeCompiler
import ThemeCore
import ThemeImage
import ThemeModel
import ThemeTargets

/// `examples/ios` is an app: each language takes it with the code of its themes, and it runs.
@Suite(.enabled(if: UIKitConsumers.installed != nil)) struct UIKitExampleTests {
  private static let folder = Fixture.shippedThemes.folder.deletingLastPathComponent()
    .appending(path: "examples/ios", directoryHint: .isDirectory)

  private let consumers: UIKitConsumers

  init() throws { consumers = try #require(UIKitConsumers.installed) }

  @Test(arguments: UIKitConsumers.LanguageMode.allCases)
  func `the app is Swift`(_ mode: UIKitConsumers.LanguageMode) throws {
    var files = try Self.app("swift").merging(Self.themes.get().swift) { own, _ in own }
    files["LegacyViewController.swift"] = Self.bridged
    try consumers.typeCheck(swift: files, languageMode: mode, system: "16.0")
  }

  /// The project compiles what the app takes in.
  @Test func `the themes are those of the project`() throws {
    let project = try String(contentsOf: Self.folder.appending(path: "themec.yaml"), encoding: .utf8)
    let files = Self.names.map { "  - ../../themes/\($0).theme.yaml\n" }.joined()
    #expect(project.contains("themes:\n\(files)output:"))
  }

  /// A driver opens every screen, as a finger would; the screens in SwiftUI and Objective-C are empty ones here.
  @Test func `the app runs`() throws {
    let themes = try Self.themes.get()
    var files = try Self.app("swift").merging(themes.swift) { own, _ in own }
    files = files.filter { !$0.value.contains("import SwiftUI") && !$0.value.contains("\n@main\n") }
    files["LegacyViewController.swift"] = Self.bridged
    files["OffersView.swift"] = """
      import UIKit

      enum OffersView {
        @MainActor static func screen(_ offers: [String]) -> UIViewController { UIViewController() }
      }
      """
    files["Catalogues.swift"] = themes.catalogues
    let samples = Fixture.named("Samples", kind: "../UIKitStandIn")
    let driver = try #require(samples.bytes("Example.swift"))
    let said = try consumers.run(swift: files, driver: String(decoding: driver, as: UTF8.self))
    if let difference = Golden.difference(said, from: "Example.expected.txt", of: samples) {
      Issue.record("\(difference)")
    }
  }

  /// The app's sources with a suffix, by their names.
  private static func app(_ suffix: String) throws -> [String: String] {
    let app = folder.appending(path: "App")
    let names = try FileManager.default.contentsOfDirectory(atPath: app.path)
      .filter { $0.hasSuffix(".\(suffix)") }
    try #require(!names.isEmpty)
    return Dictionary(
      uniqueKeysWithValues: try names.map {
        ($0, try String(contentsOf: app.appending(path: $0), encoding: .utf8))
      })
  }

  /// What Swift sees of the bridging header.
  private static let bridged = "import UIKit\n\nopen class LegacyViewController: UIViewController {}\n"

  private static let names = [
    "bars", "dailybooth", "designed-back", "inverting-buttons", "nav-button", "smiley",
  ]

  private struct Themes {
    var swift: [String: String] = [:]
    /// Code that gives the stand-in what the asset catalogs hold, for a screen of 2x.
    var catalogues = ""
  }

  private static let themes = Result {
    var themes = Themes()
    // Pictures of one set are as large as each other: that of another direction is the same, mirrored.
    var images: [String: String] = [:]
    let paths = try names.map { try #require(ThemePath("\($0).theme.yaml")) }
    let project = try String(contentsOf: folder.appending(path: "themec.yaml"), encoding: .utf8)
    for theme in try TargetTheme.compiled(
      paths, of: .shippedThemes, for: [.uikit, .xcassets], project: project)
    {
      let files = try #require(theme.tree).files
      themes.swift.merge(files.sources) { own, _ in own }
      for file in files where file.path.hasPrefix("xcassets/") && file.path.hasSuffix("@2x.png") {
        guard case .image(let image) = file.content, let end = file.path.firstRange(of: ".imageset/") else {
          continue
        }
        let name = file.path[..<end.lowerBound].split(separator: "/").dropFirst(2).joined(separator: "/")
        images[name] = ".init(width: \(image.size.width), height: \(image.size.height), scale: 2)"
      }
    }
    let entries = images.sorted { $0.key < $1.key }.map { "    \"\($0.key)\": \($0.value),\n" }.joined()
    themes.catalogues =
      "import UIKit\n\n@MainActor func showCatalogues() {\n  StandIn.images = [\n\(entries)  ]\n}\n"
    return themes
  }
}
