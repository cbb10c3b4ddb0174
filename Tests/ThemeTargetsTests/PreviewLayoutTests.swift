/// Where things are on the page that `preview` writes.
@Suite struct PreviewLayoutTests {
  /// Art of odd heights and of a few lines of text, and the controls that the page puts together.
  private static let shop = Fixture.page("previews-begin-on-whole-pixels", "shop.theme.yaml")

  private static let themes = Result {
    let remark = PreviewRemark(
      code: "low-contrast", words: "too faint", element: "buttons/odd", place: "a.theme.yaml:3",
      help: ["`color: black`"])
    return try PreviewKit.compiled(["a.theme.yaml": shop]).map { PreviewTheme($0.bundle, remarks: [remark]) }
  }

  @Test(arguments: BrowserKind.allCases, BrowserFonts.allCases)
  func `every picture begins on whole pixels, whatever the fonts are`(
    _ kind: BrowserKind, _ fonts: BrowserFonts
  ) throws {
    try kind.run("places of pictures", at: .one, fonts) { browser, folder in
      try browser.open(Self.themes.get(), in: folder)
      for title in ["Add to list", "إضافة إلى القائمة"] {
        try browser.choose("text", title)
        let crooked = try browser.text(
          """
          (() => {
            const all = [...document.querySelectorAll("canvas")].map((canvas) => [canvas, canvas.getBoundingClientRect()]);
            const isWhole = (place) => Math.abs(place - Math.round(place)) < 0.01;
            const wrong = all.filter(([, { left, top }]) => !isWhole(left + scrollX) || !isWhole(top + scrollY));
            return `${all.length > 20} ${wrong.map(([canvas, { left, top }]) => `${canvas.className} ${left} ${top}`)}`;
          })()
          """)
        #expect(crooked == "true ")
      }
    }
  }

  @Test(arguments: BrowserKind.allCases)
  func `texts stay in their bubbles and run in their own direction, and parts of controls fit`(
    _ kind: BrowserKind
  ) throws {
    try kind.run("the layout of a preview", at: .one) { browser, folder in
      try browser.open(Self.themes.get(), in: folder)
      try browser.choose("scene", "all")
      try browser.choose("width", "375")
      try browser.choose("text", String(repeating: "Donaudampfschiff", count: 8))
      let overflow = """
        (() => {
          const body = document.querySelector("#stage .framed .body");
          return String(body.scrollWidth <= body.clientWidth && body.clientWidth <= 343);
        })()
        """
      #expect(try browser.text(overflow) == "true")
      // Three segments and two dividers of a point are as wide as the screen without its margins.
      let row = """
        (() => {
          const row = [...document.querySelector("#stage .segment").parentElement.children];
          return row.map((each) => each.offsetWidth).join(" ");
        })()
        """
      #expect(try browser.text(row) == "114 1 113 1 114")
      let divider = """
        (() => {
          const figure = [...document.querySelectorAll("figure")].find((each) => each.textContent.includes("divider"));
          const { offsetWidth, offsetHeight } = figure.querySelector(".element");
          return `${offsetWidth} ${offsetHeight}`;
        })()
        """
      #expect(try browser.text(divider) == "1 32")
      try browser.choose("text", "حفظ!")
      let directions = """
        [...document.querySelectorAll("#stage .live .title, .card .title, #stage .body")].filter((each) => each.textContent.startsWith("حفظ"))
          .map((each) => getComputedStyle(each).direction).join(" ")
        """
      let found = Set(try browser.text(directions).split(separator: " "))
      #expect(found == ["rtl"])
      #expect(try browser.text("getComputedStyle(document.getElementsByName('text')[0]).direction") == "rtl")
      // Caps follow from the outline of a box, and not from what fills it.
      let caps = """
        (() => {
          const rows = [...\(PreviewReader.card("box")).querySelectorAll("dl div")];
          rows.find((each) => each.firstChild.textContent === "cap insets").querySelector(".value").click();
          return [...document.querySelectorAll("#origin .said")].map((each) => each.textContent).join("; ");
        })()
        """
      #expect(
        try browser.text(caps)
          == "art.box.radius: 8; art.box.stroke.width: 1; art.box.stroke.position: inside; art.box.smoothing: 0"
      )
    }
  }

  @Test(arguments: BrowserKind.allCases)
  func `the tests notice a page that throws`(_ kind: BrowserKind) throws {
    try kind.run("pages that throw", at: .one) { browser, folder in
      for (script, count) in [
        ("throw new Error('at once')", 1), ("requestAnimationFrame(() => missing())", 1),
        ("Promise.reject(new Error('unhandled'))", 1), ("1", 0),
      ] {
        try browser.open("<!doctype html><script>\(script)</script>", in: folder, 300, 300, at: "page.html")
        #expect(try browser.errors().count == count, "\(script)")
      }
    }
  }
}
