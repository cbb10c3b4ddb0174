import Foundation
import Testing
import ThemeDisk

struct AtomicWriteTests {
  let folder = TemporaryFolder()
  let bytes = [UInt8]("new".utf8)

  @Test func `a file is replaced whole, and folders above it are made`() throws {
    try writeAtomically(bytes, to: folder.path("a/b/out.d"))
    #expect(folder.text("a/b/out.d") == "new")
    folder.write("a much longer old text", to: "a/b/out.d")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: folder.path("a/b/out.d"))
    try writeAtomically(bytes, to: folder.path("a/b/out.d"))
    #expect(folder.files() == ["a/b/out.d": .file(bytes)])
    let mode =
      try FileManager.default.attributesOfItem(atPath: folder.path("a/b/out.d"))[.posixPermissions] as? Int
    #expect(mode == 0o640)
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
