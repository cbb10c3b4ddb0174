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
    for name in ["out/.themec-stage", ".themec-out.stage", ".themec-out.old"] { folder.makeFolder(name) }
    let new = tree(["manifest.json": "1", "a.txt": "a", "b/c.txt": "c"])
    let drift = try verify(new, against: BundlePlace(folder.path("out")), mode: .all, plainOptions())
    #expect(
      drift == [
        Drift(path: "../.themec-out.old", kind: .extra), Drift(path: "../.themec-out.stage", kind: .extra),
        Drift(path: ".themec-stage", kind: .extra), Drift(path: "a.txt", kind: .changed),
        Drift(path: "b/c.txt", kind: .missing), Drift(path: "d.txt", kind: .extra),
        Drift(path: "digests.json", kind: .changed),
      ])
    let facts = try verify(new, against: BundlePlace(folder.path("out")), mode: .facts, plainOptions())
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
      try verify(syntheticTree(1), against: BundlePlace(folder.path("out")), mode: .all, plainOptions())
    }
  }
}

/// A fleet of bundles that have many pictures in common.
final class VerifiedFleetTests: Sendable {
  let folder = TemporaryFolder()
  private let decodes = Mutex(0)

  /// Twenty pictures that all bundles have, and one of its own; the plain codec "decodes" by comparing bytes.
  private func bundle(_ number: UInt32) -> OutputTree {
    let shared = (0..<20).map { UInt32(0xFF00_0100 + $0) }
    let colors = shared + [0xFF00_0000 + number]
    let images = colors.enumerated().map { index, color in
      let bitmap = Bitmap(width: 2, height: 1, pixels: [color, color])
      return OutputFile(
        path: "images/\(index).png",
        content: .image(ImagePixels(size: bitmap.size, digest: bitmap.digest) { bitmap }))
    }
    return OutputTree(images + [OutputFile(path: "manifest.json", content: .text([UInt8]("\(number)".utf8)))])
  }

  private func drift(_ numbers: Range<UInt32>, as other: UInt32 = 0) throws -> [Drift] {
    decodes.withLock { $0 = 0 }
    let codec = ImageCodec(encode: plainBytes) { [self] bytes, bitmap in
      decodes.withLock { $0 += 1 }
      return plainBytes(bitmap) == bytes
    }
    let options = CommitOptions(codec: codec, rules: .anyPlace)
    return try numbers.flatMap { number in
      try verify(bundle(number + other), against: BundlePlace(folder.path("\(number)")), mode: .all, options)
    }
  }

  @Test func `a picture that bundles share is decoded once, and again only where it differs`() throws {
    let fleet: Range<UInt32> = 1..<41
    for number in fleet { try commit(bundle(number), to: folder.path("\(number)")) }
    #expect(try drift(fleet).filter { $0.kind == .changed } == [])
    #expect(decodes.withLock { $0 } == 20 + 40)
    // What differs is never taken for what is known.
    #expect(
      try drift(fleet, as: 100).filter { $0.kind == .changed }.map(\.path)
        == fleet.flatMap { _ in ["images/20.png", "manifest.json"] })
    #expect(decodes.withLock { $0 } == 20 + 40)
    // Nor is another file taken for one that is known to hold the picture.
    let edited = fleet.dropFirst()
    for number in edited { folder.write("edited", to: "\(number)/images/3.png") }
    #expect(try drift(fleet).filter { $0.kind == .changed }.map(\.path) == edited.map { _ in "images/3.png" })
    #expect(decodes.withLock { $0 } == 20 + 40 + edited.count)
  }
}

struct DigestsTests {
  /// `digests.json` beside `paths.txt`: one path per line, or `not digests`.
  @Test(arguments: Fixture.all("disk")) func `the digests say what is ours`(fixture: Fixture) throws {
    let json = try #require(fixture.bytes("digests.json"))
    let text =
      ownedPaths(inDigests: json).map { paths in paths.map { "\($0)\n" }.joined() } ?? "not digests\n"
    #expect(Golden.difference(text, from: "paths.txt", of: fixture) == nil)
  }

  @Test func `a broken end is never digests`() throws {
    let json = try #require(Fixture.named("by-element-and-target", kind: "disk").bytes("digests.json"))
    let whole = json.lastIndex(of: UInt8(ascii: "}")).map { $0 + 1 } ?? 0
    for length in 0..<whole { #expect(ownedPaths(inDigests: Array(json[..<length])) == nil) }
  }

  @Test func `deep nesting is not followed`() {
    for opening in ["{\"a\":", "["] {
      let deep = "{\"digestsVersion\":1,\"files\":" + String(repeating: opening, count: 1_000_000)
      #expect(ownedPaths(inDigests: [UInt8](deep.utf8)) == nil)
    }
  }
}
