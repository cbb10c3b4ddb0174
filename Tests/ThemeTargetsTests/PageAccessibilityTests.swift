/// The pages beside that of `preview`, by the rules of accessibility: reviews, and the page of the themes that ship.
@Suite struct PageAccessibilityTests {
  /// What the rules find on a page, in light and dark, with what is folded closed and open.
  private static func expectNone(_ html: String, _ browser: any Browser, _ folder: URL) throws {
    for isDark in [false, true] {
      var media = BrowserMedia()
      media.isDark = isDark
      try browser.open(html, in: folder, 1200, 1000, at: "page-\(UUID().uuidString).html", media: media)
      #expect(try AccessibilityRules.faults(in: browser) == "", "\(isDark ? "dark" : "light")")
      _ = try browser.value(
        of: "document.querySelectorAll('details').forEach((each) => { each.open = true })")
      #expect(try AccessibilityRules.faults(in: browser) == "", "\(isDark ? "dark" : "light"), all open")
    }
  }

  @Test(arguments: BrowserKind.allCases) func `reviews have no faults`(_ kind: BrowserKind) throws {
    // A token on many elements, what no picture shows, a rename, what is gone, and nothing at all.
    let edits: [(String, String)] = [
      ("#3d4edb", "#7a2fc2"), ("insets: { left: 20, right: 20 }", "insets: { left: 16, right: 28 }"),
      ("      destructive:", "      danger:"), ("hitArea: 48", "hitArea: 44"),
      ("maximumWidth: 400", "maximumWidth: 200"),
      ("scroll", "scroll"),
    ]
    try kind.run("reviews by rules of accessibility", at: .one) { browser, folder in
      for (old, new) in edits {
        let changed = PreviewKit.theme.replacing(old, with: new, maxReplacements: 1)
        let sides = try [PreviewKit.theme, changed].map {
          try PreviewKit.compiled(["a.theme.yaml": $0])[0].bundle
        }
        let pair = ThemePair(theme: "kit", old: sides[0], new: sides[1])
        let report = ThemeChanges(theme: "kit", changes: changes(ofTheme: pair.old, pair.new))
        try Self.expectNone(ReviewPage([report], [pair]).html, browser, folder)
      }
    }
  }

  @Test(arguments: BrowserKind.allCases)
  func `the page of the themes that ship has no faults`(_ kind: BrowserKind) throws {
    let bytes = try #require(Fixture.documentation.bytes("themes.html"))
    try kind.run("the page of themes by rules of accessibility", at: .one) { browser, folder in
      try Self.expectNone(String(decoding: bytes, as: UTF8.self), browser, folder)
    }
  }

  @Test(arguments: BrowserKind.allCases)
  func `a theme of hundreds of elements is drawn as one looks at it`(_ kind: BrowserKind) throws {
    let buttons = (0..<300).map {
      "  b\($0): { height: 30, art: { box: { fill: \"#2f48c2\", radius: \($0 % 15) } }, title: { color: white } }\n"
    }
    let themes = try PreviewKit.compiled(["a.theme.yaml": "themec: 1\nname: a\nbuttons:\n\(buttons.joined())"]
    )
    try kind.run("300 elements", at: .one) { browser, folder in
      try browser.open(PreviewPage(themes).html, in: folder, 1200, 800, at: "many.html")
      let count = "document.querySelectorAll('.card dl').length"
      #expect(try browser.text("String(\(count) > 0 && \(count) < 60)") == "true")
      #expect(try browser.text("String(document.querySelectorAll('canvas').length < 400)") == "true")
      let last = """
        (async () => {
          const card = [...document.querySelectorAll(".card")].at(-1);
          for (let tries = 0; tries < 100 && !card.querySelector(".variants canvas[data-drawn]"); tries += 1) {
            card.scrollIntoView({ behavior: "instant" });
            await new Promise((next) => setTimeout(next, 50));
          }
          return String(Boolean(card.querySelector(".variants canvas[data-drawn]")));
        })()
        """
      #expect(try browser.text(last) == "true")
    }
  }
}
