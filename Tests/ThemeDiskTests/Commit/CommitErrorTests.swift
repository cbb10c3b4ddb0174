struct CommitErrorTests {
  let folder = TemporaryFolder()
  var out: String { folder.path("out") }

  /// Commits, expects an error, and that nothing at all has changed.
  private func expectUnchanged(_ tree: OutputTree, _ expected: CommitError) {
    let before = folder.contents()
    #expect(commitError(tree, to: out) { $0.rules.isForced = true } == expected)
    #expect(folder.contents() == before)
  }

  @Test func `a file where the folder should be`() {
    folder.write("x", to: "out")
    expectUnchanged(tree(["manifest.json": "x"]), .notAFolder(out))
    #expect(commitError(tree([:]), to: folder.path("out/below")) == .notAFolder(folder.path("out/below")))
  }

  @Test func `files of others in the way are all told before anything changes`() throws {
    folder.write("theirs", to: "out/manifest.json")
    folder.write("theirs", to: "out/b/c.txt")
    folder.write("right", to: "out/right.txt")
    let new = tree(["manifest.json": "x", "a.txt": "a", "b/c.txt": "c", "right.txt": "right"])
    expectUnchanged(new, .foreignFiles(folder: out, paths: ["b/c.txt", "manifest.json"]))
    try FileManager.default.removeItem(atPath: folder.path("out/manifest.json"))
    try FileManager.default.removeItem(atPath: folder.path("out/b"))
    let report = try commit(new, to: out) { $0.rules.isForced = true }
    #expect(report.unchanged == 1)
    #expect(folder.files("out") == entries(of: new))
  }

  @Test func `what is not a file is never ours`() throws {
    let new = tree(["manifest.json": "2", "a.txt": "2", "b.txt": "2", "c/d.txt": "2"])
    try commit(tree(["manifest.json": "1", "a.txt": "1", "b.txt": "1", "c/d.txt": "1"]), to: out)
    for name in ["a.txt", "b.txt", "c"] {
      try FileManager.default.removeItem(atPath: folder.path("out/\(name)"))
    }
    folder.write("secret", to: "secret")
    folder.link("out/a.txt", to: "../secret")
    #expect(unsafe mkfifo(folder.path("out/b.txt"), 0o666) == 0)
    folder.write("theirs", to: "out/c/d.txt/theirs")
    expectUnchanged(new, .foreignFiles(folder: out, paths: ["a.txt", "b.txt", "c/d.txt"]))
    // Not even when they are to go.
    let before = folder.contents("out").filter { $0.key != "manifest.json" && $0.key != "digests.json" }
    try commit(tree(["manifest.json": "3"]), to: out)
    #expect(folder.contents("out").filter { $0.key != "manifest.json" && $0.key != "digests.json" } == before)
    #expect(folder.text("secret") == "secret")
  }

  @Test func `a folder of the bundle that is a link is an error`() throws {
    try commit(tree(["manifest.json": "1", "a/b/c.txt": "1", "gone/x.txt": "1"]), to: out)
    for (name, target) in [("a", "elsewhere"), ("gone", "else")] {
      try FileManager.default.moveItem(atPath: folder.path("out/\(name)"), toPath: folder.path(target))
      folder.link("out/\(name)", to: "../\(target)")
    }
    let new = tree(["manifest.json": "2", "a/b/c.txt": "2"])
    expectUnchanged(new, .linkedFolders(folder: out, paths: ["a"]))
    try FileManager.default.removeItem(atPath: folder.path("out/a"))
    try commit(new, to: out)
    #expect(folder.text("elsewhere/b/c.txt") == "1")
    #expect(folder.text("else/x.txt") == "1", "a file was removed through a link")
  }

  @Test(arguments: ["digests.json", ".themec-stage/digests.json"])
  func `a tampered list reaches nothing outside the folder`(name: String) throws {
    folder.write("precious", to: "precious")
    folder.write("precious", to: "elsewhere/precious")
    folder.makeFolder("out")
    folder.link("out/linked", to: "../elsewhere")
    folder.write("precious", to: "out/.git/precious")
    let paths = [
      "../precious", "/etc/hostname", folder.path("precious"), "linked/precious", "out/../../precious",
      "./../precious",
      ".git/precious", "linked/../../precious",
    ]
    let lines = paths.map { "\"\($0)\": \"x\"" }.joined(separator: ",")
    let list = "{\"digestsVersion\": 2, \"files\": {\(lines)}}"
    let before = folder.contents()
    folder.write(list, to: "out/\(name)")
    try commit(tree(["manifest.json": "1"]), to: out) { $0.rules.isForced = true }
    let after = folder.contents().filter { $0.key != "out/manifest.json" && $0.key != "out/digests.json" }
    #expect(after == before)
  }

  @Test(.enabled(if: canMount, "needs root and mount")) func `a disk that can't be written`() throws {
    folder.makeFolder("disk")
    try withMount(at: folder.path("disk"), options: "size=1m") {
      let place = folder.path("disk/out")
      try commit(syntheticTree(1), to: place)
      try #require(run("/bin/mount", "-o", "remount,ro", folder.path("disk")) == 0)
      let before = folder.contents("disk")
      #expect(
        commitError(syntheticTree(2), to: place)
          == .failed(path: "\(place)/.themec-stage", SystemError(code: EROFS)))
      #expect(
        commitError(syntheticTree(2), to: folder.path("disk/new"))
          == .failed(path: folder.path("disk/new"), SystemError(code: EROFS)))
      #expect(folder.contents("disk") == before)
      #expect(commitError(syntheticTree(1), to: place) == nil, "nothing is to be done there")
    }
  }

  @Test(.enabled(if: getuid() != 0, "root may write everywhere")) func `a folder that may not be written`()
    throws
  {
    try commit(syntheticTree(1), to: out)
    for (name, path) in [("out", "/.themec-stage"), ("out/images/backButtons", "")] {
      try folder.setMode(name, 0o555)
      let before = folder.contents()
      guard case .failed(let failed, let error)? = commitError(syntheticTree(2), to: out) else {
        Issue.record("committed to \(name)")
        continue
      }
      #expect(error.code == EACCES && failed.hasPrefix(out + path))
      #expect(folder.contents() == before)
      try folder.setMode(name, 0o755)
    }
  }

  @Test func `errors are sentences`() {
    let many = (1...12).map { "file-\($0)" }
    #expect(CommitError.notAFolder("out").sentence == "can't write the bundle to `out`: it is not a folder")
    #expect(
      CommitError.failed(path: "out/a", SystemError(code: ENOSPC)).sentence
        == "can't write `out/a`: No space left on device")
    #expect(CommitError.foreignFiles(folder: "out", paths: many).list == many.prefix(10) + ["and 2 more"])
    #expect(CommitError.linkedFolders(folder: "out", paths: ["a"]).sentence.hasSuffix("remove them"))
    #expect(CommitError.linkedFolders(folder: "out", paths: ["a"]).list == ["a"])
  }
}
