// The importer does not see the calls that set attributes.
#if canImport(Glibc)
  /// Extended attributes of a bundle's folders, which a new folder in their place has as well.
  struct AttributeTests {
    let folder = TemporaryFolder()
    var out: String { folder.path("out") }
    let old = tree(["manifest.json": "1", "a/gone.txt": "1", "b/same.txt": "1"])
    let new = tree(["manifest.json": "2", "a/new.txt": "2", "b/same.txt": "1"])

    private func set(_ name: String, _ value: [UInt8], on path: String) -> Bool {
      typealias Call =
        @convention(c) (UnsafePointer<CChar>, UnsafePointer<CChar>, UnsafeRawPointer, Int, Int32) -> Int32
      let call = unsafe unsafeBitCast(dlsym(nil, "setxattr"), to: Call.self)
      return unsafe call(folder.path(path), name, value, value.count, 0) == 0
    }

    private func attribute(_ name: String, of path: String) -> [UInt8]? {
      typealias Call =
        @convention(c) (UnsafePointer<CChar>, UnsafePointer<CChar>, UnsafeMutableRawPointer, Int) -> Int
      let call = unsafe unsafeBitCast(dlsym(nil, "getxattr"), to: Call.self)
      var bytes = [UInt8](repeating: 0, count: 4_096)
      let count = unsafe call(folder.path(path), name, &bytes, bytes.count)
      return count < 0 ? nil : Array(bytes.prefix(count))
    }

    @Test func `they go on to the new folder, and their values with them`() throws {
      try commit(old, to: out)
      let values: [(path: String, name: String, value: [UInt8])] = [
        ("out", "user.color", Array("red".utf8)), ("out", "user.empty", []),
        ("out/b", "user.long", Array(repeating: 7, count: 1_000)), ("out/mine", "user.mine", [0, 255]),
      ]
      folder.makeFolder("out/mine")
      for (path, name, value) in values {
        guard set(name, value, on: path) else {
          return Skip.note("extended attributes", because: "the file system has none")
        }
      }
      let before = folder.identity("out")
      #expect(try commit(new, to: out).isAtOnce)
      #expect(folder.identity("out") != before)
      for (path, name, value) in values { #expect(attribute(name, of: path) == value, "\(path) \(name)") }
      #expect(attribute("user.color", of: "out/a") == nil)
      #expect(folder.files("out") == entries(of: new))
    }

    @Test func `an access control list for what will be in a folder holds for what is made in the new one`()
      throws
    {
      try commit(old, to: out)
      // Version 2: the owner and the group may do everything, and others nothing, in what is made here.
      let list: [UInt8] =
        [2, 0, 0, 0] + [1, 0, 7, 0, 255, 255, 255, 255] + [4, 0, 7, 0, 255, 255, 255, 255]
        + [32, 0, 0, 0, 255, 255, 255, 255]
      guard set("system.posix_acl_default", list, on: "out/b"),
        set("system.posix_acl_default", list, on: "out")
      else { return Skip.note("access control lists", because: "the file system has none") }
      let more = tree(["manifest.json": "3", "b/same.txt": "1", "b/new.txt": "3", "c/new.txt": "3"])
      #expect(try commit(more, to: out).isAtOnce)
      for name in ["out", "out/b", "out/c"] {
        #expect(attribute("system.posix_acl_default", of: name) == list, "\(name)")
      }
      for name in ["out/b/new.txt", "out/c/new.txt", "out/manifest.json"] {
        #expect(folder.mode(name) == 0o660, "\(name)")
      }
    }

    @Test func `where they can't be carried over, the folder stays`() throws {
      try commit(old, to: out)
      guard set("user.color", [1], on: "out") else {
        return Skip.note("extended attributes", because: "the file system has none")
      }
      let before = folder.identity("out")
      let report = try commit(new, to: out) { options in
        options.faults = Faults { operation, _ in operation == .setAttributes ? ENOSPC : 0 }
      }
      #expect(!report.isAtOnce)
      #expect(folder.identity("out") == before)
      #expect(attribute("user.color", of: "out") == [1])
      #expect(folder.files("out") == entries(of: new))
      #expect(folder.contents().keys.allSatisfy { !$0.contains(".themec-") })
    }
  }
#endif

struct TimesTests {
  let folder = TemporaryFolder()
  var out: String { folder.path("out") }
  let old = tree(["manifest.json": "1", "a.txt": "1"])

  /// The time that a file gets that is written here and now: what comes before and after is measured by the file system's
  /// own clock.
  private func present() throws -> Double {
    folder.write("", to: "witness")
    return try #require(folder.modified("witness"))
  }

  private func commitAged(_ tree: OutputTree, manifest: Double, input: Int?) throws {
    folder.setModified("out/manifest.json", manifest)
    try commit(tree, to: out) { $0.newestInput = input.map { FileTime(seconds: $0, nanoseconds: 5_000) } }
  }

  @Test func `a manifest that is newer than its inputs keeps its time`() throws {
    try commit(old, to: out)
    try commitAged(old, manifest: 3_000, input: 2_000)
    #expect(folder.modified("out/manifest.json") == 3_000)
    try commitAged(old, manifest: 3_000, input: nil)
    #expect(folder.modified("out/manifest.json") == 3_000)
    // Not even when another file is repaired.
    try FileManager.default.removeItem(atPath: folder.path("out/a.txt"))
    try commitAged(old, manifest: 3_000, input: 2_000)
    #expect(folder.modified("out/manifest.json") == 3_000)
  }

  @Test func `a manifest that is right but older than an input gets the input's time`() throws {
    try commit(old, to: out)
    try commitAged(old, manifest: 1_000, input: 2_000)
    let time = try #require(folder.modified("out/manifest.json"))
    #expect(time >= 2_000 && time < 2_001)
    #expect(try verify(old, against: BundlePlace(out), mode: .all, plainOptions()) == [])
  }

  @Test func `when other files changed, a manifest older than an input gets the present`() throws {
    try commit(old, to: out)
    let before = try present()
    try commitAged(tree(["manifest.json": "1", "a.txt": "2"]), manifest: 1_000, input: 2_000)
    #expect((before...(try present())).contains(try #require(folder.modified("out/manifest.json"))))
  }

  @Test func `an input of the future does not build for ever`() throws {
    let future = Int(try present()) + 100_000
    try commit(old, to: out) { $0.newestInput = FileTime(seconds: future) }
    #expect(folder.modified("out/manifest.json") == Double(future))
  }

  @Test func `a stamp is touched after every success, and the manifest keeps its time`() throws {
    let stamp = folder.path("stamps/out.stamp")
    try commit(old, to: out) { $0.stamp = stamp }
    #expect(folder.text("stamps/out.stamp") == "")
    folder.setModified("stamps/out.stamp", 1_000)
    folder.setModified("out/manifest.json", 1_000)
    let before = try present()
    try commit(old, to: out) {
      $0.stamp = stamp
      $0.newestInput = FileTime(seconds: 2_000)
    }
    #expect(folder.modified("out/manifest.json") == 1_000)
    #expect((before...(try present())).contains(try #require(folder.modified("stamps/out.stamp"))))
    folder.setModified("stamps/out.stamp", 1_000)
    folder.write("theirs", to: "out/b.txt")
    #expect(commitError(tree(["b.txt": "ours"]), to: out) { $0.stamp = stamp } != nil)
    #expect(folder.modified("stamps/out.stamp") == 1_000)
  }
}
