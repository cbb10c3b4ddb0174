import FixtureSupport
import Foundation
import Testing
import ThemeCore
import ThemeImage
import ThemeModel

/// Boxes and plain colors on screens, and in sizes, whose pixels are not those of the art.
@Suite struct ScaledBoxTests {
  private static let names = ["pill", "card", "plain"]

  @Test(arguments: BrowserKind.allCases, [1, 1.1, 1.25, 2.6])
  func `no seam is seen where a page is scaled`(_ kind: BrowserKind, _ scale: Double) throws {
    let theme = try TargetTheme.named("css-a-box-is-drawn-by-the-browser", for: .css)
    try kind.run("scaled boxes", at: .one) { browser, folder in
      try theme.write(to: folder)
      let buttons = Self.names.enumerated().map { index, name in
        "<button class=shop_button_\(name) style='top: \(20 + 100 * index)px'></button>"
      }
      let html = """
        <!doctype html><link rel=stylesheet href=shop.css>
        <style>
        body { margin: 0; background: white }
        button { position: absolute; left: 20px; width: 240px; transform: scale(.97) }
        </style>\(buttons.joined())
        """
      let page = folder.appending(path: "css/page.html")
      try Data(html.utf8).write(to: page)
      let size = Size(width: Pixels(300), height: Pixels(340))
      try browser.open(page, size: size, media: BrowserMedia(emulatedScale: scale))
      let screen = try browser.screenshot()
      #expect(screen.width >= Int(300 * scale) - 1)
      for (index, name) in Self.names.enumerated() {
        // Half of the box, and all of its width but for the line and the smoothed edges.
        let middle = Double(20 + 100 * index) + 22
        for y in stride(from: Int((middle - 4) * scale), to: Int((middle + 4) * scale), by: 1) {
          for x in Int(32 * scale)..<Int(248 * scale) {
            let found = Color(word: screen[x, y])
            let isNear = [(found.red, 0x1F), (found.green, 0x5F), (found.blue, 0xBF)].allSatisfy {
              abs(Int($0) - $1) <= 2
            }
            if !isNear {
              Issue.record("\(name) at \(scale)x has \(found) at (\(x), \(y))")
              return
            }
          }
        }
      }
    }
  }

  @Test(arguments: BrowserKind.allCases)
  func `a focus ring has the corners of its box`(_ kind: BrowserKind) throws {
    let theme = try TargetTheme.named("css-a-box-is-drawn-by-the-browser", for: .css)
    try kind.run("focus rings", at: .two) { browser, folder in
      try theme.write(to: folder)
      let html = """
        <!doctype html><link rel=stylesheet href=shop.css>
        <style>body { margin: 0; background: white } button { position: absolute; left: 20px; top: 20px; width: 200px; outline: 4px solid red }</style>
        <button class=shop_button_pill></button>
        """
      let page = folder.appending(path: "css/page.html")
      try Data(html.utf8).write(to: page)
      try browser.open(page, size: Size(width: Pixels(260), height: Pixels(100)), media: BrowserMedia())
      let screen = try browser.screenshot()
      func seen(_ x: Int, _ y: Int) -> String { "\(Color(word: screen[2 * x, 2 * y]))" }
      // The corner of a square ring is white, and the middle of its sides is red.
      #expect(seen(17, 17) == "#ffffff")
      #expect(seen(120, 18) == "#ff0000")
      #expect(seen(18, 42) == "#ff0000")
    }
  }
}
