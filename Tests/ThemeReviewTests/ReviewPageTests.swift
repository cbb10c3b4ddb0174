import FixtureSupport
import Foundation
import Testing
import ThemeCore
import ThemeImage

@testable import ThemeReview

@Suite struct ReviewPageTests {
  private let pair: ThemePair
  private let changed: ThemeChanges

  init() throws {
    let fixture = Fixture.named("a-token-changes-all-its-buttons", kind: "reviews")
    let old = try contents(of: "before", fixture)[0]
    let new = try contents(of: "after", fixture)[0]
    pair = ThemePair(theme: "shop", old: old, new: new)
    changed = ThemeChanges(theme: "shop", changes: changes(ofTheme: old, new))
  }

  /// The pictures of a page whose description begins with a word, as they are in it.
  private func pictures(_ word: String, in page: String) throws -> [Bitmap] {
    try page.matches(of: /<img[^>]*alt="([^"]*)"[^>]*src="data:image\/png;base64,([^"]*)">/)
      .filter { $0.1.hasPrefix(word) }.map { match in
        try decodePNG([UInt8](#require(Data(base64Encoded: String(match.2))))).bitmap
      }
  }

  @Test(arguments: [("Before, stretched", true), ("After, stretched", false)])
  func `what is shown stretched is what the resampler draws`(word: String, isOld: Bool) throws {
    let shown = try pictures(word, in: ReviewPage([changed], [pair]).html)
    let side = try #require(isOld ? pair.old : pair.new)
    var drawn: [Bitmap] = []
    for element in side.manifest.elements {
      for variant in element.variants {
        for (_, scales) in variant.images {
          for (_, image) in scales {
            let slice = try #require(side.picture(image.file))
            for shown in Set(shown.map(\.size)) where shown.height == image.sourceSize.height {
              drawn.append(
                resampled(slice, caps: image.caps, to: shown, mode: try #require(image.mode)))
            }
          }
        }
      }
    }
    #expect(shown.count >= 12)
    #expect(shown.allSatisfy(drawn.contains))
  }

  @Test func `both sides and their difference are there at every scale`() throws {
    let page = ReviewPage([changed], [pair]).html
    for scale in ["1x", "2x", "3x"] { #expect(page.contains(#"<div class="scale" data-scale="\#(scale)">"#)) }
    let before = try pictures("Before:", in: page)
    let difference = try pictures("Difference:", in: page)
    #expect(before.count == 12)
    #expect(difference.map(\.size) == before.map(\.size))
    // The corners are the same, and the centers are not.
    for picture in difference {
      let (corner, center) = (picture[0, 0], picture[picture.width / 2, picture.height / 2])
      #expect(corner == 0)
      #expect(Color(word: center).red == 0xE0)
    }
  }

  /// The pages of a fixture's changes.
  private static func page(of name: String) throws -> (page: String, pair: ThemePair) {
    let fixture = Fixture.named(name, kind: "reviews")
    let pair = ThemePair(
      theme: "shop", old: try contents(of: "before", fixture)[0],
      new: try contents(of: "after", fixture)[0])
    let changed = ThemeChanges(theme: "shop", changes: changes(ofTheme: pair.old, pair.new))
    return (ReviewPage([changed], [pair]).html, pair)
  }

  @Test func `art that differs only when it is stretched is shown in sizes where it differs`() throws {
    let page = try Self.page(of: "a-tile-becomes-a-stretch").page
    let before = try pictures("Before, stretched", in: page)
    let after = try pictures("After, stretched", in: page)
    #expect(before.count >= 3 && before.count == after.count)
    #expect(zip(before, after).allSatisfy { $0 != $1 && $0.size == $1.size })
  }

  @Test func `pictures lie over each other as in an app, so that a shadow moves alone`() throws {
    let page = try Self.page(of: "a-shadow-moves").page
    let before = try pictures("Before:", in: page)
    let after = try pictures("After:", in: page)
    #expect(before.count == 3 && before.map(\.size) == after.map(\.size))
    // The box itself has the same pixels in the same places.
    for (old, new) in zip(before, after) {
      let fill: UInt32 = 0xFFBF_5F1F
      let places = old.pixels.indices.filter { old.pixels[$0] == fill }
      #expect(places.count > 100)
      #expect(places == new.pixels.indices.filter { new.pixels[$0] == fill })
    }
  }

  @Test func `a page has no more pictures than it may`() throws {
    let page = ReviewPage([changed], [pair], limit: 1).html
    #expect(page.matches(of: /<section class="picture">/).count == 1)
    #expect(page.contains("3 more pictures are left out"))
  }

  @Test func `nothing of a name is a tag`() {
    let hostile = #"</title><script>a</script>"'&"#
    let changes = [Change(.visible, of: hostile, .renamed(from: hostile))]
    let page = ReviewPage([ThemeChanges(theme: hostile, changes: changes)], []).html
    #expect(!page.contains("<script>a"))
    #expect(page.matches(of: /<\/title>/).count == 1)
    #expect(page.contains("&lt;/title&gt;&lt;script&gt;a&lt;/script&gt;&quot;&#39;&amp;"))
  }

  @Test func `no change is said`() {
    #expect(ReviewPage([], []).html.contains("<h1>No changes</h1>"))
  }
}
