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

  /// How a watch learns of changes.
  enum Means: CaseIterable {
    case events
    /// As on Darwin, where each place takes a descriptor.
    case descriptors
    /// The same where descriptors end, as the queue knows or as it turns out.
    case fewDescriptors, endingDescriptors
    case looking

    var queue: (any ChangeQueue)? {
      switch self {
      case .events: SystemChangeQueue()
      case .descriptors: DescriptorQueue()
      case .fewDescriptors: DescriptorQueue(room: 3)
      case .endingDescriptors: DescriptorQueue(room: 3, said: .max)
      case .looking: nil
      }
    }
  }

  @Test(arguments: changes.map(\.name), Means.allCases) func `a change is told once`(
    _ name: String, by means: Means
  ) throws {
    let (_, paths, change) = try #require(Self.changes.first { $0.name == name })
    var watch = InputWatch(by: means.queue, pace: 1)
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

  @Test(arguments: Means.allCases) func `what changes before it is watched is told`(by means: Means) throws {
    let list = try list()
    folder.write("rat", to: "in/art/back.png")
    var watch = InputWatch(by: means.queue, pace: 1)
    watch.follow(list)
    #expect(watch.timeout == 0)
    #expect(watch.wait() == [folder.path("in/art/back.png")])
  }

  @Test(arguments: Means.allCases)
  func `what was written again as it was, and what nobody looked at, is no change`(by means: Means) throws {
    var watch = InputWatch(by: means.queue, pace: 1)
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
    #expect(watch.timeout == -1, "this system tells of every change here")
    var entry = pollfd(fd: watch.descriptor, events: Int16(POLLIN), revents: 0)
    #expect(unsafe poll(&entry, 1, 0) == 0)
    folder.write("theme: 2", to: "in/shop.theme.yaml")
    #expect(unsafe poll(&entry, 1, -1) == 1)
  }

  @Test func `each place is watched by a descriptor where there are enough`() throws {
    let queue = try #require(DescriptorQueue())
    var watch = InputWatch(by: queue)
    watch.follow(try list())
    #expect(watch.changes() == [])
    #expect(watch.timeout == -1)
    let count = queue.count
    // A second time, as after each change, takes no more of them.
    watch.follow(try list())
    #expect(watch.changes() == [])
    #expect(queue.count == count)
  }

  @Test(arguments: [Int?.none, .max]) func `no descriptor is taken where there are not enough`(
    said: Int?
  ) throws {
    let queue = try #require(DescriptorQueue(room: 5, said: said))
    var watch = InputWatch(by: queue, pace: 7)
    watch.follow(try list())
    #expect(watch.changes() == [])
    #expect(queue.count == 0)
    #expect(watch.timeout == 7)
    // There are enough for what is read later.
    folder.write("theme: 1", to: "one.theme.yaml")
    var few = WatchList()
    few.add("/")
    watch.follow(few)
    #expect(watch.changes() == [])
    #expect(queue.count == 1)
    #expect(watch.timeout == -1)
  }

  /// A queue that fails when it is read.
  private struct BrokenQueue: ChangeQueue {
    let room = Int.max
    let watchesFiles = false
    let descriptor: Int32 = -1
    func watch(_ path: String) throws(SystemError) -> Int32 { 1 }
    func forget(_ place: Int32) {}
    func take() throws(SystemError) -> [ChangeEvent] { throw SystemError(code: EBADF) }
    func isRemote(_ path: String) -> Bool { false }
  }

  @Test func `a queue that can't be read is given up for looking`() throws {
    var watch = InputWatch(by: BrokenQueue(), pace: 1)
    watch.follow(try list())
    #expect(watch.changes() == [])
    folder.write("theme: 2", to: "in/shop.theme.yaml")
    #expect(watch.wait() == [folder.path("in/shop.theme.yaml")])
    #expect(watch.timeout == 1)
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
