import FixtureSupport
import Foundation
import Testing
import ThemeDisk

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

    private func identity(_ name: String) throws -> UInt64? {
      try FileManager.default.attributesOfItem(atPath: folder.path(name))[.systemFileNumber] as? UInt64
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
      let before = try identity("out")
      #expect(try commit(new, to: out).isAtOnce)
      #expect(try identity("out") != before)
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
        let attributes = try FileManager.default.attributesOfItem(atPath: folder.path(name))
        #expect(attributes[.posixPermissions] as? Int == 0o660, "\(name)")
      }
    }

    @Test func `where they can't be carried over, the folder stays`() throws {
      try commit(old, to: out)
      guard set("user.color", [1], on: "out") else {
        return Skip.note("extended attributes", because: "the file system has none")
      }
      let before = try identity("out")
      let report = try commit(new, to: out) { options in
        options.faults = Faults { operation, _ in operation == .setAttributes ? ENOSPC : 0 }
      }
      #expect(!report.isAtOnce)
      #expect(try identity("out") == before)
      #expect(attribute("user.color", of: "out") == [1])
      #expect(folder.files("out") == entries(of: new))
      #expect(folder.contents().keys.allSatisfy { !$0.contains(".themec-") })
    }
  }
#endif
