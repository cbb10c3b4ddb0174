import Foundation
import Testing
import ThemeCore
import ThemeDisk

/// What a build that has finished leaves to the next: compared with a disk on which something has changed.
struct BuildStateTests {
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

  /// The bytes of a state, which nothing keeps.
  private var draft: CacheDraft { CacheDraft(nil, .states, "00") }

  /// The state of a build that began at `start`.
  private func state(since start: FileTime) throws -> BuildState {
    let inputs = try DiskInputs(root: folder.path("in"), notingSince: start)
    _ = try inputs.names(in: .root)
    var maker = try #require(
      StateMaker(root: folder.path("in"), inputs, absent: [folder.path("themec.yaml")], draft: draft))
    let art = try #require(ThemePath("art"))
    _ = try inputs.names(in: art)
    #expect(throws: InputError.notFound) { try inputs.bytes(of: art.appending("tokens.json"), limit: 9) }
    for name in ["theme", "other"] {
      let path = try #require(ThemePath("\(name).theme.yaml"))
      _ = try inputs.bytes(of: path, limit: 1_000)
      _ = try inputs.bytes(of: art.appending("back.png"), limit: 1_000)
      let saved = SavedBundle(of: ["manifest.json"], in: folder.path("out/\(name)"), beside: [])
      let bundle = try #require(saved)
      // Only the first looks at art.
      let more = name == "theme" ? [art, art.appending("back.png")] : []
      maker.add(
        path, name: name, isOnlyExtended: false, inputs: [path] + more, bundle: bundle,
        diagnostics: maker.draft.add(Array(name.utf8)))
    }
    let bytes = maker.bytes(after: nil, isSilent: true)
    return try #require(bytes.flatMap { BuildState($0) })
  }

  private func compared(_ state: BuildState) -> (state: BuildState, effort: StateEffort) {
    var (state, effort) = (state, StateEffort())
    state.compare(at: later, &effort)
    return (state, effort)
  }

  @Test func `when nothing has changed, paths are looked at and nothing is read`() throws {
    // What was written a moment ago is read once, since a further change might not show.
    let first = compared(try state(since: earlier))
    #expect(first.state.isUpToDate && first.state.isRefreshed)
    let (state, effort) = compared(try #require(BuildState(first.state.bytes)))
    #expect(state.isUpToDate && state.isSilent && !state.isRefreshed)
    // Three files, two folders, two that there are not; of each bundle its file, its folder and three that there are not.
    var wanted = StateEffort()
    wanted.looks = 3 + 2 + 2 + 2 * 5
    #expect(effort == wanted)
    #expect(state.themes.map(\.name) == ["theme", "other"])
    #expect(
      state.themes.map { $0.inputs.map(\.text) } == [
        ["theme.theme.yaml", "art", "art/back.png"], ["other.theme.yaml"],
      ])
    #expect(
      state.themes.map { String(decoding: state.diagnostics(of: $0), as: UTF8.self) } == ["theme", "other"])
  }

  /// A change, and whether it concerns each of both themes, and which themes there are.
  static let changes: [(name: String, change: @Sendable (TemporaryFolder) -> Void, Bool, Bool, Bool)] = [
    ("a theme", { $0.write("theme: 22", to: "in/theme.theme.yaml") }, true, false, false),
    ("art", { $0.write("rat", to: "in/art/back.png") }, true, false, false),
    ("a sibling", { $0.write("rat", to: "in/art/back@2x.png") }, true, false, false),
    ("what was looked for by both", { $0.write("{}", to: "in/art/tokens.json") }, true, true, false),
    ("a new theme", { $0.write("new: 1", to: "in/new.theme.yaml") }, false, false, true),
    ("a project file", { $0.write("themec: 1", to: "themec.yaml") }, false, false, true),
    ("a bundle's file", { $0.write("[]", to: "out/other/manifest.json") }, false, true, false),
    ("a file of a bundle that is gone", { remove("out/other/manifest.json", $0) }, false, true, false),
    ("a bundle that is gone", { remove("out/theme", $0) }, true, false, false),
    ("what a killed build left", { $0.makeFolder("out/other/.themec-stage") }, false, true, false),
    ("a stage", { $0.makeFolder("out/.themec-other.stage") }, false, true, false),
    ("an old time", { $0.setModified("in/theme.theme.yaml", 1_000) }, true, false, false),
    (
      "the same size and time",
      { folder in
        let date = folder.modified("in/theme.theme.yaml") ?? 0
        folder.write("theme: 2", to: "in/theme.theme.yaml")
        folder.setModified("in/theme.theme.yaml", date)
      }, true, false, false
    ),
    (
      "another file under the name",
      { folder in
        folder.write("theme: 1", to: "in/swapped")
        run("/bin/mv", folder.path("in/swapped"), folder.path("in/theme.theme.yaml"))
      }, true, false, false
    ),
    ("the root", { run("/bin/mv", $0.path("in"), $0.path("moved")) }, true, true, true),
    ("nothing", { _ in }, false, false, false),
    (
      "names that come and go",
      { folder in
        folder.write("x", to: "in/art/x.png")
        remove("in/art/x.png", folder)
      }, false, false, false
    ),
  ]

  private static func remove(_ name: String, _ folder: TemporaryFolder) {
    try? FileManager.default.removeItem(atPath: folder.path(name))
  }

  @Test(arguments: changes.indices, [false, true])
  func `a change concerns the themes that it concerns`(index: Int, isRecent: Bool) throws {
    let (name, change, first, second, discovery) = Self.changes[index]
    let state = try state(since: isRecent ? earlier : later)
    // What is recent is read, and settled where it is the same.
    let settled = isRecent ? compared(state).state : state
    change(folder)
    for before in [state, settled] {
      let (after, _) = compared(try #require(BuildState(before.bytes)))
      #expect(after.freshThemes == [!first, !second], "\(name)")
      #expect(after.isDiscoveryFresh == !discovery, "\(name)")
      #expect(after.isUpToDate == !(first || second || discovery))
    }
  }

  @Test func `themes are taken over from an older state`() throws {
    let old = compared(try state(since: later)).state
    let inputs = try DiskInputs(root: folder.path("in"), notingSince: earlier)
    _ = try inputs.names(in: .root)
    var maker = try #require(
      StateMaker(root: folder.path("in"), inputs, absent: [folder.path("themec.yaml")], draft: draft))
    for number in [1, 0] { maker.add(number, of: old) }
    let made = maker.bytes(after: old, isSilent: false)
    let bytes = try #require(made)
    let (state, _) = compared(try #require(BuildState(bytes)))
    #expect(state.isUpToDate && !state.isSilent)
    #expect(state.themes.map(\.name) == ["other", "theme"])
    #expect(state.themes[1].inputs == old.themes[0].inputs)
    folder.write("{}", to: "in/art/tokens.json")
    #expect(compared(state).state.freshThemes == [false, false])
  }

  @Test func `a theme that can't be told again is built again`() throws {
    let inputs = try DiskInputs(root: folder.path("in"), notingSince: earlier)
    var maker = try #require(StateMaker(root: folder.path("in"), inputs, absent: [], draft: draft))
    let path = try #require(ThemePath("theme.theme.yaml"))
    // It was never read.
    maker.add(
      path, name: "theme", isOnlyExtended: false, inputs: [path], bundle: nil, diagnostics: 0..<0)
    let made = maker.bytes(after: nil, isSilent: true)
    let bytes = try #require(made)
    let (state, _) = compared(try #require(BuildState(bytes)))
    #expect(!state.isUpToDate && state.themes.isEmpty)
    // What the machine did not let it read can't be told again at all.
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("in/leads.yaml"), withDestinationPath: "/etc/hostname")
    let leads = try #require(ThemePath("leads.yaml"))
    #expect(throws: InputError.leavesRoot) { try inputs.bytes(of: leads, limit: 1_000) }
    let nothing = maker.bytes(after: nil, isSilent: true)
    #expect(nothing == nil)
  }

  @Test func `what is no whole state is none`() throws {
    let bytes = try state(since: earlier).bytes
    for end in bytes.indices { #expect(BuildState(Array(bytes[..<end])) == nil, "\(end) bytes") }
    #expect(BuildState(bytes + [0]) == nil)
    // A damaged one never gets here; it would be compared all the same, and end no process.
    for index in bytes.indices {
      for mask in [1, 0x80, 0xFF] as [UInt8] {
        var damaged = bytes
        damaged[index] ^= mask
        if let state = BuildState(damaged) { _ = compared(state).state.themes.count }
      }
    }
  }
}
