/// The whole bundle takes the old one's place at once, and files of others go with it.
struct StageTests {
  let folder = TemporaryFolder(inMemory: true)
  var out: String { folder.path("out") }
  let old = tree(["manifest.json": "1", "a/gone.txt": "1", "same.txt": "1", "b/same.txt": "1"])
  let new = tree(["manifest.json": "2", "a/new.txt": "2", "same.txt": "1", "b/same.txt": "1"])

  /// What a folder holds but the bundle.
  private func others(_ tree: OutputTree) -> [String: TemporaryFolder.Entry] {
    let own = entries(of: tree)
    return folder.files("out").filter { own[$0.key] == nil }
  }

  private func expectAlone() {
    #expect(folder.contents().keys.allSatisfy { !$0.contains(".themec-") })
  }

  @Test func `the folder is another one afterwards, and what did not change is as old as before`() throws {
    #expect(try commit(old, to: out).isAtOnce)
    let before = folder.identity("out")
    for name in ["b", "same.txt", "b/same.txt", "manifest.json"] { folder.setModified("out/\(name)", 1_000) }
    try folder.setMode("out/same.txt", 0o600)
    #expect(try commit(new, to: out).isAtOnce)
    #expect(folder.files("out") == entries(of: new) && folder.identity("out") != before)
    let times = ["b", "same.txt", "b/same.txt", "manifest.json"].map { folder.modified("out/\($0)") == 1_000 }
    #expect(times == [true, true, true, false])
    #expect(folder.mode("out/same.txt") == 0o600)
    #expect(folder.emptyFolders("out") == [])
    expectAlone()
  }

  @Test func `one file that changes does so in its folder`() throws {
    try commit(old, to: out)
    let before = folder.identity("out")
    folder.write("damaged", to: "out/b/same.txt")
    #expect(try commit(old, to: out).isAtOnce)
    #expect(folder.identity("out") == before && folder.files("out") == entries(of: old))
  }

  @Test func `files of others go on as they are`() throws {
    try commit(old, to: out)
    folder.write("mine", to: "out/mine.txt")
    folder.write("mine", to: "out/.git/deep/er/mine.txt")
    folder.write("mine", to: "out/a/mine.txt")
    folder.makeFolder("out/empty/still")
    folder.link("out/link", to: "nowhere")
    folder.link("out/.git/up", to: "..")
    #expect(unsafe mkfifo(folder.path("out/pipe"), 0o600) == 0)
    for (name, mode) in [("mine.txt", 0o640), (".git", 0o2750), ("empty", 0o555), ("", 0o751)] {
      try folder.setMode("out/\(name)", mode)
    }
    for name in ["mine.txt", ".git/deep", ".git"] { folder.setModified("out/\(name)", 1_000) }
    let before = others(old)
    let mine = folder.identity("out/.git/deep/er/mine.txt")
    #expect(try commit(new, to: out).isAtOnce)
    #expect(others(new) == before && folder.files("out")["pipe"] == .other)
    #expect(folder.identity("out/.git/deep/er/mine.txt") == mine)
    #expect(folder.emptyFolders("out") == ["empty/still"])
    for (name, mode) in [("mine.txt", 0o640), (".git", 0o2750), ("empty", 0o555), ("", 0o751)] {
      #expect(folder.mode("out/\(name)") == mode, "\(name)")
    }
    for name in ["mine.txt", ".git/deep", ".git"] { #expect(folder.modified("out/\(name)") == 1_000) }
    expectAlone()
  }

  @Test func `what others do while the bundle is made is not lost`() throws {
    try commit(old, to: out)
    for name in ["removed.txt", "saved.txt", "kept.txt"] { folder.write("before", to: "out/x/\(name)") }
    let (folder, path) = (folder, out)
    let report = try commit(new, to: out) { options in
      options.faults = Faults { operation, name in
        guard operation == .exchange, name == "out" else { return 0 }
        folder.write("late", to: "out/late/late.txt")
        folder.link("out/late/link", to: "late.txt")
        folder.write("late", to: "out/a/late.txt")
        try? FileManager.default.removeItem(atPath: "\(path)/x/removed.txt")
        // As editors save.
        folder.write("late", to: "out/x/saved.new")
        unsafe rename("\(path)/x/saved.new", "\(path)/x/saved.txt")
        return 0
      }
    }
    #expect(report.isAtOnce && report.warnings == [])
    let bytes = [UInt8]("late".utf8)
    #expect(
      others(new) == [
        "late/late.txt": .file(bytes), "late/link": .link("late.txt"), "a/late.txt": .file(bytes),
        "x/saved.txt": .file(bytes), "x/kept.txt": .file([UInt8]("before".utf8)),
      ])
    expectAlone()
  }

  @Test func `where a file of others can't be moved, it stays and is named`() throws {
    try commit(old, to: out)
    let folder = folder
    let report = try commit(new, to: out) { options in
      options.faults = Faults { operation, name in
        if operation == .exchange, name == "out" { folder.write("late", to: "out/late.txt") }
        return operation == .rename && name == "late.txt" ? EACCES : 0
      }
    }
    #expect(
      report.warnings == [
        "the bundle in `\(out)` is complete, but `\(folder.path(".themec-out.old/late.txt"))` is left over; the "
          + "next build removes it: Permission denied"
      ])
    #expect(folder.text(".themec-out.old/late.txt") == "late" && folder.files("out") == entries(of: new))
    #expect(try commit(new, to: out).warnings == [])
    #expect(folder.text("out/late.txt") == "late")
    expectAlone()
  }

  @Test(arguments: [ENOSYS, EINVAL, EOPNOTSUPP, EXDEV, EBUSY, EPERM, EACCES])
  func `where folders can't be exchanged, they are renamed, or else file after file is`(code: Int32) throws {
    try commit(old, to: out)
    folder.write("mine", to: "out/mine.txt")
    for (operation, name) in [(Faults.Operation.exchange, "out"), (.rename, ".themec-out.old")] {
      for tree in [new, old] {
        let before = folder.identity("out")
        let report = try commit(tree, to: out) { options in
          options.faults = Faults { $0 == operation && $1 == name ? code : 0 }
        }
        #expect(!report.isAtOnce)
        #expect((folder.identity("out") == before) == (operation == .rename))
        #expect(others(tree) == ["mine.txt": .file([UInt8]("mine".utf8))])
        expectAlone()
      }
    }
  }

  @Test func `a bundle that is away when a build dies is there again for the next`() throws {
    try commit(old, to: out)
    folder.write("mine", to: "out/mine.txt")
    let stages = [".themec-out.stage/manifest.json", ".themec-out.stage/digests.json"]
    for isMade in [false, true] {
      try FileManager.default.moveItem(atPath: out, toPath: folder.path(".themec-out.old"))
      for name in stages { folder.write("new", to: name) }
      if isMade { folder.makeFolder("out") }
      folder.setModified(".themec-out.old/same.txt", 1_000)
      try commit(old, to: out)
      #expect(
        folder.files("out") == entries(of: old).merging(["mine.txt": .file([UInt8]("mine".utf8))]) { $1 })
      #expect(folder.modified("out/same.txt") == 1_000)
      expectAlone()
    }
  }

  @Test(arguments: [
    (Faults.Operation.makeFolder, EACCES), (.makeFolder, EROFS), (.setAttributes, EPERM),
    (.setPermissions, EPERM),
  ])
  func `so it is where nothing can be made beside the bundle, or go on`(
    operation: Faults.Operation, code: Int32
  ) throws {
    try commit(old, to: out)
    try folder.setMode("out", 0o711)
    let hasFailed = Count()
    let report = try commit(new, to: out) { options in
      options.faults = Faults { happening, _ in
        guard happening == operation, hasFailed.value == 0 else { return 0 }
        hasFailed.add()
        return code
      }
    }
    #expect(hasFailed.value == 1 && !report.isAtOnce)
    #expect(folder.files("out") == entries(of: new))
    expectAlone()
  }

  @Test(.enabled(if: canMount, "needs root and mount")) func `a folder where a file system begins`() throws {
    folder.makeFolder("out")
    try withMount(at: out, options: "size=4m") {
      for tree in [old, new] {
        let report = try commit(tree, to: out)
        #expect(!report.isAtOnce)
        #expect(folder.files("out") == entries(of: tree))
        expectAlone()
      }
    }
    // One that is of the same file system all the same.
    folder.makeFolder("real")
    try commit(old, to: folder.path("real"))
    try #require(run("/bin/mount", "--bind", folder.path("real"), out) == 0)
    defer { run("/bin/umount", "-l", out) }
    #expect(try commit(new, to: out).isAtOnce == false)
    #expect(folder.files("out") == entries(of: new))
    expectAlone()
  }

  @Test func `nobody is left standing in a folder that is gone`() throws {
    let crasher = try #require(crasher, "the crasher is not built")
    try commit(syntheticTree(1), to: out)
    let before = folder.identity("out")
    for place in [".", "../out", "images/.."] {
      #expect(run("/bin/sh", "-c", "cd \"$0\" && exec \"$1\" \"$2\" 2 1000000", out, crasher, place) == 0)
      #expect(folder.identity("out") == before && folder.files("out") == entries(of: syntheticTree(2)))
      try commit(syntheticTree(1), to: out) { $0.faults = Way.fileByFile.faults }
    }
    #expect(
      run("/bin/sh", "-c", "cd \"$0\" && exec \"$1\" \"$2\" 2 1000000", folder.path, crasher, "out") == 0)
    #expect(folder.identity("out") != before)
    expectAlone()
  }

  @Test func `a name that is no text goes on`() throws {
    try commit(old, to: out)
    let name = "\(out)/no"
    let bytes = Array(name.utf8CString.dropLast()) + [CChar(bitPattern: 0xFF), 0]
    let file = unsafe open(bytes, O_CREAT | O_WRONLY, 0o666)
    // Some file systems refuse such names.
    guard file >= 0 else { return Skip.note("names that are no UTF-8", because: "not on this file system") }
    close(file)
    #expect(try commit(new, to: out).isAtOnce)
    #expect(unsafe access(bytes, F_OK) == 0)
    expectAlone()
  }

  @Test func `what has the stage's name and is no folder stays`() throws {
    for place in ["file", "link"] {
      try commit(old, to: out)
      if place == "file" {
        folder.write("theirs", to: ".themec-out.stage")
      } else {
        folder.write("theirs", to: "elsewhere/theirs.txt")
        folder.link(".themec-out.stage", to: "elsewhere")
      }
      let before = folder.contents().filter { !$0.key.hasPrefix("out") }
      #expect(try commit(new, to: out).isAtOnce == false)
      #expect(folder.contents().filter { !$0.key.hasPrefix("out") } == before)
      #expect(folder.files("out") == entries(of: new))
      try FileManager.default.removeItem(atPath: folder.path(".themec-out.stage"))
    }
  }

  @Test func `a bundle at the end of a link is exchanged where it is`() throws {
    folder.makeFolder("real")
    folder.link("out", to: "real")
    for tree in [old, new] {
      #expect(try commit(tree, to: out).isAtOnce)
      #expect(folder.files("real") == entries(of: tree))
    }
    #expect(folder.contents()["out"] == .link("real"))
    expectAlone()
  }
}
