/// The page that `preview` writes, in browsers.
@Suite struct PreviewInBrowserTests {
  /// A stretched and a tiled button, opaque and not; one whose title and font a stranger chose; a control; and a dark look.
  private static let claim = "previews-draw-what-the-resampler-does"
  private static let shop = Fixture.page(claim, "shop.theme.yaml")
  private static let script = Fixture.page(claim, "previews.js")

  private static let themes = Result {
    let brand = shop.replacing("name: shop", with: "name: brand").replacing("#103050", with: "#501030")
    let remark = PreviewRemark(
      code: "low-contrast", words: "<b>too</b> faint", element: "buttons/opaque", place: "a.theme.yaml:3",
      help: ["`color: black`"])
    var themes = try PreviewKit.compiled(["a.theme.yaml": shop, "b.theme.yaml": brand])
    themes[0] = PreviewTheme(themes[0].bundle, remarks: [remark])
    return themes
  }

  @Test(
    arguments: BrowserKind.allCases,
    [
      (BrowserScale.one, BrowserFonts.dejaVu), (BrowserScale.one, BrowserFonts.noto),
      (BrowserScale.two, BrowserFonts.noto), (BrowserScale.three, BrowserFonts.dejaVu),
    ])
  func `what is drawn is what the resampler draws, at every width`(
    _ kind: BrowserKind, _ screen: (scale: BrowserScale, fonts: BrowserFonts)
  ) throws {
    let scale = screen.scale
    let themes = try Self.themes.get()
    let bundle = try #require(themes.first?.bundle)
    try kind.run("pixels of a preview", at: scale, screen.fonts) { browser, folder in
      try browser.open(themes, in: folder)
      try browser.choose("language", "None")
      var compared = 0
      for (name, widths) in [
        ("opaque", [15, 100, 333]), ("tiled", [16, 99, 334]), ("translucent", [40, 41, 199]),
      ] {
        let element = try #require(bundle.manifest.elements.first { $0.name == "buttons/\(name)" })
        let image = try #require(
          element.variants[0].images.first?.scales.first { $0.name == "\(scale.art.rawValue)x" }?.image)
        let slice = try #require(bundle.picture(image.file))
        for width in widths {
          let place = try browser.run(
            "return widened('buttons/\(name)', \(width), \(scale.rawValue))", with: Self.script
          ).split(separator: " ").compactMap { Double($0) }
          let size = Size(
            width: Pixels(width * scale.art.rawValue), height: Pixels(Int(image.sourceSize.height.count)))
          try #require(place.count == 4 && place.allSatisfy { abs($0 - $0.rounded()) < 0.01 }, "\(place)")
          let (x, y, shown) = (
            Int(place[0].rounded()), Int(place[1].rounded()), place[2...].map { Int($0.rounded()) }
          )
          #expect(shown == [size.width.count, size.height.count])
          let wanted = resampled(slice, caps: image.caps, to: size, mode: try #require(image.mode))
          let screen = try browser.screenshot()
          #expect(Self.difference(of: wanted, from: screen, at: (x, y)) == nil, "\(name), \(width) pt")
          compared += wanted.pixels.count
        }
      }
      #expect(compared > 1_000)
    }
  }

  /// The first pixel of a screen that is not a picture's over the ground of cards; a translucent one may be rounded twice.
  private static func difference(of picture: Bitmap, from screen: Bitmap, at place: (x: Int, y: Int))
    -> String?
  {
    let ground = Color(word: 0xFFFF_FFFF)
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        let (above, seen) = (Color(word: picture[x, y]), Color(word: screen[place.x + x, place.y + y]))
        func isNear(_ above: UInt8, _ below: UInt8, _ seen: UInt8, _ alpha: UInt8) -> Bool {
          let mixed = (Int(above) * Int(alpha) + Int(below) * (255 - Int(alpha)) + 127) / 255
          return abs(mixed - Int(seen)) <= (alpha == 255 || alpha == 0 ? 0 : 2)
        }
        guard isNear(above.red, ground.red, seen.red, above.alpha),
          isNear(above.green, ground.green, seen.green, above.alpha),
          isNear(above.blue, ground.blue, seen.blue, above.alpha)
        else { return "\(x), \(y): \(above) over the ground, \(seen) on the screen" }
      }
    }
    return nil
  }

  @Test(arguments: BrowserKind.allCases)
  func `a reader types, presses, and chooses, and no name runs`(_ kind: BrowserKind) throws {
    try kind.run("choices of a preview", at: .one) { browser, folder in
      try browser.open(Self.themes.get(), in: folder)
      let claim = "a-reader-types-presses-and-chooses-and-no-name-runs"
      try browser.follow("reader.txt", of: Fixture.named(claim, kind: "pages"), in: folder)
    }
  }

  @Test(arguments: BrowserKind.allCases)
  func `each theme that ships is shown in every variant, at three widths`(_ kind: BrowserKind) throws {
    let themes = try PreviewKit.shipped.get()
    #expect(themes.count >= 12)
    let page = PreviewPage(themes).html
    try kind.run("pages of the themes that ship", at: .one) { browser, folder in
      // Cards are drawn when they come into sight: all of them are.
      try browser.open(page, in: folder, 1100, 9000, at: "preview.html")
      for (index, bundle) in themes.map(\.bundle).enumerated() {
        try browser.choose("theme", "\(index)")
        for width in [320, 375, 768] {
          try browser.choose("width", "\(width)")
          let variants = bundle.manifest.elements.reduce(0) { $0 + $1.variants.count }
          #expect(
            try browser.run("return drawn()", with: Self.script) == "\(variants) 0 \(width)",
            "\(bundle.manifest.theme) at \(width)")
        }
      }
    }
  }
}
