import Foundation
import Testing
import ThemeBundle
import ThemeCore
import ThemeImage
import ThemeModel
import ThemeTargets

/// The stylesheets of the themes that ship and of the fixtures, drawn by browsers, against the resampler's pictures.
@Suite struct BrowserTests {
  @Test(arguments: BrowserScale.allCases)
  func `browsers draw what the resampler does`(_ scale: BrowserScale) throws {
    try BrowserKind.runAll("stylesheets", at: scale) { browsers, folder in
      let sheets = try TargetTheme.stylesheets.get().enumerated().flatMap { number, theme in
        try BrowserSheet.all(of: theme, in: folder.appending(path: "\(number)"))
      }
      var pictures = 0
      var (pixels, compared) = (0, 0)
      for page in try BrowserPage.all(of: sheets, in: folder) {
        let comparisons = page.sheets.map { sheet in
          sheet.cases.compactMap { BrowserComparison($0, on: scale) }
        }
        if comparisons.allSatisfy(\.isEmpty) { continue }
        pictures += comparisons.reduce(0) { $0 + $1.count }
        pixels += comparisons.joined().reduce(0) { $0 + $1.pixels }
        compared += comparisons.joined().reduce(0) { $0 + $1.known }
        for (name, browser) in browsers {
          try browser.open(page.url, size: page.size, media: page.media)
          let screen = try browser.screenshot()
          for (index, comparisons) in comparisons.enumerated() {
            let frame = page.frame(of: index, on: scale)
            for comparison in comparisons {
              if let difference = comparison.difference(from: screen, in: frame) {
                Issue.record("\(name): \(comparison.title) at \(scale.rawValue)x: \(difference)")
              }
            }
          }
        }
      }
      print("In browsers at \(scale.rawValue)x: \(pictures) pictures, \(compared) of \(pixels) pixels")
      #expect(pictures > 150)
      // Screens whose pixels are those of the art are compared whole, others where the art is of one color.
      #expect(scale.isWhole ? compared == pixels : compared * 2 > pixels)
    }
  }
}
