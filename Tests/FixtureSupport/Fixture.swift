package import Foundation
package import ThemeCore
import ThemeImage

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

  /// The cases of a table, `Tests/Fixtures/tables/CLAIM/cases.txt`.
  package static func cases(_ claim: String) -> [[String]] {
    guard let cases = try? named(claim, kind: "tables").cases("cases.txt") else {
      preconditionFailure("no cases in \(claim)")
    }
    return cases
  }

  /// The cases of a file: some lines each, between blank lines. What begins with `# ` is a heading or a comment.
  package func cases(_ file: String) throws -> [[String]] {
    let lines = try text(file).split(separator: "\n", omittingEmptySubsequences: false)
    let cases = lines.filter { !$0.hasPrefix("# ") }.split(separator: "").map { $0.map(String.init) }
    precondition(!cases.isEmpty, "no cases in \(url(file).path)")
    return cases
  }

  /// A text of `Tests/Fixtures/pages/CLAIM`.
  package static func page(_ claim: String, _ file: String) -> String {
    guard let text = try? named(claim, kind: "pages").text(file) else { preconditionFailure("no \(file)") }
    return text
  }

  /// This checkout.
  package static let checkout = Fixture(
    folder: URL(filePath: #filePath).appending(path: "../../..", directoryHint: .isDirectory)
      .standardizedFileURL)
  /// The themes that it ships.
  package static let shippedThemes = checkout.below("themes")
  /// Its pages.
  package static let documentation = checkout.below("docs")
  /// Its `Tests/Fixtures`.
  package static let fixturesFolder = checkout.below("Tests/Fixtures").folder

  /// A folder of `examples/`.
  package static func example(_ name: String) -> Fixture { checkout.below("examples/\(name)") }

  /// A folder of the fixture as one of its own.
  package func below(_ path: String) -> Fixture {
    Fixture(folder: folder.appending(path: path, directoryHint: .isDirectory))
  }

  package func url(_ file: String) -> URL { folder.appending(path: file) }

  package func exists(_ file: String) -> Bool { FileManager.default.fileExists(atPath: url(file).path) }

  /// The bytes of a file of the fixture, or nil when there is none.
  package func bytes(_ file: String) -> [UInt8]? {
    (try? Data(contentsOf: url(file))).map { [UInt8]($0) }
  }

  /// The text of a file of the fixture, which has to be there.
  package func text(_ file: String) throws -> String {
    String(decoding: try Data(contentsOf: url(file)), as: UTF8.self)
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

extension Fixture {
  /// The fixture's files as a root to compile from; a `NAME.png.txt` also stands for the PNG that it describes.
  package func inputs() throws -> MemoryInputs { try inputs(with: [:]) }

  /// The same with other bytes for some of its files.
  package func inputs(with changed: [String: [UInt8]]) throws -> MemoryInputs {
    MemoryInputs(try memory().merging(changed) { _, new in new })
  }

  /// The same files by their paths.
  package func memory() throws -> [String: [UInt8]] {
    var files: [String: [UInt8]] = [:]
    for file in self.files() {
      guard let bytes = bytes(file) else { continue }
      if file.hasSuffix(".png.txt") {
        let bitmap = try PictureText.bitmap(String(decoding: bytes, as: UTF8.self))
        files[String(file.dropLast(4))] = encodePNG(bitmap, .fast)
      } else if !file.hasPrefix("expected") {
        files[file] = bytes
      }
    }
    return files
  }

  /// The theme files right in the fixture's folder, sorted.
  package var themes: [ThemePath] {
    files().filter { !$0.contains("/") && ($0.hasSuffix(".theme.yaml") || $0.hasSuffix(".theme.json")) }
      .compactMap { ThemePath($0) }
  }
}

/// Comparing with a recorded text; `make update` records it again.
package enum Golden {
  /// Whether goldens are being recorded (`THEMEC_UPDATE=1`, which `make update` sets and which CI refuses).
  package static var isRecording: Bool { ProcessInfo.processInfo.environment["THEMEC_UPDATE"] == "1" }

  /// What differs, as lines that a failed `#expect` shows as they are.
  package struct Difference: CustomStringConvertible {
    package let description: String
  }

  /// Nil when `text` equals the file of the fixture, else what differs.
  ///
  /// A text that is expected to be empty has no file. When recording, the file is written and the difference is still
  /// returned, so that a run that records ends red.
  package static func difference(_ text: String, from file: String, of fixture: Fixture) -> Difference? {
    let url = fixture.url(file)
    let expected = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    guard expected != text else { return nil }
    if isRecording {
      if text.isEmpty {
        try? FileManager.default.removeItem(at: url)
      } else {
        try? Data(text.utf8).write(making: url)
      }
      return Difference(description: "recorded \(fixture.name)/\(file): read the diff")
    }
    return Difference(description: "\(fixture.name)/\(file):\n" + lineDifference(expected, text))
  }

  /// The lines that differ, `-` expected and `+` found, with the common beginning and end left out.
  private static func lineDifference(_ expected: String, _ found: String) -> String {
    let old = expected.split(separator: "\n", omittingEmptySubsequences: false)
    let new = found.split(separator: "\n", omittingEmptySubsequences: false)
    let changes = new.difference(from: old)
    let lines = changes.map { change in
      switch change {
      case .remove(let offset, let line, _): (offset, 0, "-\(offset + 1): \(line)")
      case .insert(let offset, let line, _): (offset, 1, "+\(offset + 1): \(line)")
      }
    }
    return lines.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2).joined(separator: "\n")
  }
}
