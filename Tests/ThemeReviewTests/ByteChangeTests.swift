import FixtureSupport
import Testing
import ThemeImage
import ThemeReview

/// Bytes gained and lost, counted with the least effort where nothing is on the disk.
@Suite struct ByteChangeTests {
  private let fixture = Fixture.named("a-token-changes-all-its-buttons", kind: "reviews")

  /// The bytes of the pictures of an element, at all scales, in the order of their paths.
  private func pictures(of element: String, in bundle: BundleContents) -> Int {
    var paths: Set<String> = []
    for path in bundle.digests?.images.keys.map({ $0 }) ?? [] where path.hasPrefix("images/\(element)/") {
      paths.insert(path)
    }
    return paths.compactMap(bundle.picture).map { encodePNG($0, .fast).count }.reduce(0, +)
  }

  @Test func `bytes are those of pictures that are encoded fast, by element`() throws {
    let (before, after) = try (contents(of: "before", fixture)[0], contents(of: "after", fixture)[0])
    let changed = themeChanges([before], [after])
    let bytes = try #require(changed.first).bytes
    let elements = bytes.compactMap(\.element)
    #expect(!elements.isEmpty)
    for change in bytes {
      guard let element = change.element else { continue }
      #expect(pictures(of: element, in: before) > 0)
      #expect(change.old >= pictures(of: element, in: before), "\(element)")
      #expect(change.new >= pictures(of: element, in: after), "\(element)")
    }
    let sums = bytes.reduce((0, 0)) { ($0.0 + $1.old, $0.1 + $1.new) }
    if sums.0 != sums.1 {
      #expect(Review(changed).text.contains(": \(sums.0) → \(sums.1) ("))
    }
    // The other way round, what was gained is lost.
    let back = try #require(themeChanges([after], [before]).first).bytes
    #expect(back.map(\.element) == bytes.map(\.element))
    #expect(back.map(\.new) == bytes.map(\.old))
  }
}
