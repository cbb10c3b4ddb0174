import FixtureSupport
import Foundation
import Testing
import ThemeCompiler
import ThemeCore
import ThemeDiagnostics
import ThemeReview
import ThemeTargets

/// Where things are on the page that `preview` writes.
@Suite struct PreviewLayoutTests {
  /// Art of odd heights and of a few lines of text, and the controls that the page puts together.
  private static let shop = """
    themec: 1
    name: shop
    art:
      odd: { size: { width: 31, height: 29 }, layers: [ { shape: capsule, fill: "#0f62c4" } ] }
    buttons:
      odd:
        height: 29
        maximumWidth: 300
        caps: { left: 14, right: 14 }
        art: { use: odd }
        title: { color: white, insets: { left: 10, right: 10 }, font: { family: system, size: 15 } }
      box:
        height: 30
        art: { box: { fill: "#0f62c4", radius: 8, stroke: { color: black, width: 1, position: inside } } }
        title: { color: white, insets: { left: 10, right: 10 } }
    navigationBars:
      bar: { height: 44, background: "#eef2f8", title: { color: black } }
    controls:
      bubbles: { said: { background: { art: { box: { fill: "#0f62c4", radius: 17 } } } } }
      segmentedControls:
        tabs:
          segment: { art: { box: { fill: "#dde6f4", radius: 8 } } }
          divider: { art: { draw: { size: { width: 1, height: 20 }, layers: [ { shape: rectangle, fill: black/30% } ] } }, caps: { top: 2, bottom: 2 } }
      sliders:
        volume:
          minimum: { art: { box: { fill: "#0f62c4", radius: 2 } } }
          maximum: { art: { box: { fill: "#cccccc", radius: 2 } } }
          thumb: { art: { draw: { size: { width: 27, height: 27 }, layers: [ { shape: ellipse, fill: "#0f62c4" } ] } }, caps: none }
    """

  private static func themes() throws -> [PreviewTheme] {
    let session = Session(MemoryInputs(["a.theme.yaml": Array(shop.utf8)]), targets: .built)
    var options = CompileOptions()
    options.emits = true
    let compiled = try compileAll(["a.theme.yaml"].compactMap { ThemePath($0) }, in: session, options).themes
    let bundle = try #require(
      compiled.first.flatMap { BundleContents($0, in: session) },
      "\(compiled.flatMap(\.diagnostics).map(\.message))")
    let remark = PreviewRemark(
      code: "low-contrast", words: "too faint", element: "buttons/odd", place: "a.theme.yaml:3",
      help: ["`color: black`"])
    return [PreviewTheme(bundle, remarks: [remark])]
  }

  @Test(arguments: BrowserKind.allCases, BrowserFonts.allCases)
  func `every picture begins on whole pixels, whatever the fonts are`(
    _ kind: BrowserKind, _ fonts: BrowserFonts
  ) throws {
    try kind.run("places of pictures", at: .one, fonts) { browser, folder in
      try PreviewReader.open(browser, in: folder, Self.themes())
      for title in ["Add to list", "إضافة إلى القائمة"] {
        try PreviewReader.choose("text", title, browser)
        let crooked = try PreviewReader.value(
          """
          (() => {
            const all = [...document.querySelectorAll("canvas")].map((canvas) => [canvas, canvas.getBoundingClientRect()]);
            const isWhole = (place) => Math.abs(place - Math.round(place)) < 0.01;
            const wrong = all.filter(([, { left, top }]) => !isWhole(left + scrollX) || !isWhole(top + scrollY));
            return `${all.length > 20} ${wrong.map(([canvas, { left, top }]) => `${canvas.className} ${left} ${top}`)}`;
          })()
          """, browser)
        #expect(crooked == "true ")
      }
    }
  }

  @Test(arguments: BrowserKind.allCases)
  func `texts stay in their bubbles and run in their own direction, and parts of controls fit`(
    _ kind: BrowserKind
  ) throws {
    try kind.run("the layout of a preview", at: .one) { browser, folder in
      try PreviewReader.open(browser, in: folder, Self.themes())
      func value(_ expression: String) throws -> String { try PreviewReader.value(expression, browser) }
      try PreviewReader.choose("scene", "all", browser)
      try PreviewReader.choose("width", "375", browser)
      try PreviewReader.choose("text", String(repeating: "Donaudampfschiff", count: 8), browser)
      let overflow = """
        (() => {
          const body = document.querySelector("#stage .framed .body");
          return String(body.scrollWidth <= body.clientWidth && body.clientWidth <= 343);
        })()
        """
      #expect(try value(overflow) == "true")
      // Three segments and two dividers of a point are as wide as the screen without its margins.
      let row = """
        (() => {
          const row = [...document.querySelector("#stage .segment").parentElement.children];
          return row.map((each) => each.offsetWidth).join(" ");
        })()
        """
      #expect(try value(row) == "114 1 113 1 114")
      let divider = """
        (() => {
          const figure = [...document.querySelectorAll("figure")].find((each) => each.textContent.includes("divider"));
          const { offsetWidth, offsetHeight } = figure.querySelector(".element");
          return `${offsetWidth} ${offsetHeight}`;
        })()
        """
      #expect(try value(divider) == "1 32")
      try PreviewReader.choose("text", "حفظ!", browser)
      let directions = """
        [...document.querySelectorAll("#stage .live .title, .card .title, #stage .body")].filter((each) => each.textContent.startsWith("حفظ"))
          .map((each) => getComputedStyle(each).direction).join(" ")
        """
      let found = Set(try value(directions).split(separator: " "))
      #expect(found == ["rtl"])
      #expect(try value("getComputedStyle(document.getElementsByName('text')[0]).direction") == "rtl")
      // Caps follow from the outline of a box, and not from what fills it.
      let caps = """
        (() => {
          const rows = [...\(PreviewReader.card("box")).querySelectorAll("dl div")];
          rows.find((each) => each.firstChild.textContent === "cap insets").querySelector(".value").click();
          return [...document.querySelectorAll("#origin .said")].map((each) => each.textContent).join("; ");
        })()
        """
      #expect(
        try value(caps)
          == "art.box.radius: 8; art.box.stroke.width: 1; art.box.stroke.position: inside; art.box.smoothing: 0"
      )
    }
  }

  @Test(arguments: BrowserKind.allCases)
  func `the tests notice a page that throws`(_ kind: BrowserKind) throws {
    try kind.run("pages that throw", at: .one) { browser, folder in
      let file = folder.appending(path: "page.html")
      for script in [
        "throw new Error('at once')", "requestAnimationFrame(() => missing())",
        "Promise.reject(new Error('unhandled'))",
      ] {
        try Data("<!doctype html><script>\(script)</script>".utf8).write(to: file)
        try browser.open(file, size: Size(width: Pixels(300), height: Pixels(300)), media: BrowserMedia())
        #expect(try browser.errors().count == 1, "\(script)")
      }
      try Data("<!doctype html><script>1</script>".utf8).write(to: file)
      try browser.open(file, size: Size(width: Pixels(300), height: Pixels(300)), media: BrowserMedia())
      #expect(try browser.errors().isEmpty)
    }
  }
}
