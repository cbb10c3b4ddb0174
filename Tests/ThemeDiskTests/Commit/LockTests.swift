/// Waiting for another build of the same folder, counted in pauses.
struct LockTests {
  let folder = TemporaryFolder()
  var out: String { folder.path("out") }

  /// A wait that lets go of the lock after some pauses, and what it was told.
  private func wait(
    _ limit: Int, _ pauses: Count, _ told: Count, _ release: @escaping @Sendable (Int) -> Void = { _ in }
  ) -> LockWait {
    var wait = LockWait()
    let path = out
    wait.limit = limit
    wait.isWaiting = { folder in
      #expect(folder == path)
      told.add()
    }
    wait.pause = { milliseconds in
      #expect(milliseconds == LockWait.interval)
      pauses.add()
      release(pauses.value)
    }
    return wait
  }

  @Test(arguments: [0, 1, 3]) func `a wait ends after its time, and nothing was changed`(limit: Int) throws {
    try commit(tree(["manifest.json": "1", "a.txt": "1"]), to: out)
    let holder = try FolderLock(out)
    defer { holder.release() }
    let before = folder.contents()
    let (pauses, told) = (Count(), Count())
    let error = commitError(tree(["manifest.json": "2"]), to: out) { $0.wait = wait(limit, pauses, told) }
    #expect(error == .locked(folder: out, seconds: limit))
    #expect(pauses.value == limit * 1_000 / LockWait.interval && told.value == min(limit, 1))
    #expect(folder.contents() == before)
    // Who only looks waits as long.
    #expect(throws: CommitError.locked(folder: out, seconds: limit)) {
      try verify(
        tree(["manifest.json": "1"]), against: BundlePlace(out), mode: .all,
        plainOptions { $0.wait = wait(limit, Count(), Count()) })
    }
  }

  @Test func `who waits is told once, and goes on when it is free`() throws {
    try commit(tree(["manifest.json": "1", "a.txt": "1"]), to: out)
    let holder = try FolderLock(out)
    let (pauses, told) = (Count(), Count())
    let new = tree(["manifest.json": "2"])
    try commit(new, to: out) { options in
      options.wait = wait(600, pauses, told) { if $0 == 5 { holder.release() } }
    }
    #expect(pauses.value == 5 && told.value == 1)
    #expect(folder.files("out") == entries(of: new))
  }

  @Test func `who waited for a folder that was exchanged looks again`() throws {
    try commit(tree(["manifest.json": "1", "a.txt": "1"]), to: out)
    let holder = try FolderLock(out)
    let (pauses, told) = (Count(), Count())
    let new = tree(["manifest.json": "2"])
    let (folder, out) = (folder, out)
    try commit(new, to: out) { options in
      options.rules.isForced = true
      options.wait = wait(600, pauses, told) {
        guard $0 == 2 else { return }
        // As another build leaves it: the folder that was waited for is gone, and its name another's.
        unsafe rename(out, folder.path("old"))
        folder.write("theirs", to: "out/mine.txt")
        holder.release()
      }
    }
    #expect(told.value == 1)
    #expect(
      folder.files("out") == entries(of: new).merging(["mine.txt": .file([UInt8]("theirs".utf8))]) { $1 })
    #expect(folder.text("old/manifest.json") == "1")
  }

  @Test func `errors are sentences`() {
    #expect(
      CommitError.locked(folder: "out", seconds: 0).sentence
        == "another build is writing to `out`; nothing was changed")
    #expect(
      CommitError.locked(folder: "out", seconds: 600).sentence
        == "another build has been writing to `out` for 600 seconds; nothing was changed, and `--lock-timeout SECONDS` "
        + "waits longer")
  }
}
