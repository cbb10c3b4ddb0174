/// What a page shows whose root, or an element in it, says that it is light or dark, where the user has asked for either.
@Suite struct DarkInBrowserTests {
  private static let attributes = ["", " data-theme=light", " data-theme=dark"]

  @Test(
    arguments: BrowserKind.allCases,
    ["css-an-attribute-shows-dark-looks", "css-an-attribute-or-the-setting-shows-dark-looks"])
  func `an element is as dark as its page says`(_ kind: BrowserKind, _ fixture: String) throws {
    try kind.run("dark looks", at: .one) { browser, folder in
      let theme = try TargetTheme.write(fixture, to: folder)
      let bar = "\(theme.name)_navigation-bar_top"
      let nested = Self.attributes.flatMap { outer in Self.attributes.map { [outer, $0] } }
      let elements = nested.map { "<div\($0[0])><p\($0[1]) class=\(bar)></p></div>" }
      for isDark in [false, true] {
        for root in Self.attributes {
          let html =
            "<!DOCTYPE html><html\(root)><link rel=stylesheet href=\(theme.name).css>\(elements.joined())</html>"
          try browser.open(html, in: folder, 320, 600, media: BrowserMedia(isDark: isDark))
          let script = "[...document.querySelectorAll('p')].map(bar => getComputedStyle(bar).backgroundColor)"
          let seen = try #require(try browser.value(of: script) as? [String])
          let wanted = nested.map { attributes in
            // The innermost element that says anything.
            let said = ([root] + attributes).last { !$0.isEmpty }?.contains("dark")
            return said ?? (fixture.contains("setting") && isDark) ? "rgb(34, 34, 34)" : "rgb(238, 238, 238)"
          }
          #expect(seen == wanted, "\(root) with \(isDark ? "dark" : "light") as the setting")
        }
      }
    }
  }

  @Test(arguments: BrowserKind.allCases)
  func `custom properties have the colors of tokens where they are used`(_ kind: BrowserKind) throws {
    try kind.run("custom properties", at: .one) { browser, folder in
      try TargetTheme.write("css-colors-of-tokens-are-custom-properties", to: folder)
      let elements = Self.attributes.map { "<div\($0)><p style='color: var(--bank-color-accent)'></p></div>" }
      for media in BrowserMedia.all {
        for root in Self.attributes {
          let html =
            "<!DOCTYPE html><html\(root)><link rel=stylesheet href=bank.css>\(elements.joined())</html>"
          try browser.open(html, in: folder, 320, 300, media: media)
          let script = "[...document.querySelectorAll('p')].map(text => getComputedStyle(text).color)"
          let seen = try #require(try browser.value(of: script) as? [String])
          let wanted = Self.attributes.map { inner in
            let said = inner.isEmpty ? root : inner
            let isDark = said.isEmpty ? media.isDark : said.contains("dark")
            return isDark
              ? "rgb(156, 196, 240)" : media.isHighContrast ? "rgb(0, 48, 92)" : "rgb(57, 96, 138)"
          }
          #expect(seen == wanted, "\(root) in \(media)")
        }
      }
    }
  }
}

/// Controls for who has chosen the colors of everything: frames and chosen colors, and nothing that cannot be seen.
@Suite struct ForcedColorsTests {
  @Test(arguments: BrowserKind.allCases)
  func `frames and colors of the user take the place of art`(_ kind: BrowserKind) throws {
    try kind.run("forced colors", at: .one) { browser, folder in
      try TargetTheme.write("css-controls-are-native-elements", to: folder)
      let html = """
        <!DOCTYPE html><link rel=stylesheet href=look.css>
        <input class=look_text-field_plain>
        <div class=look_search-bar_search><input type=search></div>
        <div class=look_segmented-control_tabs><button>Day</button><button aria-pressed=true>Week</button></div>
        <div class=look_panel_card></div><div class=look_popover_menu></div>
        <nav class=look_tab-bar_main><a data-icon=home>Home</a><a data-icon=home aria-current=page>Home</a></nav>
        """
      let script = Fixture.page("forced-colors-take-the-place-of-art", "seen.js")
      for isForced in [true, false] {
        try browser.open(html, in: folder, 400, 500, media: BrowserMedia(hasForcedColors: isForced))
        let found = try #require(try browser.value(of: script) as? [String: Any])
        let frames = try #require(found["frames"] as? [String])
        #expect((frames == Array(repeating: "1px none", count: 5)) == isForced, "\(frames)")
        #expect(found["chosen"] as? [Bool] == [isForced, isForced])
        #expect(found["others"] as? [Bool] == [false, false])
        #expect((found["arrow"] as? String == "none") == isForced)
      }
    }
  }
}

/// Materials over an edge of black and white: what is far from the edge is seen through the material's color, and the edge is
/// blurred.
@Suite struct MaterialInBrowserTests {
  /// The classes of elements, and the alpha of their white.
  private static let elements = [
    ("header", "navigation-bar_top", 122), ("div", "panel_card", 204), ("button", "button_buy", 77),
  ]

  @Test(arguments: BrowserKind.allCases)
  func `a material lets through and blurs what is behind it`(_ kind: BrowserKind) throws {
    try kind.run("materials", at: .one) { browser, folder in
      try TargetTheme.write("css-materials-blur-what-is-behind", to: folder)
      let boxes = Self.elements.enumerated().map { place, element in
        let style = "position: absolute; left: 0; top: \(100 * place)px; width: 320px; height: 60px"
        return "<\(element.0) class=shop_\(element.1) style='\(style)'></\(element.0)>"
      }
      let html = """
        <!DOCTYPE html><link rel=stylesheet href=shop.css>
        <style>body { margin: 0; height: 400px; background: linear-gradient(to right, black 160px, white 160px) }</style>
        \(boxes.joined())
        """
      try browser.open(html, in: folder, 320, 400)
      let screenshot = try browser.screenshot()
      for (place, element) in Self.elements.enumerated() {
        let seen = [30, 157, 162, 290].map { Int(Color(word: screenshot[$0, 100 * place + 30]).green) }
        #expect(abs(seen[0] - element.2) <= 2, "\(element.1) over black: \(seen)")
        #expect(seen[3] >= 253, "\(element.1) over white: \(seen)")
        // Pictures that Firefox takes of a page have no blur.
        guard kind == .chromium else { continue }
        let jump = seen[2] - seen[1]
        #expect(jump > 0 && jump < (255 - element.2) / 2, "\(element.1) at the edge: \(seen)")
      }
    }
  }
}
