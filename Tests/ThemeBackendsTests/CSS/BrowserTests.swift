import FixtureSupport
import Foundation
import Testing
import ThemeBackends
import ThemeGeometry
import ThemeImage
import ThemeModel

/// The stylesheets of the themes that ship and of the fixtures, drawn by a browser, against the resampler's pictures.
@Suite struct BrowserTests {
  @Test func `a browser draws what the resampler does`() throws {
    guard let path = Browser.path else {
      Skip.note("stylesheets in a browser", because: "no Chromium here (scripts/browser.sh installs one)")
      return
    }
    let folder = FileManager.default.temporaryDirectory.appending(path: "themec-browser-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var sheets: [BrowserSheet] = []
    for (number, theme) in try TargetTheme.stylesheets.get().enumerated() {
      let root = folder.appending(path: "\(number)")
      try write(theme, to: root)
      let media = Dictionary(grouping: BrowserCase.all(of: theme.slices)) {
        [$0.key[.appearance].name, $0.key[.accessibility].name]
      }
      for features in media.keys.sorted(by: { $0.joined() < $1.joined() }) {
        sheets.append(try BrowserSheet(media[features] ?? [], features, of: theme, in: root))
      }
    }
    var compared = 0
    for scale in Scale.allCases {
      let own = folder.appending(path: scale.name)
      try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
      let browser = try Browser(path, in: own, scale: scale)
      defer { browser.stop() }
      for sheet in sheets { compared += try compare(sheet, scale, browser) }
    }
    print("In a browser: \(compared) pictures are the resampler's")
    #expect(compared > 150)
  }

  /// Compares every case of a page; the number of pictures.
  private func compare(_ sheet: BrowserSheet, _ scale: Scale, _ browser: Browser) throws -> Int {
    guard sheet.cases.contains(where: { $0.expected(at: scale) != nil }) else { return 0 }
    try browser.open(sheet.page, size: sheet.size, media: sheet.media)
    let screenshot = try browser.screenshot()
    var count = 0
    for item in sheet.cases {
      guard let (picture, tolerance) = item.expected(at: scale) else { continue }
      count += 1
      if let difference = difference(item, picture, tolerance, scale, screenshot) {
        Issue.record("\(item.theme): \(item.id) \(item.key.text) at \(scale.name): \(difference)")
      }
    }
    return count
  }

  /// The stylesheet with states that a page can set, and its images.
  private func write(_ theme: TargetTheme, to root: URL) throws {
    for file in theme.files {
      let url = root.appending(path: file.path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      switch file.content {
      case .text(let bytes):
        let text = String(decoding: bytes, as: UTF8.self)
          .replacingOccurrences(of: ":active", with: "[data-active]")
          .replacingOccurrences(of: ":focus-visible", with: "[data-focused]")
        try Data(text.utf8).write(to: url)
      case .image(let pixels): try Data(encodePNG(pixels.bitmap)).write(to: url)
      }
    }
  }

  /// The first pixel that is too far from what is expected, over white.
  private func difference(
    _ item: BrowserCase, _ picture: Bitmap, _ tolerance: (Int, Int) -> Int, _ scale: Scale,
    _ screenshot: Bitmap
  ) -> String? {
    let left = (Points(item.x) - item.outset.left).roundedPixels(at: scale).count
    let top = (Points(item.y) - item.outset.top).roundedPixels(at: scale).count
    guard left + picture.width <= screenshot.width, top + picture.height <= screenshot.height else {
      return "it is not on the page"
    }
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        let word = item.isMask ? picture[x, y] & 0xFF00_0000 : picture[x, y]
        let color = Color(word: word)
        let seen = Color(word: screenshot[left + x, top + y])
        // What shines through is blended, which browsers round in their own ways.
        let limit = tolerance(x, y) + (color.alpha == 255 || color.alpha == 0 ? 0 : 1)
        for (part, found) in [(color.red, seen.red), (color.green, seen.green), (color.blue, seen.blue)] {
          let alpha = Int(color.alpha)
          let wanted = (Int(part) * alpha + 255 * (255 - alpha) + 127) / 255
          if abs(wanted - Int(found)) > limit {
            return "(\(x), \(y)) of \(picture.width) × \(picture.height): \(seen), not \(color) over white"
          }
        }
      }
    }
    return nil
  }
}
