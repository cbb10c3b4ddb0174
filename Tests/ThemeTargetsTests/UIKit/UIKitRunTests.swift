import FixtureSupport
import Testing
import ThemeBundle
import ThemeCompiler
import ThemeCore
import ThemeImage
import ThemeModel
import ThemeTargets

/// Generated code runs: `Tests/Fixtures/uikit/<claim>/` holds a theme, or in `ships` the name of one that ships,
/// in `themec.yaml` what a project says to it, `Driver.swift`, an app that uses the code, and `expected.txt`, what was told to UIKit.
@Suite(.enabled(if: UIKitConsumers.installed != nil)) struct UIKitRunTests {
  @Test(arguments: Fixture.all("uikit")) func `runs`(_ fixture: Fixture) throws {
    guard let driver = fixture.bytes("Driver.swift") else { return }
    let shipped = fixture.lines("ships").first
    let home = shipped == nil ? fixture : Fixture.shippedThemes
    let themes = home.themes.filter { shipped == nil || $0.text == "\(shipped ?? "").theme.yaml" }
    try #require(themes.count == 1)
    let project = fixture.bytes("themec.yaml").map { String(decoding: $0, as: UTF8.self) } ?? ""
    let tree = try #require(
      TargetTheme.compiled(themes, of: home, for: [.uikit], project: project).first?.tree)
    var sources = tree.files.sources.ofSwift.filter { !$0.value.contains("import SwiftUI") }
    sources["Pictures.swift"] = pictures(of: tree)
    let consumers = try #require(UIKitConsumers.installed)
    let said = try consumers.run(swift: sources, driver: String(decoding: driver, as: UTF8.self))
    if let difference = Golden.difference(said, from: "expected.txt", of: fixture) {
      Issue.record("\(difference)")
    }
  }

  /// Code that gives the stand-in what the asset catalog holds, on a screen of 2x.
  private func pictures(of tree: OutputTree) -> String {
    var lines: [String: String] = [:]
    for file in tree.files {
      guard case .image(let image) = file.content, file.path.hasPrefix("xcassets/"),
        let end = file.path.firstRange(of: ".imageset/")
      else { continue }
      let name = file.path[..<end.lowerBound].split(separator: "/").dropFirst(2).joined(separator: "/")
      let scale = file.path.contains("@2x") ? 2 : file.path.contains("@3x") ? 3 : 1
      if scale != 2, lines[name] != nil { continue }
      lines[name] =
        "\"\(name)\": .init(width: \(image.size.width), height: \(image.size.height), scale: \(scale)),"
    }
    let entries = lines.sorted { $0.key < $1.key }.map { "  \($0.value)" }.joined(separator: "\n")
    return "import UIKit\n\n@MainActor func showCatalogue() {\n  StandIn.images = [\n\(entries)\n  ]\n}\n"
  }
}
