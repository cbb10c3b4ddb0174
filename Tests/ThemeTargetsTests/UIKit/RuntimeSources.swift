import FixtureSupport
import Foundation

/// The package `ThemeRuntime` as it is in the repository.
enum RuntimeSources {
  static let folder = Fixture.shippedThemes.folder.deletingLastPathComponent()
    .appending(path: "ThemeRuntime", directoryHint: .isDirectory)

  /// The package's source files, by their paths.
  static func files() throws -> [String: String] {
    try files(in: folder.appending(path: "Sources/ThemeRuntime"), "ThemeRuntime")
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
