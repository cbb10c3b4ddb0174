struct CommitTests {
  let folder = TemporaryFolder()
  var out: String { folder.path("out") }

  @Test(arguments: [1, 2, 3]) func `a folder holds exactly the bundle`(workers: Int) throws {
    for generation in 1...20 {
      let tree = syntheticTree(generation)
      let report = try commit(tree, to: out) { $0.workers = workers }
      #expect(folder.files("out") == entries(of: tree))
      #expect(report.written.count + report.unchanged == tree.files.count)
    }
    #expect(folder.emptyFolders("out") == [])
  }

  @Test(arguments: ["out", "out/", "new/parents/out", "./out//deep/", "a/../out"])
  func `missing parents are made, however the path is written`(written: String) throws {
    folder.makeFolder("a")
    try commit(tree(["manifest.json": "x"]), to: folder.path(written))
    #expect(folder.text(written + "/manifest.json") == "x")
  }

  @Test func `a path longer than the system takes is no obstacle`() throws {
    let long = (0..<30).map { _ in String(repeating: "x", count: 200) }.joined(separator: "/")
    try commit(tree(["manifest.json": "1"]), to: folder.path(long))
    try commit(tree(["manifest.json": "2", "more": "m"]), to: folder.path(long))
    let drift = try verify(
      tree(["manifest.json": "2", "more": "m"]), against: BundlePlace(folder.path(long)), mode: .all,
      plainOptions())
    #expect(drift == [])
    let name = String(repeating: "y", count: 300)
    #expect(
      commitError(tree([:]), to: folder.path("z/\(name)"))
        == .failed(path: folder.path("z/\(name)"), SystemError(code: ENAMETOOLONG)))
    #expect(!FileManager.default.fileExists(atPath: folder.path("z")), "a parent stayed")
  }

  @Test func `a file that does not change is not touched, and a picture that is right not even encoded`()
    throws
  {
    try commit(syntheticTree(4), to: out)
    for name in folder.files("out").keys { folder.setModified("out/\(name)", 1_000) }
    let encoded = Count()
    let same = try commit(syntheticTree(4), to: out) { $0.codec = encoded.codec }
    #expect(same.written == [] && same.removed == [] && same.unchanged == syntheticTree(4).files.count)
    #expect(encoded.value == 0)
    #expect(folder.files("out").keys.allSatisfy { folder.modified("out/\($0)") == 1_000 })

    let report = try commit(syntheticTree(5), to: out) { $0.codec = encoded.codec }
    let digests = syntheticTree(5).files.compactMap { file -> String? in
      guard case .image(let pixels) = file.content, report.written.contains(file.path) else { return nil }
      return pixels.digest
    }
    #expect(encoded.value == Set(digests).count && encoded.value > 0)
    for file in syntheticTree(5).files {
      #expect(
        (folder.modified("out/\(file.path)") == 1_000) == !report.written.contains(file.path), "\(file.path)")
    }
  }

  @Test func `a nine-patch is encoded quickly, and any other picture well`() throws {
    let bitmap = Bitmap(width: 2, height: 1, pixels: [0xFF00_0000, 0xFF00_0001])
    let paths = ["a.9.png", "a.png", "b/c.9.png"]
    let digests = tree(Dictionary(uniqueKeysWithValues: paths.map { ($0, "") })).files.filter {
      $0.path == "digests.json"
    }
    let bundle = OutputTree(
      digests + paths.map { OutputFile(path: $0, content: .image(ImagePixels(bitmap))) })
    let codec = ImageCodec(
      encode: plainBytes, encodeQuickly: { plainBytes($0) + [0] }, isSame: { bytes, _ in !bytes.isEmpty })
    for reencode in [false, true] {
      let report = try commit(bundle, to: out) { options in
        options.codec = codec
        options.reencode = reencode
      }
      #expect(report.written.count == (reencode ? 0 : 4))
    }
    let (good, quick) = (plainBytes(bitmap), plainBytes(bitmap) + [0])
    let files = folder.files("out")
    #expect(paths.map { files[$0] } == [.file(quick), .file(good), .file(quick)])
  }

  @Test func `a picture of other bytes but the same pixels stays, unless it is to be encoded anew`() throws {
    let bitmap = Bitmap(width: 2, height: 1, pixels: [0xFF00_0001, 0xFF00_0002])
    let tree = OutputTree([OutputFile(path: "a.png", content: .image(ImagePixels(bitmap)))])
    folder.write("another encoder's", to: "out/a.png")
    let codec = ImageCodec(encode: plainBytes) { bytes, _ in bytes == [UInt8]("another encoder's".utf8) }
    let report = try commit(tree, to: out) {
      $0.codec = codec
      $0.rules.isForced = true
    }
    #expect(report.unchanged == 1)
    #expect(folder.text("out/a.png") == "another encoder's")
    folder.write("{\"digestsVersion\":2,\"files\":{\"a.png\":\"x\"}}", to: "out/digests.json")
    let anew = try commit(tree, to: out) {
      $0.codec = codec
      $0.reencode = true
    }
    #expect(anew.written == ["a.png"])
    #expect(folder.files("out")["a.png"] == .file(plainBytes(bitmap)))
    let again = try commit(tree, to: out) {
      $0.codec = codec
      $0.reencode = true
      $0.rules.isForced = true
    }
    #expect(again.written == [])
  }

  @Test func `files of others stay, and so do folders that only they are in`() throws {
    folder.write("mine", to: "out/images/mine.txt")
    folder.write("mine", to: "out/css/deep/mine.txt")
    folder.makeFolder("out/empty")
    folder.makeFolder("out/images/empty")
    folder.link("out/link", to: "nowhere")
    let foreign = folder.contents("out")
    // The first of them comes to what is there already.
    try commit(syntheticTree(1), to: out) { $0.rules.isForced = true }
    for generation in [2, 4, 6, 5] { try commit(syntheticTree(generation), to: out) }
    try commit(tree(["manifest.json": "x"]), to: out)
    let left = folder.contents("out").filter { $0.key != "manifest.json" && $0.key != "digests.json" }
    #expect(left == foreign)
  }

  @Test func `an output folder may be reached by a link`() throws {
    folder.makeFolder("real")
    folder.link("out", to: "real")
    try commit(syntheticTree(1), to: out)
    try commit(syntheticTree(2), to: out)
    #expect(folder.files("real") == entries(of: syntheticTree(2)))
  }

  @Test func `a second name of an old file keeps the old content`() throws {
    try commit(tree(["manifest.json": "old"]), to: out)
    try FileManager.default.linkItem(atPath: folder.path("out/manifest.json"), toPath: folder.path("copy"))
    try commit(tree(["manifest.json": "new"]), to: out)
    #expect(folder.text("copy") == "old")
  }

  @Test func `digests with a merge's conflict are still ours`() throws {
    try commit(tree(["manifest.json": "old", "a.txt": "old"]), to: out)
    let digests = """
      { "digestsVersion": 2, "files": {
      <<<<<<< HEAD
        "manifest.json": "1",
      =======
        "manifest.json": "2",
      >>>>>>> branch
        "a.txt": "x" } }
      """
    folder.write(digests, to: "out/digests.json")
    let new = tree(["manifest.json": "new"])
    try commit(new, to: out)
    #expect(folder.files("out") == entries(of: new))
  }

  @Test func `builds into one folder at once end as one of them, whole`() throws {
    for round in 0..<15 {
      let generations = (0..<4).map { round * 7 + $0 * 3 + 1 }
      let failures = Count()
      DispatchQueue.concurrentPerform(iterations: generations.count) { number in
        do {
          try commit(syntheticTree(generations[number]), to: out) { $0.workers = 2 }
        } catch {
          failures.add()
        }
      }
      #expect(failures.value == 0)
      let found = folder.files("out")
      #expect(generations.contains { entries(of: syntheticTree($0)) == found })
    }
  }

  @Test func `a build waits for the folder's lock, and for a folder that is made anew meanwhile`() throws {
    try commit(syntheticTree(1), to: out)
    // Holds the lock as another build does.
    let holder = try FolderLock(out)
    let (path, done, early) = (out, DispatchSemaphore(value: 0), Count())
    let isHeld = Flag()
    isHeld.raise()
    Thread.detachNewThread {
      _ = commitError(syntheticTree(2), to: path) { options in
        options.faults = Faults { _, _ in
          if isHeld.isRaised { early.add() }
          return 0
        }
      }
      done.signal()
    }
    // It has the folder open now, and can only wait.
    while descriptors(of: holder.descriptor) < 2 { sched_yield() }
    #expect(folder.files("out") == entries(of: syntheticTree(1)))
    try FileManager.default.moveItem(atPath: out, toPath: folder.path("away"))
    isHeld.lower()
    holder.release()
    done.wait()
    #expect(early.value == 0)
    #expect(folder.files("out") == entries(of: syntheticTree(2)))
    #expect(folder.files("away") == entries(of: syntheticTree(1)))
  }
}

/// Raised by one thread and seen by another. A class because they share it.
private final class Flag: Sendable {
  private let flag = Atomic(false)
  var isRaised: Bool { flag.load(ordering: .acquiring) }
  func raise() { flag.store(true, ordering: .releasing) }
  func lower() { flag.store(false, ordering: .releasing) }
}

/// How many descriptors of this process are of the file or folder that this one is of.
private func descriptors(of descriptor: Int32) -> Int {
  var wanted = stat()
  guard unsafe fstat(descriptor, &wanted) == 0 else { return 0 }
  // The system gives the lowest number that is free.
  return (0..<min(4_096, getdtablesize())).count { number in
    var found = stat()
    return unsafe fstat(number, &found) == 0 && found.st_dev == wanted.st_dev && found.st_ino == wanted.st_ino
  }
}

/// Counts from several threads. A class because they share it.
final class Count: Sendable {
  private let count = Atomic(0)
  var value: Int { count.load(ordering: .relaxed) }
  func add(_ number: Int = 1) { count.wrappingAdd(number, ordering: .relaxed) }

  /// A codec whose pictures that it encodes are counted.
  var codec: ImageCodec {
    ImageCodec(
      encode: { bitmap in
        self.add()
        return plainBytes(bitmap)
      }, isSame: { plainBytes($1) == $0 })
  }
}
