import CommitCrasher
import Foundation
import Testing
import ThemeBundle
import ThemeDisk
import ThemeImage
import ThemeTargets

struct VerifyTests {
  let folder = TemporaryFolder()

  private func drift(_ generation: Int, _ mode: VerifyMode = .all) throws -> [Drift] {
    let before = folder.contents()
    let drift = try verify(
      syntheticTree(generation), against: BundlePlace(folder.path("out")), mode: mode,
      plainOptions { $0.workers = 2 })
    #expect(folder.contents() == before, "verifying wrote")
    return drift
  }

  @Test func `what a build wrote does not drift`() throws {
    try commit(syntheticTree(1), to: folder.path("out"))
    folder.write("mine", to: "out/notes.txt")
    #expect(try drift(1) == [])
    #expect(try drift(1, .facts) == [])
  }

  @Test func `a folder that is not there lacks everything, and is not made`() throws {
    let all = syntheticTree(1).files.map { Drift(path: $0.path, kind: .missing) }
    #expect(try drift(1) == all)
    #expect(!FileManager.default.fileExists(atPath: folder.path("out")))
  }

  @Test func `missing, changed and extra files are told`() throws {
    let old = tree(["manifest.json": "1", "a.txt": "a", "b/c.txt": "c", "d.txt": "d"])
    try commit(old, to: folder.path("out"))
    folder.write("edited", to: "out/a.txt")
    try FileManager.default.removeItem(atPath: folder.path("out/b"))
    folder.write("", to: "out/.themec-commit")
    let new = tree(["manifest.json": "1", "a.txt": "a", "b/c.txt": "c"])
    let drift = try verify(
      new, against: BundlePlace(folder.path("out")), mode: .all, plainOptions())
    #expect(
      drift == [
        Drift(path: ".themec-commit", kind: .extra), Drift(path: "a.txt", kind: .changed),
        Drift(path: "b/c.txt", kind: .missing), Drift(path: "d.txt", kind: .extra),
        Drift(path: "digests.json", kind: .changed),
      ])
    let facts = try verify(
      new, against: BundlePlace(folder.path("out")), mode: .facts, plainOptions())
    #expect(facts == [Drift(path: "digests.json", kind: .changed)])
  }

  @Test func `facts need no pictures`() throws {
    try commit(syntheticTree(1), to: folder.path("out"))
    try FileManager.default.removeItem(atPath: folder.path("out/images"))
    #expect(try drift(1, .facts) == [])
    #expect(try drift(1).allSatisfy { $0.kind == .missing && $0.path.hasPrefix("images/") })
    #expect(try !drift(1).isEmpty)
  }

  @Test func `a file in the folder's place is an error`() {
    folder.write("x", to: "out")
    #expect(throws: CommitError.notAFolder(folder.path("out"))) {
      try verify(
        syntheticTree(1), against: BundlePlace(folder.path("out")), mode: .all, plainOptions())
    }
  }
}
