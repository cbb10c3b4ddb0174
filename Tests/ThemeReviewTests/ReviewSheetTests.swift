import FixtureSupport
import Testing
import ThemeCore
import ThemeImage

@testable import ThemeReview

@Suite struct ReviewSheetTests {
  private func sheet(_ name: String, longest: Int = 4_000) throws -> ReviewSheet {
    let fixture = Fixture.named(name, kind: "reviews")
    let pair = ThemePair(
      theme: "shop", old: try contents(of: "before", fixture)[0],
      new: try contents(of: "after", fixture)[0])
    let changed = ThemeChanges(theme: "shop", changes: changes(ofTheme: pair.old, pair.new))
    return ReviewSheet([changed], [pair], longest: longest)
  }

  @Test func `before stands left of after, enlarged, and both are there stretched`() throws {
    let sheet = try #require(try sheet("a-token-changes-all-its-buttons").bitmap)
    let (before, after): (UInt32, UInt32) = (0xFF60_4020, 0xFF64_4020)
    func columns(_ color: UInt32) -> [Int] {
      (0..<sheet.width).filter { x in (0..<240).contains { sheet[x, $0] == color } }
    }
    let (left, right) = (columns(before), columns(after))
    // 80 - 2 × 2 px of the button have the color, each three times as wide.
    #expect((left.count, right.count) == (228, 228))
    #expect((left.last ?? 0) < (right.first ?? 0))
    let stretched = (240..<400).map { y in (0..<sheet.width).count { sheet[$0, y] == before } }.max()
    #expect(stretched == 160 - 4)
  }

  @Test func `a change of no picture has no sheet`() throws {
    #expect(try sheet("a-shadow-has-another-color").bitmap == nil)
  }

  @Test func `a sheet ends somewhere, and says how many pictures are missing`() throws {
    let sheet = try sheet("a-token-changes-all-its-buttons", longest: 1)
    #expect(sheet.leftOut == 3)
    #expect(sheet.bitmap?.height ?? 0 < 600)
  }

  @Test func `each letter of a name has its own pixels`() {
    let letters = Array("abcdefghijklmnopqrstuvwxyz0123456789-/.,ABCDEFGHIJKLMNOPQRSTUVWXYZ:_?")
    #expect(Set(letters.map(PixelLetters.rows)).count == letters.count)
    #expect(letters.allSatisfy { PixelLetters.rows(of: $0).count <= PixelLetters.height })
  }
}
