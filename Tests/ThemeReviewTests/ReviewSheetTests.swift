@testable import ThemeReview

@Suite struct ReviewSheetTests {
  private func sheet(_ name: String, longest: Int = 4_000) throws -> ReviewSheet {
    let pair = try ThemePair(name)
    return ReviewSheet([pair.changed], [pair], longest: longest)
  }

  @Test func `the look is first, then before left of after, enlarged, and both are there stretched`() throws {
    let sheet = try #require(try sheet("a-token-changes-all-its-buttons").bitmap)
    let (before, after): (UInt32, UInt32) = (0xFF60_4020, 0xFF64_4020)
    func columns(_ color: UInt32, _ y: Int) -> [Int] { (0..<sheet.width).filter { sheet[$0, y] == color } }
    let rows = (0..<sheet.height).map { (old: columns(before, $0), new: columns(after, $0)) }
    // 80 - 2 × 2 px of the button have the color, each three times as wide.
    let enlarged = try #require(rows.firstIndex { $0.old.count == 228 })
    #expect(rows[enlarged].new.count == 228)
    #expect((rows[enlarged].old.last ?? 0) < (rows[enlarged].new.first ?? 0))
    // In the look, the halves touch, because hardly anyone sees the difference.
    let look = try #require(
      rows.prefix(enlarged).filter { $0.old.count < 80 }.max { $0.old.count < $1.old.count })
    #expect(!look.old.isEmpty && look.old.count == look.new.count)
    #expect((look.old.last ?? 0) + 1 == look.new.first)
    #expect(rows.dropFirst(enlarged).contains { $0.old.count == 160 - 4 && $0.new.count == 160 - 4 })
  }

  @Test func `art of a scale is drawn pixel by pixel`() throws {
    let found = try #require(ShownPictures(try ThemePair("a-scale-is-new")))
    let element = "controls/bubbles/theirs/background"
    let look = try #require(found.looks(of: element, found.pictures(of: element)).first)
    let title = look.titles[0]
    let (picture, frame) = (
      try #require(LookPicture(look, title: title)?.new), try #require(look.frames(title).new)
    )
    let art = try #require(look.new?.drawnArt(in: frame))
    #expect(look.scale == "3x" && art.width == Int((frame.width * 3).rounded()))
    let margin = (picture.width - art.width) / 2
    for y in 0..<4 {
      let isSame = (0..<art.width).allSatisfy { x in
        Color(word: art[x, y]).over(look.ground).word == picture[margin + x, margin + y]
      }
      #expect(isSame)
    }
  }

  @Test func `an element with a title is shown with it on both sides`() throws {
    let found = try #require(ShownPictures(try ThemePair("a-token-changes-all-its-buttons")))
    let look = try #require(found.looks(of: "buttons/buy", found.pictures(of: "buttons/buy")).first)
    let picture = try #require(LookPicture(look, title: look.titles[0]))
    let (old, new) = (try #require(picture.old), try #require(picture.new))
    #expect(old.size == new.size)
    // The title is white, and letters have edges.
    let white = old.pixels.indices.filter { old.pixels[$0] == 0xFFFF_FFFF && new.pixels[$0] == 0xFFFF_FFFF }
    let inside = white.filter {
      (old.width / 4..<old.width * 3 / 4).contains($0 % old.width)
        && (old.height / 3..<old.height * 2 / 3).contains($0 / old.width)
    }
    #expect(inside.count > 40 && inside.count < old.width * old.height / 8)
  }

  @Test func `a difference tells by how much, from yellow to dark`() throws {
    func bitmap(_ pixels: [UInt32]) -> Bitmap { Bitmap(width: pixels.count, height: 1, pixels: pixels) }
    let (old, new) = (
      bitmap([0xFF00_0000, 0xFF00_0000, 0xFF00_0000, 0xFF00_0000]),
      bitmap([0xFF00_0000, 0xFF00_0004, 0xFF00_0060, 0xFF00_00FF])
    )
    let colors = try #require(marked(old, new, on: .ground(of: "normal"))).pixels.map(Color.init(word:))
    // What is the same is gray, seen on white and on black.
    #expect(colors[0].red == colors[0].blue && 170...210 ~= colors[0].red)
    #expect(colors.allSatisfy { $0.alpha == 255 })
    let lights = colors.dropFirst().map { Int($0.red) * 2 + Int($0.green) * 5 + Int($0.blue) }
    #expect(lights[0] > lights[1] && lights[1] > lights[2])
    #expect(mostLevels(old, new, on: .ground(of: "normal")) == 255)
  }

  @Test(arguments: ["a-shadow-has-another-color", "a-title-grows", "less-room-and-more-to-touch"])
  func `what no picture shows is drawn with a title`(fixture: String) throws {
    let sheet = try #require(try sheet(fixture).bitmap)
    #expect(sheet.height > 150)
  }

  @Test func `a change of nothing that is seen has no sheet`() throws {
    #expect(try sheet("a-namespace-is-changed").bitmap == nil)
  }

  @Test func `pictures for dark mode are on a dark ground`() throws {
    let sheet = try #require(try sheet("an-svg-is-replaced").bitmap)
    #expect(sheet.pixels.contains(0xFF16_1312))
    let found = try #require(ShownPictures(try ThemePair("an-svg-is-replaced")))
    let looks = found.looks(of: "images/filter", found.pictures(of: "images/filter"))
    let corners = try looks.map { look in
      (look.change.isDark, try #require(LookPicture(look, title: look.titles[0])?.new)[0, 0])
    }
    #expect(corners.allSatisfy { $1 == ($0 ? 0xFF16_1312 : 0xFFFF_FFFF) })
    #expect(Set(corners.map(\.0)).count == 2)
  }

  @Test func `a change of one scale is shown there`() throws {
    for name in ["a-cap-moves-at-one-scale", "a-scale-is-new"] {
      let found = try #require(ShownPictures(try ThemePair(name)))
      let pictures = found.pictures(of: "controls/bubbles/theirs/background")
      let shown = try #require(pictures.first?.shown)
      #expect(shown.scale == "3x")
      // Apps enlarge the art of another scale where one is missing, and both have the same size then.
      let (old, new) = shown.natural
      #expect(old?.size == new?.size && (old == new) == (name == "a-cap-moves-at-one-scale"))
      #expect((shown.old?.source?.scale == "2x") == (name == "a-scale-is-new"))
      #expect(shown.stretched.allSatisfy { $0.old != $0.new })
    }
  }

  @Test func `a sheet ends somewhere, and says how many pictures are missing`() throws {
    let sheet = try sheet("a-token-changes-all-its-buttons", longest: 1)
    // Of four pictures, one is there, and two differ by so little that they are only counted.
    #expect(sheet.leftOut == 1)
    #expect(sheet.bitmap?.height ?? 0 < 760)
  }

  @Test func `what changed most is first, then the most on the other ground, and alike the normal state`() {
    func order(_ changes: [(Int?, String)]) -> [Int] {
      changes.map { LookChange($0.0, in: [$0.1]) }.mostFirst
    }
    #expect(
      order([(36, "normal.dark"), (50, "disabled"), (48, "normal"), (40, "hovered.dark")]) == [2, 0, 1, 3])
    #expect(order([(5, "normal"), (90, "focused"), (80, "hovered")]) == [1, 2, 0])
    // Levels don't tell another size.
    #expect(order([(255, "disabled"), (nil, "normal"), (0, "normal.dark")]) == [1, 2, 0])
    #expect(order([]) == [])
  }

  @Test func `each element is on the sheet once before there are second looks`() throws {
    let fixture = Fixture.named("a-token-under-twelve-buttons", kind: "reviews")
    let pair = ThemePair(
      theme: "shop", old: try contents(of: "before", fixture)[0], new: try contents(of: "after", fixture)[0])
    let changed = ThemeChanges(theme: "shop", changes: changes(ofTheme: pair.old, pair.new))
    let elements = Set(changed.changes.compactMap(\.element)).count
    let found = try #require(ShownPictures(pair))
    let all = Set(changed.changes.compactMap(\.element)).reduce(0) { $0 + found.pictures(of: $1).count }
    // In rows of several, twelve elements have room.
    let sheet = ReviewSheet([changed], [pair], longest: 1_500)
    #expect(sheet.leftOut <= all - elements)
    #expect(sheet.bitmap?.height ?? 9_999 < 2_000)
  }

  @Test func `themes in which an element looks the same share a picture, and others have their own`() throws {
    let fixture = Fixture.named("a-token-of-brands-with-an-exception", kind: "reviews")
    let pairs = themePairs(try contents(of: "before", fixture), try contents(of: "after", fixture))
    var known = ThemePictures(pairs)
    let names = pairs.map(\.theme)
    let element = try #require(themeChanges(pairs).flatMap(\.changes).compactMap(\.element).first)
    let alike = known.alike(names, element)
    #expect(alike.flatMap(\.self).sorted() == names.sorted())
    #expect(alike.count > 1 && alike.contains { $0.count > 1 })
  }

  @Test func `a look that several themes have is drawn once, also where they differ in another`() throws {
    let fixture = Fixture.named("an-element-is-new-in-brands", kind: "reviews")
    let pairs = themePairs(try contents(of: "before", fixture), try contents(of: "after", fixture))
    var known = ThemePictures(pairs)
    func looks(_ variant: String) -> [[String]?] {
      pairs.map { known[$0.theme]?.identity(of: "buttons/remove", in: [variant]) }
    }
    // The rings of all four are different, and the buttons of three are the same.
    #expect((Set(looks("normal")).count, Set(looks("focused")).count) == (2, 4))
    let sheet = try #require(ReviewSheet(themeChanges(pairs), pairs).bitmap)
    let red: UInt32 = 0xFF1E_26B3
    let count = sheet.pixels.count { $0 == red }
    let alone = try #require(ReviewSheet(themeChanges([pairs[0]]), [pairs[0]]).bitmap)
    let own = alone.pixels.count { $0 == red }
    // One button with a plain face and three with a ring, instead of three of each.
    #expect(count < own * 2)
  }

  @Test func `what is gone is shown in one look`() throws {
    #expect(try sheet("an-element-is-gone", longest: 1).leftOut == 0)
  }

  @Test func `what a screen shows instead is drawn before and after`() throws {
    let sheet = try #require(try sheet("a-screen-shows-another-element").bitmap)
    let (frown, smiley): (UInt32, UInt32) = (0xFF40_2060, 0xFF60_4020)
    #expect(sheet.pixels.contains(frown) && sheet.pixels.contains(smiley))
    let found = try #require(ShownPictures(try ThemePair("a-screen-shows-another-element")))
    #expect(!found.pictures(of: "backButtons/frown → backButtons/smiley").isEmpty)
  }

  @Test func `beside another state that changed is the normal one, where that did not`() throws {
    func normal(_ fixture: String) throws -> [[String]] {
      let found = try #require(ShownPictures(try ThemePair(fixture)))
      let looks = found.looks(of: "buttons/buy", found.pictures(of: "buttons/buy"))
      return looks.flatMap(\.normal).map(\.variants)
    }
    #expect(try normal("a-pressed-state-changes") == [["normal"]])
    #expect(try normal("a-token-changes-all-its-buttons") == [])
    #expect(try sheet("a-pressed-state-changes").bitmap?.pixels.contains(0xFF60_4020) == true)
  }

  @Test func `cards stand in columns, and their words within`() {
    let widths = (1...4).map(SheetLayout.width(of:))
    #expect(widths == [228, 472, 716, 960])
    #expect(widths.map(SheetLayout.span(of:)) == [1, 2, 3, 4])
    #expect(SheetLayout.span(of: 229) == 2 && SheetLayout.span(of: 9_999) == 4)
    let name = "controls/segmentedControls/main/divider: normal.dark.highContrast"
    let lines = Letter.lines(of: name + " " + String(repeating: "m", count: 60), within: 228)
    #expect(lines.joined() == name + " " + String(repeating: "m", count: 60))
    #expect(lines.allSatisfy { Letter.width(of: $0) <= 228 })
  }

  @Test func `each letter of a name has its own pixels`() {
    let letters = (33...126).map { Character(Unicode.Scalar(UInt8($0))) } + Array("×→−…“”")
    #expect(Set(letters.map(Letter.of)).count == letters.count)
    #expect(
      letters.allSatisfy { Letter.of($0).shape.rows.count <= Letter.height && Letter.of($0).advance > 0 })
  }

  @Test func `a line of hair keeps its height, in whole pixels`() throws {
    func rows(_ line: UInt32) -> [UInt32] {
      Array(repeating: line, count: 40) + Array(repeating: 0, count: 40)
    }
    let pair = try Self.pair(width: 40, height: 2, rows(0xFF00_00FF), rows(0xFF00_FF00))
    let found = try #require(ShownPictures(pair))
    let look = try #require(found.looks(of: "buttons/a", found.pictures(of: "buttons/a")).first)
    let picture = try #require(LookPicture(look, title: nil)?.new)
    let green = (0..<picture.height).filter { picture[picture.width / 2, $0] == 0xFF00_FF00 }
    #expect(1...8 ~= green.count && Set(picture.pixels).count == 2)
  }

  /// Both sides of a button with art that stretches.
  private static func pair(width: Int, height: Int, _ old: [UInt32], _ new: [UInt32]) throws -> ThemePair {
    let size = "{ \"width\": \(width), \"height\": \(height) }"
    let facts = try ManifestFacts(
      reading: Array(
        """
        { "manifestVersion": 2, "theme": "a", "elements": { "buttons/a": { "variants": { "normal": { "parts": { "background": {
          "resizing": "stretch", "images": { "2x": { "file": "a.png", "size": \(size), "sourceSize": \(size) } } } } } } } } }
        """.utf8))
    func side(_ pixels: [UInt32]) -> BundleContents {
      let bitmap = Bitmap(width: width, height: height, pixels: pixels)
      return BundleContents(manifest: facts, digests: nil, picture: { _ in bitmap }, bytes: { _ in nil })
    }
    return ThemePair(theme: "a", old: side(old), new: side(new))
  }

  @Test func `a plain color is shown in a size that can be seen`() throws {
    func plain(_ color: UInt32) -> [UInt32] { Array(repeating: color, count: 4) }
    let pair = try Self.pair(width: 2, height: 2, plain(0xFF00_00FF), plain(0xFF00_FF00))
    let sheet = try #require(ReviewSheet([pair.changed], [pair]).bitmap)
    #expect(sheet.pixels.count { $0 == 0xFF00_FF00 } >= 88 * 88)
  }
}

/// Reports in JSON, which fixtures compare with their schema as well (`ChangesTests`).
@Suite struct ReviewJSONTests {
  @Test func `everything that a report can say fits its schema`() throws {
    let fact = FactChange(path: ["title", "lines"], old: nil, new: .integer(2))
    let changes = [
      Change(.breaking, of: "buttons/a", .gone), Change(.visible, .added),
      Change(.breaking, of: "buttons/b", .stateGone("disabled")),
      Change(.visible, of: "buttons/b", .stateAdded("selected")),
      Change(.breaking, of: "buttons/c", .renamed(from: "buttons/d")),
      Change(.generated, .code(changed: ["uikit/Theme.swift"], added: [], gone: [])),
      Change(.encoding, .encoding(["images/a.png"])),
      Change(.visible, of: "buttons/b", in: ["normal"], .fact(fact, looksSame: false)),
    ]
    let pictures: [PictureChange] = [
      .gone, .added, .looksSame, .unknown,
      .resized(
        from: Size(width: Pixels(1), height: Pixels(2)), to: Size(width: Pixels(3), height: Pixels(4))),
    ]
    let told = ThemeChanges(
      theme: "a",
      changes: changes
        + pictures.map {
          Change(.visible, of: "buttons/b", in: ["normal"], .picture(part: "image", scales: ["1x"], $0))
        },
      knowsCauses: true,
      withoutEffect: [
        Ineffective(
          cause: Cause(
            .token, "tokens.a", old: nil, new: Cause.Place(path: "a.theme.yaml", line: 3, text: "#123456")),
          own: Cause.Place(path: "b.theme.yaml", line: 7, text: "white")),
        Ineffective(
          cause: Cause(
            .file, "art/a.png", old: Cause.Place(path: "art/a.png", line: nil, text: ""), new: nil),
          own: nil),
      ],
      warnings: WarningChanges(
        from: [], to: [ThemeWarning(code: "a-code", words: "some words", element: "buttons/b", target: "css")]
      ),
      bytes: [
        ByteChange(element: "buttons/b", old: 10, new: 20),
        ByteChange(element: nil, old: 0, new: 1, isQuick: true),
      ])
    #expect(try reviewSchema().problems(of: JSONValue(parsing: [told].json.bytes)) == [])
  }

  @Test func `no change has neither grade nor step`() {
    let nothing = [ThemeChanges(theme: "a", changes: [])].json
    #expect(nothing.line == #"{ "reviewVersion": 1, "themes": [] }"#)
  }
}
