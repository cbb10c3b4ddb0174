import Foundation
import Testing
import ThemeCore
import ThemeDisk

/// Being told of changes of what a run has looked at, by the system and by looking.
struct InputWatchTests {
  let folder = TemporaryFolder(inMemory: true)
  /// Long before: what is written later than that is recent.
  static let earlier = FileTime(seconds: 1_000_000)

  init() {
    folder.write("theme: 1", to: "in/shop.theme.yaml")
    folder.write("art", to: "in/art/back.png")
    folder.write("icon", to: "elsewhere/icon.png")
    folder.link("in/linked", to: "../elsewhere")
    folder.write("mine", to: "in/other.txt")
  }

  /// What a run looks at: a theme, a folder of art with a file, a file through a link, and one that is missing.
  private func list() throws -> WatchList {
    let inputs = try DiskInputs(root: folder.path("in"), trustLinks: true, notingSince: Self.earlier)
    _ = try inputs.bytes(of: path("shop.theme.yaml"), limit: 1_000)
    _ = try inputs.names(in: path("art"))
    _ = try inputs.bytes(of: path("art/back.png"), limit: 1_000)
    _ = try inputs.bytes(of: path("linked/icon.png"), limit: 1_000)
    #expect(throws: InputError.notFound) { try inputs.bytes(of: path("tokens/dark.json"), limit: 9) }
    return WatchList(foundBy: inputs)
  }

  private func path(_ text: String) throws -> ThemePath { try #require(ThemePath(text)) }

  /// A change, and the paths below the folder that it changes.
  static let changes: [(name: String, paths: [String], change: @Sendable (TemporaryFolder) throws -> Void)] =
    [
      ("writing to a file", ["in/shop.theme.yaml"], { $0.write("theme: 2", to: "in/shop.theme.yaml") }),
      (
        "renaming to its name", ["in/art/back.png"],
        {
          $0.write("rat", to: "in/.new")
          try move("in/.new", to: "in/art/back.png", $0)
        }
      ),
      ("a sibling", ["in/art"], { $0.write("large", to: "in/art/back@3x.png") }),
      ("what was looked for", ["in/tokens/dark.json"], { $0.write("{}", to: "in/tokens/dark.json") }),
      ("a file behind a link", ["in/linked/icon.png"], { $0.write("other", to: "elsewhere/icon.png") }),
      (
        "a theme that is gone", ["in/shop.theme.yaml"],
        { try FileManager.default.removeItem(atPath: $0.path("in/shop.theme.yaml")) }
      ),
      (
        "a folder that has another name", ["in/art", "in/art/back.png"],
        { try move("in/art", to: "in/pictures", $0) }
      ),
      (
        "the folder of all", ["in/art", "in/art/back.png", "in/linked/icon.png", "in/shop.theme.yaml"],
        { try move("in", to: "out", $0) }
      ),
      (
        "another folder in its place", ["in/art", "in/art/back.png"],
        {
          $0.write("other", to: "in/new/back.png")
          $0.write("more", to: "in/new/more.png")
          try move("in/art", to: "in/pictures", $0)
          try move("in/new", to: "in/art", $0)
        }
      ),
    ]

  private static func move(_ name: String, to other: String, _ folder: TemporaryFolder) throws {
    #expect(unsafe rename(folder.path(name), folder.path(other)) == 0)
  }

  @Test(arguments: changes.map(\.name), [false, true]) func `a change is told once`(
    _ name: String, polling: Bool
  ) throws {
    let (_, paths, change) = try #require(Self.changes.first { $0.name == name })
    var watch = InputWatch(polling: polling, pace: 1)
    watch.follow(try list())
    #expect(watch.changes() == [])
    try change(folder)
    #expect(watch.wait() == paths.map(folder.path))
    #expect(watch.changes() == [])
    // What came in its place is watched as well.
    folder.write("back", to: "in/art/back.png")
    folder.write("theme: 3", to: "in/shop.theme.yaml")
    #expect(watch.wait().contains(folder.path("in/shop.theme.yaml")))
  }

  @Test(arguments: [false, true]) func `what changes before it is watched is told`(polling: Bool) throws {
    let list = try list()
    folder.write("rat", to: "in/art/back.png")
    var watch = InputWatch(polling: polling, pace: 1)
    watch.follow(list)
    #expect(watch.patience == 0)
    #expect(watch.wait() == [folder.path("in/art/back.png")])
  }

  @Test(arguments: [false, true])
  func `what was written again as it was, and what nobody looked at, is no change`(
    polling: Bool
  ) throws {
    var watch = InputWatch(polling: polling, pace: 1)
    watch.follow(try list())
    #expect(watch.changes() == [])
    folder.write("yours", to: "in/other.txt")
    folder.write("yours", to: "in/new.txt")
    folder.write("new", to: "in/art/back.png.tmp")
    try FileManager.default.removeItem(atPath: folder.path("in/art/back.png.tmp"))
    #expect(watch.changes() == [])
    folder.write("theme: 2", to: "in/shop.theme.yaml")
    #expect(watch.wait() == [folder.path("in/shop.theme.yaml")])
  }

  @Test func `the system wakes for what matters alone`() throws {
    var watch = InputWatch()
    watch.follow(try list())
    #expect(watch.changes() == [])
    #expect(watch.patience == -1, "this system tells of every change here")
    var entry = pollfd(fd: watch.descriptor, events: Int16(POLLIN), revents: 0)
    #expect(unsafe poll(&entry, 1, 0) == 0)
    folder.write("theme: 2", to: "in/shop.theme.yaml")
    #expect(unsafe poll(&entry, 1, -1) == 1)
  }

  @Test func `what can't be read is watched until it can`() throws {
    folder.link("in/away.yaml", to: "../../missing.yaml")
    let inputs = try DiskInputs(root: folder.path("in"), notingSince: Self.earlier)
    #expect(throws: InputError.self) { try inputs.bytes(of: path("away.yaml"), limit: 9) }
    var watch = InputWatch()
    var list = WatchList(foundBy: inputs)
    list.add(folder.path("baseline.json"))
    watch.follow(list)
    #expect(watch.changes() == [])
    try FileManager.default.removeItem(atPath: folder.path("in/away.yaml"))
    folder.write("there", to: "in/away.yaml")
    #expect(watch.wait() == [folder.path("in/away.yaml")])
    folder.write("[]", to: "baseline.json")
    #expect(watch.wait() == [folder.path("baseline.json")])
  }

  @Test func `an older list says what a later run did not look at`() throws {
    let inputs = try DiskInputs(root: folder.path("in"), notingSince: Self.earlier)
    _ = try inputs.bytes(of: path("shop.theme.yaml"), limit: 1_000)
    var later = WatchList(foundBy: inputs)
    later.add(try list())
    var watch = InputWatch()
    watch.follow(later)
    #expect(watch.changes() == [])
    folder.write("rat", to: "in/art/back.png")
    #expect(watch.wait() == [folder.path("in/art/back.png")])
  }
}
