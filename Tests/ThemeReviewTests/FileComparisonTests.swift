import Synchronization

@testable import ThemeReview

/// What of two bundles is read to compare them.
@Suite struct FileComparisonTests {
  /// The files that were asked for.
  private final class Reads: Sendable {
    private let paths = Mutex<[String]>([])
    private let held = Mutex<[String]>([])
    var all: [String] { paths.withLock { $0.sorted() } }
    /// The pictures that were compared with their digests.
    var verified: [String] { held.withLock { $0.sorted() } }
    func note(_ path: String) { paths.withLock { $0.append(path) } }
    func noteVerified(_ path: String) { held.withLock { $0.append(path) } }
  }

  private let made: BundleContents

  init() throws {
    made = try contents(of: "before", Fixture.named("a-token-changes-all-its-buttons", kind: "reviews"))[0]
  }

  /// The pictures that were decoded.
  private func decoded(_ reads: Reads) -> [String] { reads.all.filter { $0.hasSuffix(".png") } }

  /// A bundle as if it were on the disk, with PNGs that are `growth` bytes longer, and a text of other bytes. Its pictures are those
  /// of `shown`, in the form that themec writes where `isWritten`.
  private func bundle(
    _ reads: Reads, of bundle: BundleContents? = nil, showing shown: BundleContents? = nil,
    growth: Int = 0, isWritten: Bool = true, changing text: String? = nil, adding: [UInt8] = []
  ) -> BundleContents {
    let made = bundle ?? made
    let pictures = shown ?? made
    @Sendable func bytes(_ path: String) -> [UInt8]? {
      guard let known = made.bytes(path) else {
        return made.picture(path).map { encodePNG($0, .fast) + Array(repeating: 0, count: growth) }
      }
      return path == text ? known.dropLast(1) + [UInt8(ascii: "~")] + adding : known
    }
    return BundleContents(
      manifest: made.manifest, digests: made.digests,
      picture: { path in
        reads.note(path)
        return pictures.picture(path)
      },
      writtenSize: { isWritten ? pictures.picture($0)?.size : nil },
      verify: { reads.noteVerified($0) },
      bytes: { path in
        reads.note(path)
        return bytes(path)
      },
      size: { bytes($0)?.count })
  }

  private var texts: [String] {
    ((made.digests?.texts ?? []) + ["manifest.json", "digests.json"]).sorted()
  }

  @Test func `where nothing changed, each text is read once and no picture`() throws {
    let (old, new) = (Reads(), Reads())
    let changes = try #require(ThemeChanges(bundle(old), bundle(new)))
    #expect(changes.changes.isEmpty)
    #expect(changes.bytes.isEmpty)
    #expect(old.all == texts)
    #expect(new.all == texts)
  }

  @Test func `what both sides say in the same bytes is read once`() throws {
    let known = KnownFacts()
    let manifest = try #require(made.bytes("manifest.json"))
    let digests = try #require(made.bytes("digests.json"))
    for _ in 0..<2 {
      #expect(try known.manifest(manifest).elements.map(\.name) == made.manifest.elements.map(\.name))
      #expect(try known.digests(digests).texts == made.digests?.texts)
    }
    #expect(throws: ManifestProblem.self) { try known.manifest(Array("{".utf8)) }
    #expect(throws: ManifestProblem.self) { try known.digests(Array("{".utf8)) }
  }

  @Test func `a picture that is doubted is looked at though its digest is the same`() throws {
    let picture = try #require(made.digests?.images.keys.min())
    let (old, new) = (Reads(), Reads())
    _ = ThemeChanges(bundle(old).doubting([picture]), bundle(new))
    #expect(old.all.contains(picture) && new.all.contains(picture))
  }

  @Test
  func `a text of another size is read only for the names of its target, and one of other bytes is found`()
    throws
  {
    let path = try #require(made.digests?.texts.first)
    let named = texts.filter { $0.split(separator: "/").first == path.split(separator: "/").first }
    for adding in [[], [UInt8(ascii: "\n")]] {
      let (old, new) = (Reads(), Reads())
      let changes = try #require(ThemeChanges(bundle(old), bundle(new, changing: path, adding: adding)))
      #expect(changes.changes.map(\.words) == ["code that themec writes changed: \(path)"])
      #expect(new.all == ((adding.isEmpty ? texts : texts.filter { $0 != path }) + named).sorted())
    }
  }

  @Test func `pictures of other sizes are decoded once a side`() throws {
    let (old, new) = (Reads(), Reads())
    let changes = try #require(ThemeChanges(bundle(old), bundle(new, growth: 1)))
    let pictures = try #require(made.digests).images.keys.sorted()
    #expect(!pictures.isEmpty)
    #expect(changes.changes.map(\.grade) == [.encoding])
    #expect(old.all == (texts + pictures).sorted())
    #expect(new.all == (texts + pictures).sorted())
  }

  @Test func `of a picture that differs at several scales, the largest is decoded`() throws {
    let (old, new) = (Reads(), Reads())
    let after = try contents(of: "after", Fixture.named("a-token-changes-all-its-buttons", kind: "reviews"))[
      0]
    let changes = try #require(ThemeChanges(bundle(old), bundle(new, of: after)))
    #expect(changes.changes.count { if case .picture = $0.subject { true } else { false } } == 4)
    let largest = try #require(made.digests).images.keys.filter { $0.hasSuffix("@3x.png") }.sorted()
    #expect(decoded(old) == largest)
    #expect(decoded(new) == largest)
    // What is not in the form that themec writes is looked into.
    let (first, second) = (Reads(), Reads())
    let same = try #require(ThemeChanges(bundle(first, isWritten: false), bundle(second, of: after)))
    #expect(same.changes.map(\.words) == changes.changes.map(\.words))
    #expect(decoded(first) == made.digests?.images.keys.sorted())
  }

  @Test func `pictures that contradict their digests are verified`() throws {
    let (old, new) = (Reads(), Reads())
    let after = try contents(of: "after", Fixture.named("a-token-changes-all-its-buttons", kind: "reviews"))[
      0]
    let changes = try #require(ThemeChanges(bundle(old), bundle(new, of: after, showing: made)))
    #expect(!changes.changes.contains { if case .picture = $0.subject { true } else { false } })
    #expect(old.verified == made.digests?.images.keys.sorted())
    #expect(new.verified == old.verified)
  }
}
