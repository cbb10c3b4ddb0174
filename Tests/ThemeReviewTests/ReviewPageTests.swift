@testable import ThemeReview

@Suite struct ReviewPageTests {
  private static let buttons = Result { try ThemePair("a-token-changes-all-its-buttons") }
  private let pair: ThemePair
  private var changed: ThemeChanges { pair.changed }

  init() throws { pair = try Self.buttons.get() }

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
              drawn.append(resampled(slice, caps: image.caps, to: shown, mode: try #require(image.mode)))
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
      // The color of a difference that few people see.
      let color = Color(word: center)
      #expect(color.red == 255 && color.green > 200 && color.blue < color.green && color.alpha == 255)
    }
  }

  /// The page of a fixture's changes.
  private static func page(of fixture: String) throws -> String {
    let pair = try ThemePair(fixture)
    return ReviewPage([pair.changed], [pair]).html
  }

  @Test func `art that differs only when it is stretched is shown in sizes where it differs`() throws {
    let page = try Self.page(of: "a-tile-becomes-a-stretch")
    let before = try pictures("Before, stretched", in: page)
    let after = try pictures("After, stretched", in: page)
    #expect(before.count >= 3 && before.count == after.count)
    #expect(zip(before, after).allSatisfy { $0 != $1 && $0.size == $1.size })
  }

  @Test func `pictures lie over each other as in an app, so that a shadow moves alone`() throws {
    let page = try Self.page(of: "a-shadow-moves")
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

  /// The page of a fixture with its causes.
  private static func cards(of fixture: String) throws -> String {
    let pair = try ThemePair(fixture)
    return ReviewPage(themeChanges([pair]), [pair]).html
  }

  @Test func `a token of many elements is one card with a small picture of each`() throws {
    let page = try Self.cards(of: "a-token-under-twelve-buttons")
    #expect(page.matches(of: /<section class="card">/).count == 1)
    #expect(page.matches(of: /<div class="looks small">/).count == 1)
    #expect(page.matches(of: /<figcaption><b>buttons\/<wbr>\w+<\/b>/).count == 12)
    // A title is the name of its button.
    #expect(page.matches(of: /aria-label="Before: [^"]*, “[A-Z]\w+”"/).count == 12)
    #expect(page.matches(of: /aria-label="After: [^"]*, “[A-Z]\w+”"/).count == 12)
    #expect(page.contains(##"fill="#204060"/></svg><code>#204060</code>"##))
    // All are enlarged alike.
    let widths = page.matches(
      of: /<svg role="img"[^>]* width="([0-9.]+)"[^>]*viewBox="\S+ \S+ ([0-9.]+) [0-9.]+"/)
    let zooms = widths.compactMap { width in
      Double(width.1).flatMap { all in Double(width.2).map { all / $0 } }
    }
    #expect(zooms.count == 24 && Set(zooms).count == 1)
  }

  @Test(arguments: [
    ("a-shadow-has-another-color", #"<text x="#), ("a-minimum-width-grows", "at least 60 pt"),
    ("less-room-and-more-to-touch", #"class="hit former""#), ("a-title-grows", "Continue to the next step"),
  ])
  func `what no picture shows is drawn`(fixture: String, mark: String) throws {
    #expect(try Self.cards(of: fixture).contains(mark))
  }

  @Test func `what a screen shows instead has a card of its own`() throws {
    let page = try Self.cards(of: "a-screen-shows-another-element")
    #expect(page.contains("<h3>backButtons/<wbr>frown → backButtons/<wbr>smiley</h3>"))
    #expect(!page.contains("<h3>The theme</h3>"))
  }

  @Test func `the normal state is beside a state that changed alone, for comparison`() throws {
    let page = try Self.cards(of: "a-pressed-state-changes")
    #expect(page.matches(of: /aria-label="For comparison: normal, “Buy”"/).count == 1)
    #expect(page.contains("<figcaption>normal, for comparison</figcaption>"))
  }

  @Test func `the colors of differences have a legend`() throws {
    let page = try Self.cards(of: "a-token-changes-all-its-buttons")
    for (_, words) in differenceLegend { #expect(page.contains("</svg>\(words)</span>")) }
    // Of what is new, there are none.
    #expect(try !Self.cards(of: "an-element-is-new").contains("Differences:"))
  }

  @Test func `the contrast of a new title is told`() throws {
    let page = try Self.cards(of: "an-element-is-new")
    #expect(page.contains("is new:") && page.contains("contrast of the title 10."))
  }

  @Test func `a new name is one line`() throws {
    let page = try Self.cards(of: "an-element-is-renamed")
    #expect(page.matches(of: /renamed from <code>buttons[^,]*<\/code>, looks the same;/).count == 1)
    #expect(!page.contains("<svg role"))
  }

  @Test func `a title with a sign of HTML is text`() throws {
    let facts = Array(
      #"""
      { "manifestVersion": 2, "theme": "a", "elements": { "buttons/a": { "variants": { "normal": {
        "title": { "color": "#ffffff\" onload=\"a", "font": { "size": 17, "weight": "\"><script>a" } } } } } } }
      """#.utf8)
    let other = String(decoding: facts, as: UTF8.self).split(separator: "17").joined(separator: "18")
    func side(_ bytes: [UInt8]) throws -> BundleContents {
      BundleContents(
        manifest: try ManifestFacts(reading: bytes), digests: nil, picture: { _ in nil }, bytes: { _ in nil })
    }
    let pair = ThemePair(theme: "a", old: try side(facts), new: try side(Array(other.utf8)))
    let page = ReviewPage([pair.changed], [pair]).html
    #expect(page.contains("font-size=\"18\""))
    #expect(!page.contains("<script>a") && !page.contains("onload"))
  }

  @Test func `Markdown has at most 12 lines for one cause`() {
    let cause = Cause(
      .token, "tokens.a", old: Cause.Place(path: "a.yaml", line: 1, text: "1"),
      new: Cause.Place(path: "a.yaml", line: 1, text: "2"))
    var changes = (1...13).map { index in
      var change = Change(
        .visible, of: "buttons/\(index)", in: ["normal"],
        .fact(FactChange(path: ["height"], old: .integer(1), new: .integer(index)), looksSame: false))
      change.causes = [cause]
      return change
    }
    let markdown = Review([ThemeChanges(theme: "a", changes: changes, knowsCauses: true)]).markdown()
    // The suggested step is one of them, and empty lines are none.
    #expect(markdown.split(separator: "\n").count == 12)
    #expect(markdown.contains("- and 5 more elements\n"))
    changes = Array(changes.prefix(2))
    let short = Review([ThemeChanges(theme: "a", changes: changes, knowsCauses: true)]).markdown()
    #expect(!short.contains("more elements"))
  }

  @Test func `pictures that change alike in many variants are one line`() {
    let states = ["normal", "highlighted", "disabled", "focused", "selected", "hovered"]
    let variants = states.flatMap { [$0, "\($0).dark"] }
    func differing(_ variants: [String], _ levels: Int? = nil) -> [Change] {
      let regions = levels.map {
        [RegionChange(region: .center, changed: 1, pixels: 9, levels: $0, colors: nil)]
      }
      return variants.map {
        Change(
          .visible, of: "buttons/a", in: [$0], among: 12,
          .picture(part: "background", scales: ["3x"], .differs(regions ?? [], intact: [])))
      }
    }
    let cap = Change(
      .visible, of: "buttons/a", in: variants, among: 12,
      .fact(FactChange(path: ["height"], old: .integer(1), new: .integer(2)), looksSame: false))
    func markdown(_ changes: [Change]) -> String {
      Review([ThemeChanges(theme: "a", changes: changes)]).markdown()
    }
    let all = markdown([cap] + differing(variants))
    #expect(all.hasPrefix("**a**: 2 visible changes\n"), "\(all)")
    #expect(all.contains("the art is the same, but it looks different where it is stretched"), "\(all)")
    // What differs otherwise stays a line of its own.
    let two = markdown(differing(Array(variants.prefix(8))) + differing(Array(variants.suffix(4)), 7))
    #expect(two.contains("normal, normal.dark, highlighted, highlighted.dark and 4 more: the art"), "\(two)")
    #expect(two.contains("selected, selected.dark, hovered and hovered.dark: differs in"), "\(two)")
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

  @Test func `one count, and it is that of the other formats`() throws {
    for name in ["an-element-is-renamed", "a-token-under-twelve-buttons", "less-room-and-more-to-touch"] {
      let fixture = Fixture.named(name, kind: "reviews")
      let (before, after) = (try contents(of: "before", fixture), try contents(of: "after", fixture))
      let pairs = themePairs(before, after)
      let changed = themeChanges(pairs)
      let page = ReviewPage(changed, pairs).html
      for grade in Grade.allCases {
        let count = Review(changed).grades.count { $0 == grade }
        #expect(page.contains("<li>\(count) <span class=\"grade \(grade.name)\"") == (count > 0))
      }
      let head = try #require(Review(changed).reports.first).summary
      #expect(page.contains("<li>\(head)</li>"))
    }
  }

  @Test func `what is between backticks is code, and a name with one is text`() {
    let changes = [Change(.visible, of: "buttons/a", .renamed(from: "<b>`x"))]
    let page = ReviewPage([ThemeChanges(theme: "a", changes: changes)], []).html
    #expect(page.contains("renamed from <code>&lt;b&gt;</code>x"))
    #expect(!page.contains("<b>"))
  }

  @Test func `a name breaks behind slashes and dots, and a caption begins with no dot`() throws {
    #expect(HTML(joining: breakable("controls/cells/a.b")).text == "controls/<wbr>cells/<wbr>a.<wbr>b")
    let page = try Self.cards(of: "a-token-under-twelve-buttons")
    #expect(page.matches(of: /<figcaption>(<b>.*<\/b>)? *(<span[^>]*>)? *·/).isEmpty)
    #expect(page.contains("of 255 levels"))
  }

  @Test func `what is gone can't be compared, so that there is nothing to choose`() throws {
    let page = try Self.cards(of: "an-element-is-gone")
    #expect(page.contains("<svg role") && !page.contains("<form class=\"choices tools\""))
  }

  @Test func `a cause is cut at a key`() {
    let short = #"{like: primary, art: {box: {fill: $color.danger}}, title: {color: $color.onDanger}}"#
    #expect(short.short == short)
    let long =
      #"{like: primary, art: {fill: "a, b"}, title: {color: red}, states: {highlighted: {art: {fill: "mix(a, b, c)"}}, disabled: {a: 1}}}"#
    #expect(
      long.short
        == #"{like: primary, art: {fill: "a, b"}, title: {color: red}, states: {highlighted: {art: {fill: "mix(a, b, c)"}}, …}}"#
    )
    #expect(String(repeating: "word ", count: 40).short.hasSuffix("word …"))
  }

  @Test func `no change is said`() {
    #expect(ReviewPage([], []).html.contains("<h1>No changes</h1>"))
  }
}
