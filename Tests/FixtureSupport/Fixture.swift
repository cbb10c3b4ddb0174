package import Foundation

/// A folder below `Tests/Fixtures`: input beside what is expected of it. The folder's name states the claim.
package struct Fixture: Sendable, CustomStringConvertible {
  package let folder: URL

  package init(folder: URL) { self.folder = folder }

  /// The folder's name.
  package var name: String { folder.lastPathComponent }
  package var description: String { name }

  /// Every fixture of a kind (`syntax`, `check`), sorted by name: the folders right below `Tests/Fixtures/KIND`.
  package static func all(_ kind: String) -> [Fixture] {
    let parent = fixturesFolder.appending(path: kind)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: parent.path)) ?? []
    let folders = names.sorted().filter { !$0.hasPrefix(".") }.map {
      parent.appending(path: $0, directoryHint: .isDirectory)
    }
    precondition(!folders.isEmpty, "no fixtures in \(parent.path)")
    return folders.map(Fixture.init)
  }

  /// A fixture by its name.
  package static func named(_ name: String, kind: String) -> Fixture {
    Fixture(folder: fixturesFolder.appending(path: kind).appending(path: name, directoryHint: .isDirectory))
  }

  /// The themes that this checkout ships.
  package static let shippedThemes = Fixture(
    folder: fixturesFolder.deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "themes", directoryHint: .isDirectory))

  /// The pages of this checkout.
  package static let documentation = Fixture(
    folder: shippedThemes.folder.deletingLastPathComponent().appending(
      path: "docs", directoryHint: .isDirectory))

  /// A folder of `examples/`.
  package static func example(_ name: String) -> Fixture {
    Fixture(
      folder: shippedThemes.folder.deletingLastPathComponent().appending(
        path: "examples/\(name)", directoryHint: .isDirectory))
  }

  /// `Tests/Fixtures` of this checkout.
  package static let fixturesFolder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()
    .appending(path: "Fixtures", directoryHint: .isDirectory)

  package func url(_ file: String) -> URL { folder.appending(path: file) }

  package func exists(_ file: String) -> Bool { FileManager.default.fileExists(atPath: url(file).path) }

  /// The bytes of a file of the fixture, or nil when there is none.
  package func bytes(_ file: String) -> [UInt8]? {
    (try? Data(contentsOf: url(file))).map { [UInt8]($0) }
  }

  /// The lines of a file of the fixture; none when there is no such file.
  package func lines(_ file: String) -> [String] {
    String(decoding: bytes(file) ?? [], as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// The paths of all files below the folder, relative to it, sorted.
  package func files() -> [String] {
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
    return paths.sorted().filter { path in
      var isFolder: ObjCBool = false
      return unsafe FileManager.default.fileExists(atPath: url(path).path, isDirectory: &isFolder)
        && !isFolder.boolValue
    }
  }
}
