import Foundation
import Testing
import ThemeCore
import ThemeModel

/// Controls for who has chosen the colors of everything: frames and chosen colors, and nothing that cannot be seen.
@Suite struct ForcedColorsTests {
  @Test(arguments: BrowserKind.allCases)
  func `frames and colors of the user take the place of art`(_ kind: BrowserKind) throws {
    try kind.run("forced colors", at: .one) { browser, folder in
      let theme = try TargetTheme.named("css-controls-are-native-elements", for: .css)
      try theme.write(to: folder)
      let html = """
        <!DOCTYPE html><link rel=stylesheet href=look.css>
        <input class=look_text-field_plain>
        <div class=look_search-bar_search><input type=search></div>
        <div class=look_segmented-control_tabs><button>Day</button><button aria-pressed=true>Week</button></div>
        <div class=look_panel_card></div><div class=look_popover_menu></div>
        <nav class=look_tab-bar_main><a data-icon=home>Home</a><a data-icon=home aria-current=page>Home</a></nav>
        """
      let page = folder.appending(path: "css/page.html")
      try Data(html.utf8).write(to: page)
      let script = """
        (() => {
          const seen = (selector, property, pseudo) =>
            getComputedStyle(document.querySelector(selector), pseudo)[property]
          const color = name => {
            const text = document.createElement("p")
            text.style.cssText = "forced-color-adjust: none; color: " + name
            document.body.append(text)
            return getComputedStyle(text).color
          }
          const framed = [".look_text-field_plain", "[type=search]", "button", ".look_panel_card", ".look_popover_menu"]
          return {
            frames: framed.map(name => seen(name, "borderTopWidth") + " " + seen(name, "borderImageSource")),
            chosen: ["button", "a"].map(name => seen(name + ":nth-of-type(2)", "backgroundColor") == color("Highlight")),
            others: ["button", "a"].map(name => seen(name, "backgroundColor") == color("Highlight")),
            arrow: seen(".look_popover_menu", "display", "::after"),
          }
        })()
        """
      var media = BrowserMedia()
      for isForced in [true, false] {
        media.hasForcedColors = isForced
        try browser.open(page, size: Size(width: Pixels(400), height: Pixels(500)), media: media)
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
