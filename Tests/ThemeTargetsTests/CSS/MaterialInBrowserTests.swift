import Foundation
import Testing
import ThemeCore
import ThemeImage
import ThemeModel
import ThemeTargets

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
      try TargetTheme.named("css-materials-blur-what-is-behind", for: .css).write(to: folder)
      let boxes = Self.elements.enumerated().map { place, element in
        let style = "position: absolute; left: 0; top: \(100 * place)px; width: 320px; height: 60px"
        return "<\(element.0) class=shop_\(element.1) style='\(style)'></\(element.0)>"
      }
      let page = folder.appending(path: "css/page.html")
      let html = """
        <!DOCTYPE html><link rel=stylesheet href=shop.css>
        <style>body { margin: 0; height: 400px; background: linear-gradient(to right, black 160px, white 160px) }</style>
        \(boxes.joined())
        """
      try Data(html.utf8).write(to: page)
      try browser.open(page, size: Size(width: Pixels(320), height: Pixels(400)), media: BrowserMedia())
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
