import ThemeImage

/// A folder in which a test runs themec, removed with the value. A class for its end.
final class Scratch: Sendable {
  private let folder = TemporaryFolder(inMemory: true)
  var path: String { folder.path }

  /// One with the files of fixtures of `Tests/Fixtures/cli-input`.
  init(_ fixtures: String...) throws {
    for name in fixtures { try copy(Fixture.named(name, kind: "cli-input")) }
  }

  deinit {
    try? FileManager.default.removeItem(atPath: cache)
  }

  /// Where builds keep their results.
  var cache: String { "\(path)-cache" }

  func path(_ name: String) -> String { folder.path(name) }

  /// Runs themec here, or in a folder below.
  func themec(_ arguments: String..., in folder: String = "") throws -> Outcome {
    try run(executable, arguments, in: folder.isEmpty ? path : path(folder), cache: cache)
  }

  /// Runs a line of shell here; `themec` is the one that is tested.
  func shell(_ line: String) throws -> Outcome {
    try run("/bin/sh", ["-c", line], in: path, cache: cache)
  }

  func write(_ bytes: some Sequence<UInt8>, to name: String) throws {
    try Data(bytes).write(making: path(name))
  }

  func write(_ text: String, to name: String) throws { try write(text.utf8, to: name) }

  func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(atPath: path(name), withIntermediateDirectories: true)
  }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: path(name), withDestinationPath: target)
  }

  func remove(_ name: String, ifThere: Bool = false) throws {
    if ifThere, !exists(name) { return }
    try FileManager.default.removeItem(atPath: path(name))
  }

  func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: path(name)) }

  func bytes(_ name: String) -> [UInt8]? {
    FileManager.default.contents(atPath: path(name)).map { [UInt8]($0) }
  }

  func text(_ name: String) -> String? { folder.text(name) }

  /// The files of a fixture, below a folder where one is named; a `NAME.png.txt` becomes the PNG that it describes.
  func copy(_ fixture: Fixture, to folder: String = "") throws {
    for file in fixture.files() {
      guard let bytes = fixture.bytes(file) else { continue }
      if file.hasSuffix(".png.txt") {
        let bitmap = try PictureText.bitmap(String(decoding: bytes, as: UTF8.self))
        try write(encodePNG(bitmap, .fast), to: folder + file.dropLast(4))
      } else {
        try write(bytes, to: folder + file)
      }
    }
  }

  /// Everything below a folder by its path: what it holds, and when it was changed.
  func standing(_ folder: String) -> [String: Entry] {
    var found: [String: Entry] = [:]
    for name in (try? FileManager.default.subpathsOfDirectory(atPath: path(folder))) ?? [] {
      let attributes = self.folder.attributes("\(folder)/\(name)")
      found[name] = Entry(
        bytes: attributes?[.type] as? FileAttributeType == .typeRegular ? bytes("\(folder)/\(name)") : nil,
        modified: attributes?[.modificationDate] as? Date)
    }
    return found
  }

  /// The bytes of every file below a folder by its path.
  func files(_ folder: String) -> [String: [UInt8]] {
    standing(folder).compactMapValues(\.bytes)
  }

  struct Entry: Equatable {
    /// Nil for what is no file.
    let bytes: [UInt8]?
    let modified: Date?
  }
}

extension Scratch {
  /// The files of the good project's bundle, as they are built without a cache.
  static let bundle = Result {
    let scratch = try Scratch("a-good-project")
    try #require(try scratch.themec("build", "--no-cache").status == 0)
    try #require(!FileManager.default.fileExists(atPath: scratch.cache))
    return scratch.files("out")
  }

  /// The good project with the bundle that a build makes of it, which leaves the next build everything to do.
  static func built() throws -> Scratch {
    let scratch = try Scratch("a-good-project")
    for (name, bytes) in try bundle.get() { try scratch.write(bytes, to: "out/\(name)") }
    return scratch
  }

  /// Changes the good project's theme and art.
  func edit() throws { try copy(Fixture.named("a-good-project-edited", kind: "cli-input")) }
}

/// A project with one theme, which a test edits while themec follows it.
struct EditedProject {
  let scratch: Scratch
  /// What the theme says at first.
  static let theme = "themec: 1\nname: good\nscales: [1]\nimages: { line: { art: { file: art/line.png } } }\n"

  init() throws {
    scratch = try Scratch("a-good-project")
    try save(EditedProject.theme)
  }

  /// Replaces the theme.
  func save(_ theme: String) throws { try scratch.write(theme, to: "themes/good.theme.yaml") }
}

/// The words before a command that make it run as somebody who may not do everything: none when we are nobody special,
/// nil when that can't be had, which is noted.
let runAsNobody: [String]? = {
  guard getuid() == 0 else { return ["/usr/bin/env"] }
  guard let setpriv = installed("setpriv") else {
    Skip.note("files without permission", because: "root may do everything, and there is no setpriv")
    return nil
  }
  return [setpriv, "--reuid=65534", "--regid=65534", "--clear-groups"]
}()
