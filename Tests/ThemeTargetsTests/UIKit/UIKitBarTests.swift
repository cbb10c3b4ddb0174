import FixtureSupport
import Testing
import ThemeBundle
import ThemeCompiler
import ThemeCore
import ThemeImage
import ThemeModel
import ThemeTargets

/// What a bar draws on each kind of screen, with the status bar above it, is its art: rows above and below keep their
/// size, and one row fills what is between them.
@Suite struct UIKitBarTests {
  private static let fixture = Fixture.named("bars-cover-the-status-bar", kind: "uikit")

  /// A line that the driver of the fixture prints for a picture behind a bar.
  struct Drawn: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let name: String
    /// In points.
    let caps: [Int]
    let mode: ResizingMode
    let (width, height): (Int, Int)

    init?(_ line: String) {
      let form = /draws <(\S+) \(.*\)@2x caps \((\d+) (\d+) (\d+) (\d+)\) (\w+).*> in \(0 0 (\d+) (\d+)\)/
      guard let found = line.wholeMatch(of: form)?.output, let mode = ResizingMode(rawValue: String(found.6)),
        let width = Int(found.7), let height = Int(found.8)
      else { return nil }
      testDescription = "\(found.1), \(height) pt"
      name = String(found.1)
      caps = [found.2, found.3, found.4, found.5].compactMap { Int($0) }
      self.mode = mode
      (self.width, self.height) = (width, height)
    }
  }

  private static let drawn = fixture.lines("expected.txt").compactMap(Drawn.init)

  private static let pictures = Result {
    let paths = [try #require(ThemePath("bars.theme.yaml"))]
    let theme = try #require(try TargetTheme.compiled(paths, of: .shippedThemes, for: [.xcassets]).first)
    var pictures: [String: Bitmap] = [:]
    for file in try #require(theme.tree).files where file.path.hasSuffix("@2x.png") {
      guard case .image(let image) = file.content, let end = file.path.firstRange(of: ".imageset/") else {
        continue
      }
      let name = file.path[..<end.lowerBound].split(separator: "/").dropFirst(2).joined(separator: "/")
      pictures[name] = image.bitmap
    }
    return pictures
  }

  @Test func `every height is drawn`() {
    // Below status bars of 20, 47, 59 and 24 points, bars are 44 high (50 on a tablet) before iOS 26, and 54 since; a large title
    // takes 52 more.
    let small = [64, 91, 103, 74, 74, 101, 113, 78]
    #expect(Set(Self.drawn.map(\.height)) == Set(small + small.map { $0 + 52 }))
  }

  @Test(arguments: drawn) func `a bar draws its art`(_ drawn: Drawn) throws {
    let art = try #require(Self.pictures.get()[drawn.name])
    let points = drawn.caps.map { Pixels($0 * 2) }
    let caps = Insets(top: points[0], left: points[1], bottom: points[2], right: points[3])
    func rows(_ height: Int) -> [[UInt32]] {
      let size = Size(width: Pixels(drawn.width * 2), height: Pixels(height))
      let bitmap = resampled(art, caps: caps, to: size, mode: drawn.mode)
      return (0..<height).map { y in (0..<bitmap.width).map { bitmap[$0, y] } }
    }
    let (all, own) = (rows(drawn.height * 2), rows(art.height))
    let (above, below) = (caps.top.count, caps.bottom.count)
    #expect(above > 0 && below > 0, "art without caps is stretched as a whole")
    #expect(Array(all[..<above]) == Array(own[..<above]))
    #expect(Array(all.suffix(below)) == Array(own.suffix(below)))
    #expect(all[above..<(all.count - below)].allSatisfy { $0 == own[above] })
  }
}
