import FixtureSupport
import Foundation
import ThemeImage
import ThemeModel

/// The runtime of UIKit as it stands in `Sources/UIKitRuntime`.
enum RuntimeSources {
  static let folder = Fixture.shippedThemes.folder.deletingLastPathComponent()
    .appending(path: "Sources/UIKitRuntime", directoryHint: .isDirectory)

  /// The files in Swift and Objective-C, by their paths below the folder, for an app whose oldest system is a version of
  /// iOS; those of controls are only for themes that have some.
  static func files(oldest: Int, withControls: Bool = true) throws -> [String: String] {
    var files: [String: String] = [:]
    let edition = oldest < 13 ? "/ios-12/" : "/ios-13/"
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    where path.hasPrefix("swift/") && path.hasSuffix(".swift") || path.hasPrefix("objective-c/") {
      if path.contains("/ios-"), !path.contains(edition) { continue }
      if path.hasSuffix("/controls") || path.contains("/controls/") && !withControls { continue }
      let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
      files[path.replacing(edition, with: "/").replacing("/controls/", with: "/")] = text
    }
    return files
  }

  /// The files as a theme has them whose type in Swift is `TypeTheme`, by their paths in its bundle.
  static func files(for type: String, oldest: Int, withControls: Bool = true) throws -> [String: String] {
    let accessor = type.prefix(1).lowercased() + type.dropFirst()
    func named(_ text: String) -> String {
      text.replacing("MyTheme", with: type).replacing("myTheme", with: accessor)
    }
    return Dictionary(
      uniqueKeysWithValues: try files(oldest: oldest, withControls: withControls).map {
        ("uikit/\(named($0))", named($1))
      })
  }

  /// The files as the themes have them whose code is among the files of a bundle.
  static func files(in bundle: [OutputFile]) throws -> [String: String] {
    let names = bundle.compactMap { $0.path.wholeMatch(of: /uikit\/swift\/(\w+Theme)\.swift/)?.output.1 }
    return try names.reduce(into: [:]) { files, name in
      files.merge(try self.files(for: String(name), oldest: MinimumSystem.standard.version)) { $1 }
    }
  }
}
