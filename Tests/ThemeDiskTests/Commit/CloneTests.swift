/// Copies of a picture on real file systems: those that let files share blocks, and those that know no second names.
struct CloneTests {
  let folder = TemporaryFolder()

  /// A large picture thrice, so that sharing shows in how full the disk is.
  private func pictures(_ seed: UInt32) -> OutputTree {
    let bitmap = Bitmap(
      width: 512, height: 1_024,
      pixels: (0..<512 * 1_024).map { 0xFF00_0000 | UInt32($0) &* seed & 0xFF_FFFF })
    let pixels = ImagePixels(size: ImagePixels(bitmap).size, digest: bitmap.digest) { bitmap }
    let paths = ["a/one.png", "b/one.png", "one.png"]
    let digests = tree(Dictionary(uniqueKeysWithValues: paths.map { ($0, "") })).files.filter {
      $0.path == "digests.json"
    }
    return OutputTree(digests + paths.map { OutputFile(path: $0, content: .image(pixels)) })
  }

  @Test(
    .enabled(if: canMount, "needs root and mount"),
    arguments: [
      (["mkfs.btrfs", "-q"], true, true), (["mkfs.xfs", "-q", "-m", "reflink=1"], true, true),
      (["mkfs.ext4", "-q"], false, true), (["mkfs.vfat"], false, false), (["mkfs.exfat"], false, false),
    ])
  func `copies share blocks where a file system has that`(
    maker: [String], sharesBlocks: Bool, isAtOnce: Bool
  ) throws {
    // As small as every one of them can be.
    guard try isMounted(maker, bytes: 320 << 20) else {
      return Skip.note(
        "copies on a disk made by \(maker[0])", because: "it is not installed, or can't be mounted")
    }
    defer { run("/bin/umount", "-l", folder.path("disk")) }
    let out = folder.path("disk/out")
    try commit(pictures(3), to: out)
    for seed in [5, 7] as [UInt32] {
      let clones = Count()
      let before = try used()
      let report = try commit(pictures(seed), to: out) { options in
        options.faults = Faults { operation, _ in
          if operation == .clone { clones.add() }
          return 0
        }
      }
      #expect(report.isAtOnce == isAtOnce)
      #expect(folder.files("disk/out") == entries(of: pictures(seed)))
      #expect(clones.value == (sharesBlocks ? 3 : 1))
      if sharesBlocks { #expect(try used() < before + (5 << 20)) }
      for name in ["a/one.png", "b/one.png", "one.png"] {
        #expect(folder.attributes("disk/out/\(name)")?[.referenceCount] as? Int == 1)
      }
    }
    #expect(folder.contents("disk").keys.allSatisfy { !$0.contains(".themec-") })
    if isAtOnce { try expectNewFile() }
  }

  /// A copy is as new and as open as any file that is written, whatever its original is.
  private func expectNewFile() throws {
    let (original, copy) = ("disk/out/a/one.png", "disk/out/one.png")
    try FileManager.default.removeItem(atPath: folder.path(copy))
    try FileManager.default.linkItem(atPath: folder.path(original), toPath: folder.path(copy))
    folder.setModified(original, 1_000_000)
    try folder.setMode(original, 0o600)
    try commit(pictures(7), to: folder.path("disk/out"))
    #expect(folder.mode(original) == 0o600 && folder.modified(original) == 1_000_000)
    #expect(try #require(folder.mode(copy)) != 0o600)
    #expect(try #require(folder.modified(copy)) > 1_000_000)
  }

  /// How many bytes of the disk are taken.
  private func used() throws -> Int {
    run("/bin/sync")
    let facts = try FileManager.default.attributesOfFileSystem(forPath: folder.path("disk"))
    let size = try #require(facts[.systemSize] as? Int)
    return size - (try #require(facts[.systemFreeSize] as? Int))
  }

  /// Makes a disk in a file and mounts it.
  private func isMounted(_ maker: [String], bytes: off_t) throws -> Bool {
    folder.makeFolder("disk")
    folder.write("", to: "image")
    let isMade = unsafe truncate(folder.path("image"), bytes) == 0
    try #require(isMade)
    return run("/usr/bin/env", maker + [folder.path("image")]) == 0
      && run("/bin/mount", "-o", "loop", folder.path("image"), folder.path("disk")) == 0
  }
}
