struct AtomicWriteTests {
  let folder = TemporaryFolder()
  let bytes = [UInt8]("new".utf8)

  @Test func `a file is replaced whole, and folders above it are made`() throws {
    try writeAtomically(bytes, to: folder.path("a/b/out.d"))
    #expect(folder.text("a/b/out.d") == "new")
    folder.write("a much longer old text", to: "a/b/out.d")
    try folder.setMode("a/b/out.d", 0o640)
    try writeAtomically(bytes, to: folder.path("a/b/out.d"))
    #expect(folder.files() == ["a/b/out.d": .file(bytes)])
    #expect(folder.mode("a/b/out.d") == 0o640)
  }

  @Test func `a link stays a link, and what is no file is written to straight`() throws {
    folder.write("old", to: "real")
    folder.link("link", to: "real")
    try writeAtomically(bytes, to: folder.path("link"))
    #expect(folder.files() == ["link": .link("real"), "real": .file(bytes)])
    try writeAtomically(bytes, to: "/dev/null")
    #expect(FileManager.default.fileExists(atPath: "/dev/null"))
  }

  @Test(arguments: Faults.Operation.allCases) func `what fails leaves the old file and nothing beside it`(
    operation: Faults.Operation
  ) throws {
    folder.write("old", to: "file")
    let faults = Faults { happening, _ in happening == operation ? ENOSPC : 0 }
    let isUsed = [.create, .write, .synchronize, .rename].contains(operation)
    do {
      try writeAtomically(bytes, to: folder.path("file"), faults: faults)
      #expect(!isUsed)
    } catch {
      #expect(isUsed && error == .failed(path: folder.path("file"), SystemError(code: ENOSPC)))
      #expect(folder.files() == ["file": .file([UInt8]("old".utf8))])
    }
  }

  @Test func `what somebody writes before the new file is in its place stays`() throws {
    for edited in ["edited", "old and more", "ol"] {
      folder.write("old", to: "file")
      let path = folder.path("file")
      let faults = Faults { [folder] operation, _ in
        if operation == .synchronize { folder.write(edited, to: "file") }
        return 0
      }
      #expect(throws: CommitError.changed(path: path)) {
        try writeAtomically(bytes, to: path, replacing: .bytes([UInt8]("old".utf8)), faults: faults)
      }
      #expect(folder.files() == ["file": .file([UInt8](edited.utf8))])
    }
    try writeAtomically(bytes, to: folder.path("file"), replacing: .bytes([UInt8]("ol".utf8)))
    #expect(folder.files() == ["file": .file(bytes)])
  }

  @Test func `a file that somebody makes or removes meanwhile stays as it is`() throws {
    let path = folder.path("file")
    for operation in [Faults.Operation.synchronize, .link] {
      let faults = Faults { [folder] happening, _ in
        if happening == operation { folder.write("theirs", to: "file") }
        return 0
      }
      #expect(throws: CommitError.changed(path: path)) {
        try writeAtomically(bytes, to: path, replacing: .nothing, faults: faults)
      }
      #expect(folder.files() == ["file": .file([UInt8]("theirs".utf8))])
      try FileManager.default.removeItem(atPath: path)
    }
    let removing = Faults { operation, _ in
      if operation == .synchronize { try? FileManager.default.removeItem(atPath: path) }
      return 0
    }
    folder.write("old", to: "file")
    #expect(throws: CommitError.changed(path: path)) {
      try writeAtomically(bytes, to: path, replacing: .bytes([UInt8]("old".utf8)), faults: removing)
    }
    #expect(folder.files().isEmpty)
    // Where there are no hard links, it is renamed.
    try writeAtomically(
      bytes, to: path, replacing: .nothing, faults: Faults { $0 == .link && $1 == "file" ? EPERM : 0 })
    #expect(folder.files() == ["file": .file(bytes)])
    #expect(throws: CommitError.changed(path: path)) { try removeFile(at: path, holding: [0]) }
    try removeFile(at: path, holding: bytes)
    #expect(folder.files().isEmpty)
  }

  @Test func `all names of a file get the new content`() throws {
    folder.write("a much longer old text", to: "file")
    try FileManager.default.linkItem(atPath: folder.path("file"), toPath: folder.path("other"))
    try writeAtomically(bytes, to: folder.path("file"))
    #expect(folder.files() == ["file": .file(bytes), "other": .file(bytes)])
    #expect(folder.attributes("file")?[.referenceCount] as? Int == 2)
  }

  @Test(.enabled(if: geteuid() == 0, "only root can give files away"))
  func `a file keeps its owner`() throws {
    folder.write("old", to: "file")
    #expect(unsafe chown(folder.path("file"), 1_234, 2_345) == 0)
    #expect(unsafe chmod(folder.path("file"), 0o2751) == 0)
    try writeAtomically(bytes, to: folder.path("file"))
    var status = stat()
    #expect(unsafe stat(folder.path("file"), &status) == 0)
    #expect(status.st_uid == 1_234 && status.st_gid == 2_345 && status.st_mode & 0o777 == 0o751)
    #expect(folder.files() == ["file": .file(bytes)])
  }

  #if os(Linux)
    @Test func `a file keeps its extended attributes`() throws {
      folder.write("old", to: "file")
      let path = folder.path("file")
      func python(_ line: String) -> Int32 { run("/usr/bin/env", "python3", "-c", "import os; \(line)") }
      guard python("os.setxattr('\(path)', 'user.themec', b'value')") == 0 else {
        return Skip.note("extended attributes", because: "the file system of temporary files has none")
      }
      try writeAtomically(bytes, to: path)
      #expect(python("assert os.getxattr('\(path)', 'user.themec') == b'value'") == 0)
      #expect(folder.files() == ["file": .file(bytes)])
    }
  #endif

  @Test func `what a killed process left is removed, and what another one writes stays`() throws {
    folder.write("left", to: ".themec-17.new")
    folder.write("being written", to: ".themec-18.new")
    folder.write("no temporary file", to: ".themec-a.new")
    folder.write("of a bundle", to: ".themec-0123456789abcdef-0.new")
    folder.link(".themec-19.new", to: "elsewhere")
    folder.makeFolder(".themec-20.new")
    let number = unsafe open(folder.path(".themec-18.new"), O_RDONLY)
    defer { close(number) }
    #expect(flock(number, LOCK_EX) == 0)
    try writeAtomically(bytes, to: folder.path("file"))
    #expect(
      Set(folder.contents().keys) == [
        ".themec-18.new", ".themec-a.new", ".themec-0123456789abcdef-0.new", ".themec-19.new",
        ".themec-20.new",
        "file",
      ])
  }

  @Test func `a folder in the place is an error`() {
    folder.makeFolder("taken")
    let path = folder.path("taken")
    #expect(throws: CommitError.failed(path: path, SystemError(code: EISDIR))) {
      try writeAtomically(bytes, to: path)
    }
  }

  @Test func `times of files outside the root can be asked for`() {
    folder.write("", to: "file")
    folder.setModified("file", 4_000)
    #expect(modificationTime(ofFile: folder.path("file")) == FileTime(seconds: 4_000))
    #expect(modificationTime(ofFile: folder.path("missing")) == nil)
  }
}
