import Foundation
import Testing
import ThemeCore
import ThemeModel
import ThemeTargets

/// What a page shows whose root, or an element in it, says that it is light or dark, where the user has asked for either.
@Suite struct DarkInBrowserTests {
  private static let attributes = ["", " data-theme=light", " data-theme=dark"]

  @Test(
    arguments: BrowserKind.allCases,
    ["css-an-attribute-shows-dark-looks", "css-an-attribute-or-the-setting-shows-dark-looks"])
  func `an element is as dark as its page says`(_ kind: BrowserKind, _ fixture: String) throws {
    try kind.run("dark looks", at: .one) { browser, folder in
      let theme = try TargetTheme.named(fixture, for: .css)
      try theme.write(to: folder)
      let bar = "\(theme.name)_navigation-bar_top"
      let nested = Self.attributes.flatMap { outer in Self.attributes.map { [outer, $0] } }
      for root in Self.attributes {
        let elements = nested.map { "<div\($0[0])><p\($0[1]) class=\(bar)></p></div>" }
        let html =
          "<!DOCTYPE html><html\(root)><link rel=stylesheet href=\(theme.name).css>\(elements.joined())</html>"
        let page = folder.appending(path: "css/page.html")
        try Data(html.utf8).write(to: page)
        for isDark in [false, true] {
          try browser.open(
            page, size: Size(width: Pixels(320), height: Pixels(600)), media: BrowserMedia(isDark: isDark))
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
      let theme = try TargetTheme.named("css-colors-of-tokens-are-custom-properties", for: .css)
      try theme.write(to: folder)
      let elements = Self.attributes.map { "<div\($0)><p style='color: var(--bank-color-accent)'></p></div>" }
      for root in Self.attributes {
        let html =
          "<!DOCTYPE html><html\(root)><link rel=stylesheet href=bank.css>\(elements.joined())</html>"
        let page = folder.appending(path: "css/page.html")
        try Data(html.utf8).write(to: page)
        for media in BrowserMedia.all {
          try browser.open(page, size: Size(width: Pixels(320), height: Pixels(300)), media: media)
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
