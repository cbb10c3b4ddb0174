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
