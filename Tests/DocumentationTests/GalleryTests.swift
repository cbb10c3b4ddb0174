import Documentation
import FixtureSupport
import Foundation
import Testing

/// `Tests/Fixtures/gallery/<claim>/input.theme.yaml` is a theme whose text and pictures `docs/drawn-art.md` shows, and those of
/// `Tests/Fixtures/cookbook` are in `docs/cookbook.md`. They build for every target without any diagnostics.
@Suite("the gallery of drawn art and the cookbook") struct GalleryTests {
  private static let folder = GalleryFolder(
    Fixture.fixturesFolder.appending(path: "../../docs/gallery", directoryHint: .isDirectory)
      .standardizedFileURL)

  @Test("its themes are right", arguments: GalleryEntry.all.map(\.name))
  func clean(_ name: String) throws {
    let entry = try #require(GalleryEntry.all.first { $0.name == name })
    #expect(entry.problems == "")
    #expect(entry.pictures.count > 1)
  }

  /// By their pixels: a PNG's bytes depend on the machine's zlib.
  @Test("docs/gallery/ holds what would be drawn", arguments: GalleryEntry.all.map(\.name))
  func published(_ name: String) throws {
    let entry = try #require(GalleryEntry.all.first { $0.name == name })
    let stale = entry.pictures.filter { Self.folder.bitmap($0.file) != $0.bitmap }.map(\.file)
    guard !stale.isEmpty else { return }
    if Golden.isRecording { try Self.folder.update() }
    Issue.record("\(stale) of docs/gallery are stale: run `make docs`, and look at them")
  }

  @Test("docs/gallery/ holds nothing else, and is small")
  func nothingElse() throws {
    #expect(Self.folder.strays == [])
    let sizes = GalleryEntry.all.flatMap(\.pictures).compactMap { picture in
      try? Data(contentsOf: Self.folder.folder.appending(path: picture.file)).count
    }
    #expect(sizes.reduce(0, +) < 200_000)
  }
}
