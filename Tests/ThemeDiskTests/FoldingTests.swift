/// Folders that take spellings that differ in case, or in how an accent is written, for one name.
struct FoldingTests {
  let folder = TemporaryFolder(inMemory: true)
  var out: String { folder.path("out") }

  /// Each way in which a file system may identify spellings, and rename an entry to another of its spellings.
  static let ways = [true, false].flatMap { identifies in
    [true, false].map { NameFolding(identifiesSpellings: identifies, respells: $0) }
  }

  /// A bundle with an element of this name, in two folders and in names of files.
  static func bundle(_ name: String, _ age: Int = 1) -> OutputTree {
    var texts = ["manifest.json": "\(name) \(age)", "images/images/other/image/normal.png": "other"]
    for scale in ["", "@2x", "@3x"] {
      texts["images/images/\(name)/image/normal\(scale).png"] = "normal\(scale) \(age)"
      texts["css/images/images/\(name)/image/normal\(scale).png"] = "normal\(scale)"
      texts["flutter/assets/images_\(name)_image_normal\(scale).png"] = "normal\(scale)"
    }
    return tree(texts)
  }

  /// Commits to such a folder.
  @discardableResult private func commit(
    _ tree: OutputTree, _ folding: NameFolding, _ before: @escaping @Sendable () -> Int32 = { 0 }
  ) throws -> CommitReport {
    try ThemeDiskTests.commit(tree, to: out) { options in
      options.faults = Faults({ _, _ in before() }, folding: folding)
    }
  }

  @Test(arguments: ways, [("keep", "kEep"), ("caf\u{E9}", "cafe\u{301}")])
  func `an element whose name is spelled anew keeps all files, by their new names`(
    folding: NameFolding, names: (old: String, new: String)
  ) throws {
    try commit(Self.bundle(names.old), folding)
    for age in [1, 2] {
      let new = Self.bundle(names.new, age)
      let report = try commit(new, folding)
      #expect(report.removed == [])
      #expect(folder.files("out") == entries(of: new))
      #expect(folder.emptyFolders("out") == [])
    }
    #expect(try commit(Self.bundle(names.new, 2), folding).written == [])
    // And back, with the same pictures.
    try commit(Self.bundle(names.old, 2), folding)
    #expect(folder.files("out") == entries(of: Self.bundle(names.old, 2)))
  }

  @Test(arguments: ways) func `a name of another spelling drifts until a build spells it anew`(
    folding: NameFolding
  ) throws {
    try commit(Self.bundle("keep"), folding)
    let before = folder.contents()
    let drift = try verify(
      Self.bundle("kEep"), against: BundlePlace(out), mode: .all,
      plainOptions { $0.faults = Faults(folding: folding) })
    let missing = drift.filter { $0.kind == .missing }.map(\.path)
    let extra = drift.filter { $0.kind == .extra }.map(\.path)
    #expect(missing.count == 9 && missing.allSatisfy { $0.contains("kEep") })
    #expect(extra.count == 9 && extra.allSatisfy { $0.contains("keep") })
    #expect(folder.contents() == before)
  }

  @Test(arguments: ways) func `files of others are not spelled anew`(folding: NameFolding) throws {
    try commit(Self.bundle("keep"), folding)
    folder.write("mine", to: "out/notes.TXT")
    folder.write("mine", to: "out/Docs/mine.txt")
    let before = folder.contents()
    var texts = ["manifest.json": "x", "notes.txt": "theirs", "docs/theirs.txt": "theirs"]
    let error = commitError(tree(texts), to: out) { $0.faults = Faults(folding: folding) }
    #expect(error == .foreignFiles(folder: out, paths: ["Docs", "notes.TXT"]))
    #expect(folder.contents() == before)
    texts["notes.txt"] = nil
    texts["docs/theirs.txt"] = nil
    try commit(tree(texts), folding)
    #expect(folder.text("out/notes.TXT") == "mine" && folder.text("out/Docs/mine.txt") == "mine")
  }

  @Test(arguments: ways) func `a call that fails while names are spelled anew loses nothing`(
    folding: NameFolding
  ) throws {
    var failures = 0
    for first in 0... {
      try? FileManager.default.removeItem(atPath: out)
      try commit(Self.bundle("keep"), folding)
      let calls = Count()
      let isDone =
        (try? commit(Self.bundle("kEep", 2), folding) {
          calls.add()
          return calls.value == first + 1 ? EIO : 0
        }) != nil
      // Whatever it is called, it is there: old, or new.
      let count = folder.files("out").keys.count { $0.hasSuffix(".png") && !$0.contains(".themec-") }
      #expect(count == 10, "call \(first)")
      try commit(Self.bundle("kEep", 2), folding)
      #expect(folder.files("out") == entries(of: Self.bundle("kEep", 2)), "call \(first), repaired")
      guard calls.value > first else {
        #expect(isDone)
        break
      }
      failures += 1
    }
    #expect(failures > 20)
  }

  /// The file systems of cameras and sticks, as the kernel has them or a program does.
  @Test(arguments: ["exfat", "vfat"]) func `a disk that folds names`(kind: String) throws {
    folder.makeFolder("disk")
    guard let device = mount(kind, at: folder.path("disk")) else {
      return Skip.note(
        "names that differ in case on \(kind)",
        because: "it takes root, a loop device, mkfs.\(kind) and a kernel with \(kind), or exfat-fuse")
    }
    defer {
      run("/bin/umount", folder.path("disk"))
      run("/sbin/losetup", "-d", device)
    }
    let place = folder.path("disk/out")
    for (name, age) in [("keep", 1), ("kEep", 1), ("KEEP", 2), ("KEEP", 2), ("keep", 3)] {
      let tree = Self.bundle(name, age)
      try ThemeDiskTests.commit(tree, to: place)
      #expect(folder.files("disk/out") == entries(of: tree), "\(name) \(age)")
      let drift = try verify(tree, against: BundlePlace(place), mode: .all, plainOptions())
      #expect(drift == [])
    }
  }

  /// The loop device of a new file system mounted at a folder; nil when that can't be had.
  private func mount(_ kind: String, at place: String) -> String? {
    guard getuid() == 0 else { return nil }
    let image = folder.path("image")
    let script = """
      PATH=$PATH:/sbin:/usr/sbin
      truncate -s 16M '\(image)' && mkfs.\(kind) '\(image)' || exit 1
      device=$(losetup -f --show '\(image)') || exit 1
      echo "$device" >'\(image).device'
      # What the program holds open would keep the test waiting for its end.
      quietly() ( for file in /proc/self/fd/*; do
        [ "${file##*/}" -lt 3 ] || eval "exec ${file##*/}>&-"; done; exec "$@" )
      mount -t \(kind) "$device" '\(place)' || quietly mount.\(kind)-fuse "$device" '\(place)' ||
        { losetup -d "$device"; exit 1; }
      """
    guard run("/bin/bash", "-c", script) == 0 else { return nil }
    return folder.text("image.device")?.trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
