import CommitCrasher
import Foundation
import Testing
import ThemeBundle
import ThemeDisk
import ThemeImage
import ThemeTargets

struct TimesTests {
  let folder = TemporaryFolder()
  var out: String { folder.path("out") }
  let old = tree(["manifest.json": "1", "a.txt": "1"])

  /// The time that a file gets that is written here and now: what comes before and after is measured by the file system's
  /// own clock.
  private func present() throws -> Double {
    folder.write("", to: "witness")
    return try #require(folder.modified("witness"))
  }

  private func commitAged(_ tree: OutputTree, manifest: Double, input: Int?) throws {
    folder.setModified("out/manifest.json", manifest)
    try commit(tree, to: out) { $0.newestInput = input.map { FileTime(seconds: $0, nanoseconds: 5_000) } }
  }

  @Test func `a manifest that is newer than its inputs keeps its time`() throws {
    try commit(old, to: out)
    try commitAged(old, manifest: 3_000, input: 2_000)
    #expect(folder.modified("out/manifest.json") == 3_000)
    try commitAged(old, manifest: 3_000, input: nil)
    #expect(folder.modified("out/manifest.json") == 3_000)
    // Not even when another file is mended.
    try FileManager.default.removeItem(atPath: folder.path("out/a.txt"))
    try commitAged(old, manifest: 3_000, input: 2_000)
    #expect(folder.modified("out/manifest.json") == 3_000)
  }

  @Test func `a manifest that is right but older than an input gets the input's time`() throws {
    try commit(old, to: out)
    try commitAged(old, manifest: 1_000, input: 2_000)
    let time = try #require(folder.modified("out/manifest.json"))
    #expect(time >= 2_000 && time < 2_001)
    #expect(try verify(old, against: BundlePlace(out), mode: .all, plainOptions()) == [])
  }

  @Test func `when other files changed, a manifest older than an input gets the present`() throws {
    try commit(old, to: out)
    let before = try present()
    try commitAged(tree(["manifest.json": "1", "a.txt": "2"]), manifest: 1_000, input: 2_000)
    #expect((before...(try present())).contains(try #require(folder.modified("out/manifest.json"))))
  }

  @Test func `an input of the future does not build for ever`() throws {
    let future = Int(try present()) + 100_000
    try commit(old, to: out) { $0.newestInput = FileTime(seconds: future) }
    #expect(folder.modified("out/manifest.json") == Double(future))
  }

  @Test func `a stamp is touched after every success, and the manifest keeps its time`() throws {
    let stamp = folder.path("stamps/out.stamp")
    try commit(old, to: out) { $0.stamp = stamp }
    #expect(folder.text("stamps/out.stamp") == "")
    folder.setModified("stamps/out.stamp", 1_000)
    folder.setModified("out/manifest.json", 1_000)
    let before = try present()
    try commit(old, to: out) {
      $0.stamp = stamp
      $0.newestInput = FileTime(seconds: 2_000)
    }
    #expect(folder.modified("out/manifest.json") == 1_000)
    #expect((before...(try present())).contains(try #require(folder.modified("stamps/out.stamp"))))
    folder.setModified("stamps/out.stamp", 1_000)
    folder.write("theirs", to: "out/b.txt")
    #expect(commitError(tree(["b.txt": "ours"]), to: out) { $0.stamp = stamp } != nil)
    #expect(folder.modified("stamps/out.stamp") == 1_000)
  }
}
