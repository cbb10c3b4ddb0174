import FixtureSupport
import Foundation
import Testing
import ThemeCompiler
import ThemeCore
import ThemeDiagnostics
import ThemeImage
import ThemeReview
import ThemeTargets

/// The page that `preview` writes, in browsers.
@Suite struct PreviewInBrowserTests {
  /// A stretched and a tiled button, opaque and not; one whose title and font a stranger chose; a control; and a dark look.
  private static let shop = """
    themec: 1
    name: shop
    art:
      slope:
        size: { width: 24, height: 30 }
        layers: [ { shape: rectangle, fill: { linear: { angle: 90, stops: [ { at: 0, color: "#103050" }, { at: 1, color: "#f0d080" } ] } } } ]
      pill:
        size: { width: 31, height: 28 }
        layers: [ { shape: capsule, fill: "#0f62c480", stroke: { color: "#102030", width: 1, position: inside } } ]
    buttons:
      opaque:
        height: 30
        maximumWidth: 640
        caps: { left: 9, right: 6 }
        art: { use: slope }
        title: { color: white, insets: { left: 20, right: 10 } }
        states: { highlighted: { art: { derive: normal, multiply: black/40% } }, disabled: { title: { color: gray } } }
      tiled:
        height: 30
        maximumWidth: 640
        caps: { left: 9, right: 6 }
        resizing: tile
        art: { use: slope }
        title: { color: white, font: { family: "</script><img src=x onerror='window.ran = 1'>", size: 14 } }
      translucent:
        height: 28
        minimumWidth: 40
        maximumWidth: 200
        caps: { left: 14, right: 14 }
        art: { use: pill }
        title: { color: black, insets: { left: 10, right: 10 } }
        appearances: { dark: { title: { color: "#ffeedd" } } }
    targets: { css: {} }
    """

  private static func themes() throws -> [PreviewTheme] {
    let brand = shop.replacing("name: shop", with: "name: brand").replacing("#103050", with: "#501030")
    let session = Session(
      MemoryInputs(["a.theme.yaml": Array(shop.utf8), "b.theme.yaml": Array(brand.utf8)]), targets: .built)
    var options = CompileOptions()
    options.emits = true
    let paths = ["a.theme.yaml", "b.theme.yaml"].compactMap { ThemePath($0) }
    let compiled = try compileAll(paths, in: session, options).themes
    let bundles = compiled.compactMap { BundleContents($0, in: session) }
    try #require(bundles.count == 2, "\(compiled.flatMap(\.diagnostics).map(\.message))")
    let remark = PreviewRemark(
      code: "low-contrast", words: "<b>too</b> faint", element: "buttons/opaque", place: "a.theme.yaml:3",
      help: ["`color: black`"])
    return bundles.enumerated().map { PreviewTheme($1, remarks: $0 == 0 ? [remark] : []) }
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
    let themes = try Self.themes()
    let bundle = try #require(themes.first?.bundle)
    try kind.run("pixels of a preview", at: scale, screen.fonts) { browser, folder in
      try PreviewReader.open(browser, in: folder, themes)
      try PreviewReader.choose("language", "None", browser)
      var compared = 0
      for (name, widths) in [
        ("opaque", [15, 100, 333]), ("tiled", [16, 99, 334]), ("translucent", [40, 41, 199]),
      ] {
        let element = try #require(bundle.manifest.elements.first { $0.name == "buttons/\(name)" })
        let image = try #require(
          element.variants[0].images.first?.scales.first { $0.name == "\(scale.art.rawValue)x" }?.image)
        let slice = try #require(bundle.picture(image.file))
        for width in widths {
          _ = try browser.value(
            of: """
              (async () => {
                const slider = \(PreviewReader.card(name)).querySelector(".width input");
                slider.value = \(width);
                slider.dispatchEvent(new Event("input", { bubbles: true }));
                \(PreviewReader.drawn)
              })()
              """)
          let place = try PreviewReader.value(
            """
            (() => {
              const box = \(PreviewReader.card(name)).querySelector(".try canvas").getBoundingClientRect();
              return [box.left + scrollX, box.top + scrollY, box.width, box.height].map((each) => each * \(scale.rawValue)).join(" ");
            })()
            """, browser
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
          #expect(
            Self.difference(of: wanted, from: screen, at: (x, y)) == nil,
            "\(name), \(width) pt")
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
        let (above, seen) = (
          Color(word: picture[x, y]), Color(word: screen[place.x + x, place.y + y])
        )
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
      try PreviewReader.open(browser, in: folder, Self.themes())
      func value(_ expression: String) throws -> String { try PreviewReader.value(expression, browser) }
      #expect(try value("document.title") == "shop – themec")
      // The width rule: the insets and the text, within the limits.
      func width(_ name: String) throws -> Double {
        Double(try value("String(\(PreviewReader.card(name)).querySelector('.try .element').offsetWidth)"))
          ?? -1
      }
      try PreviewReader.choose("text", "A", browser)
      let short = try width("translucent")
      #expect(short == 40)
      try PreviewReader.choose(
        "text", "<img src=x onerror='window.ran = 1'> A title that is longer than the button", browser)
      #expect(try width("translucent") == 200)
      #expect(try value("document.querySelector('#stage .title').textContent").hasPrefix("<img src=x"))
      try PreviewReader.choose("text", "Ten letters", browser)
      let text = try value(
        """
        (() => {
          const range = document.createRange();
          range.selectNodeContents(\(PreviewReader.card("translucent")).querySelector(".try .title"));
          return String(Math.ceil(range.getBoundingClientRect().width));
        })()
        """)
      #expect(try width("translucent") == 20 + (Double(text) ?? -1))
      // Pressing shows another picture, letting go the first one again.
      func pressed(_ event: String) throws -> String {
        try value(
          """
          (async () => {
            const button = \(PreviewReader.card("opaque")).querySelector(".live");
            button.dispatchEvent(new PointerEvent("\(event)", { bubbles: true }));
            for (let i = 0; i < 3; i++) await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
            const canvas = button.querySelector("canvas");
            return [...canvas.getContext("2d").getImageData(12, 5, 1, 1).data].join(" ");
          })()
          """)
      }
      let (normal, highlighted, after) = (
        try pressed("pointermove"), try pressed("pointerdown"), try pressed("pointerup")
      )
      #expect(normal == after && normal != highlighted)
      // Dark, right to left, guides, and another brand.
      func color() throws -> String {
        try value("getComputedStyle(\(PreviewReader.card("translucent")).querySelector('.try .title')).color")
      }
      #expect(try color() == "rgb(0, 0, 0)")
      try PreviewReader.choose("appearance", "dark", browser)
      #expect(try color() == "rgb(255, 238, 221)")
      try PreviewReader.choose("direction", "rtl", browser)
      #expect(try value("document.getElementById('stage').dir") == "rtl")
      #expect(try value("String(document.querySelectorAll('.guide').length)") == "0")
      try PreviewReader.choose("guides", "caps", browser)
      #expect((Int(try value("String(document.querySelectorAll('.guide.caps').length)")) ?? 0) > 3)
      #expect(try value("document.querySelector('.warning').textContent").hasPrefix("<b>too</b> faint"))
      try PreviewReader.choose("theme", "1", browser)
      #expect(try value("document.getElementById('name').textContent") == "brand")
      #expect(try value("String(document.querySelectorAll('.warning').length)") == "0")
      // Nothing of a theme runs, and nothing that got in would.
      let inject = """
        (() => {
          const script = document.createElement("script");
          script.textContent = "document.body.dataset.ran = 1";
          document.body.append(script);
          return String(document.body.dataset.ran) + " " + String(window.ran);
        })()
        """
      #expect(try value(inject) == "undefined undefined")
      // The console notes that it was kept from running.
      #expect(try browser.errors().count == 1)
      #expect(try value("String(document.querySelectorAll('img').length)") == "0")
    }
  }

  @Test(arguments: BrowserKind.allCases)
  func `each theme that ships is shown in every variant, at three widths`(_ kind: BrowserKind) throws {
    let fixture = Fixture.shippedThemes
    let session = Session(try fixture.inputs(), targets: .built)
    var options = CompileOptions()
    options.emits = true
    let bundles = try compileAll(fixture.themes, in: session, options).themes.compactMap {
      BundleContents($0, in: session)
    }
    #expect(bundles.count >= 12)
    let page = PreviewPage(bundles.map { PreviewTheme($0, remarks: []) }).html
    try kind.run("pages of the themes that ship", at: .one) { browser, folder in
      let file = folder.appending(path: "preview.html")
      try Data(page.utf8).write(to: file)
      // Cards are drawn when they come into sight: all of them are.
      try browser.open(file, size: Size(width: Pixels(1100), height: Pixels(9000)), media: BrowserMedia())
      for (index, bundle) in bundles.enumerated() {
        try PreviewReader.choose("theme", "\(index)", browser)
        for width in [320, 375, 768] {
          try PreviewReader.choose("width", "\(width)", browser)
          let isDrawn = """
            (async () => {
              for (let tries = 0; tries < 60; tries++) {
                await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
                const cards = [...document.querySelectorAll(".card")];
                if (!cards.every((card) => card.querySelector("figure"))) continue;
                if (!document.querySelector("canvas:not([data-drawn])")) break;
              }
              const figures = document.querySelectorAll("#cards figure").length;
              const stage = document.getElementById("stage");
              const empty = [...document.querySelectorAll("#cards figure")].filter((figure) => {
                const canvas = figure.querySelector("canvas");
                return canvas && canvas.width * canvas.height === 0 && !figure.querySelector(".system");
              });
              return [figures, empty.length, stage.offsetWidth].join(" ");
            })()
            """
          let variants = bundle.manifest.elements.reduce(0) { $0 + $1.variants.count }
          #expect(
            try PreviewReader.value(isDrawn, browser) == "\(variants) 0 \(width)",
            "\(bundle.manifest.theme) at \(width)")
        }
      }
    }
  }
}
