/// What a run leaves to the next: compared with a disk on which something has changed.
struct FileListTests {
  let folder = TemporaryFolder(inMemory: true)
  /// Long after everything here was written.
  let later = FileTime(seconds: 4_000_000_000)
  /// Long before: what is written later than that is recent.
  let earlier = FileTime(seconds: 1_000_000)

  init() {
    for name in ["theme", "other"] { folder.write("\(name): 1", to: "in/\(name).theme.yaml") }
    folder.write("art", to: "in/art/back.png")
    for name in ["theme", "other"] { folder.write("{}", to: "out/\(name)/manifest.json") }
  }

  /// The list of a run that began at `start`.
  private func list(since start: FileTime) throws -> FileList {
    let inputs = try DiskInputs(root: folder.path("in"), notingSince: start)
    _ = try inputs.names(in: .root)
    let art = try #require(ThemePath("art"))
    _ = try inputs.names(in: art)
    #expect(throws: InputError.notFound) { try inputs.bytes(of: art.appending("tokens.json"), limit: 9) }
    for name in ["theme.theme.yaml", "other.theme.yaml", "art/back.png"] {
      _ = try inputs.bytes(of: try #require(ThemePath(name)), limit: 1_000)
    }
    var list = try #require(FileList(foundBy: inputs))
    list.add(absent: [folder.path("themec.yaml")])
    for name in ["theme", "other"] {
      let place = folder.path("out/\(name)")
      list.add(try #require(FileList(of: ["manifest.json"], in: place, beside: [])))
    }
    list.add(way: folder.path("out"))
    list.add(namesIn: folder.path("out"), since: start)
    return list
  }

  @Test func `when nothing has changed, what is recent is read once`() throws {
    // What was written a moment ago is read, since a further change might not show.
    var first = try list(since: earlier)
    let isfirst = first.isUnchanged(at: later)
    #expect(isfirst && first.isRenewed)
    var second = FileList(first.bytes)
    let issecond = second.isUnchanged(at: later)
    #expect(issecond && !second.isRenewed)
  }

  /// A change, and whether it is one.
  static let changes: [(name: String, change: @Sendable (TemporaryFolder) -> Void, isOne: Bool)] = [
    ("a theme", { $0.write("theme: 22", to: "in/theme.theme.yaml") }, true),
    ("art", { $0.write("rat", to: "in/art/back.png") }, true),
    ("a sibling", { $0.write("rat", to: "in/art/back@2x.png") }, true),
    ("what was looked for by both", { $0.write("{}", to: "in/art/tokens.json") }, true),
    ("a new theme", { $0.write("new: 1", to: "in/new.theme.yaml") }, true),
    ("a project file", { $0.write("themec: 1", to: "themec.yaml") }, true),
    ("a bundle's file", { $0.write("[]", to: "out/other/manifest.json") }, true),
    ("a file of a bundle that is gone", { remove("out/other/manifest.json", $0) }, true),
    ("a bundle that is gone", { remove("out/theme", $0) }, true),
    ("what a killed build left", { $0.makeFolder("out/other/.themec-stage") }, true),
    ("an old bundle", { $0.makeFolder("out/.themec-theme.old") }, true),
    ("another bundle", { $0.makeFolder("out/third") }, true),
    (
      "a link above the bundles",
      { folder in
        run("/bin/mv", folder.path("out"), folder.path("away"))
        folder.link("out", to: "away")
      }, true
    ),
    ("a stage", { $0.makeFolder("out/.themec-other.stage") }, true),
    ("an old time", { $0.setModified("in/theme.theme.yaml", 1_000) }, true),
    (
      "the same size and time",
      { folder in
        let date = folder.modified("in/theme.theme.yaml") ?? 0
        folder.write("theme: 2", to: "in/theme.theme.yaml")
        folder.setModified("in/theme.theme.yaml", date)
      }, true
    ),
    (
      "another file under the name",
      { folder in
        folder.write("theme: 1", to: "in/swapped")
        run("/bin/mv", folder.path("in/swapped"), folder.path("in/theme.theme.yaml"))
      }, true
    ),
    ("the root", { run("/bin/mv", $0.path("in"), $0.path("moved")) }, true),
    ("nothing", { _ in }, false),
    (
      "names that come and go",
      { folder in
        folder.write("x", to: "in/art/x.png")
        remove("in/art/x.png", folder)
      }, false
    ),
  ]

  private static func remove(_ name: String, _ folder: TemporaryFolder) {
    try? FileManager.default.removeItem(atPath: folder.path(name))
  }

  @Test(arguments: changes.indices, [false, true])
  func `a change is seen`(index: Int, isRecent: Bool) throws {
    let (name, change, isOne) = Self.changes[index]
    let list = try list(since: isRecent ? earlier : later)
    // What is recent is read, and settled where it is the same.
    var settled = list
    _ = settled.isUnchanged(at: later)
    change(folder)
    for before in [list, settled] {
      var after = before
      let isUnchanged = after.isUnchanged(at: later)
      #expect(isUnchanged == !isOne, "\(name)")
    }
  }

  @Test func `what can't be compared makes no list`() throws {
    let inputs = try DiskInputs(root: folder.path("in"), notingSince: earlier)
    folder.link("in/leads.yaml", to: "/etc/hostname")
    let leads = try #require(ThemePath("leads.yaml"))
    #expect(throws: InputError.leavesRoot) { try inputs.bytes(of: leads, limit: 1_000) }
    #expect(FileList(foundBy: inputs) == nil)
    #expect(FileList(of: ["absent.json"], in: folder.path("out/theme"), beside: []) == nil)
    #expect(FileList(of: [], in: folder.path("out/theme"), beside: [folder.path("absent.d")]) == nil)
  }

  @Test func `an answer is read as it was kept`() throws {
    let list = try list(since: earlier)
    let answer = KeptAnswer(status: 1, output: [1, 2], errors: [], stamp: "a stamp")
    let bytes = answer.bytes(with: list)
    let read = try #require(KeptAnswer.read(bytes))
    #expect(read.answer == answer && read.list.bytes == list.bytes)
    // A damaged one never gets here; it would be compared all the same, and end no process.
    for index in bytes.indices {
      _ = KeptAnswer.read(Array(bytes[..<index])).map { found in
        var list = found.list
        _ = list.isUnchanged(at: later)
      }
      for mask in [1, 0x80, 0xFF] as [UInt8] {
        var damaged = bytes
        damaged[index] ^= mask
        guard var list = KeptAnswer.read(damaged)?.list else { continue }
        _ = list.isUnchanged(at: later)
      }
    }
  }
}
