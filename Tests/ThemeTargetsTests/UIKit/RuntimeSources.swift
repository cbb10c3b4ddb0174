import FixtureSupport
import Foundation

/// The runtime of UIKit as it stands in `Sources/UIKitRuntime`.
enum RuntimeSources {
  static let folder = Fixture.shippedThemes.folder.deletingLastPathComponent()
    .appending(path: "Sources/UIKitRuntime", directoryHint: .isDirectory)

  /// The files in Swift and Objective-C, by their names, but for those of support code that themes share.
  static func files() throws -> [String: String] {
    var files: [String: String] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    where path.hasPrefix("swift/") && path.hasSuffix(".swift")
      || path.hasPrefix("objective-c/") && (path.hasSuffix(".h") || path.hasSuffix(".m"))
    {
      let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
      if text.hasPrefix("// Part: SHARED\n") { continue }
      files[path.split(separator: "/").last.map(String.init) ?? ""] = text
    }
    return files
  }

  /// What compilers have to be told so that files have everything that they have for an oldest version of iOS.
  static func conditions(of files: [String: String], oldest: Int) -> [String] {
    var conditions: Set<String> = []
    for line in files.values.flatMap({ $0.split(separator: "\n") })
    where line.utf8.contains(UInt8(ascii: "#")) {
      guard let match = line.firstMatch(of: /^ *#if ([A-Z!].*)$/) else { continue }
      for word in match.output.1.split(separator: " ")
      where word.first?.isLetter == true && !word.contains("(") {
        conditions.insert(String(word))
      }
    }
    return conditions.filter { condition in
      let version = condition.wholeMatch(of: /BEFORE_IOS_(\d+)/).flatMap { Int($0.output.1) }
      return condition != "SHARED" && condition != "PUBLIC" && version.map { oldest < $0 } ?? true
    }.sorted()
  }
}
