/// The page of a review, in a browser.
@Suite struct ReviewPageInBrowserTests {
  /// A bundle with one button, of a width and a color.
  private static func bundle(_ name: String, color: UInt32) throws -> BundleContents {
    let image = """
      { "file": "images/a.png", "size": { "width": 5, "height": 6 }, "sourceSize": { "width": 20, "height": 6 },
        "capInsets": { "top": 0, "left": 2, "bottom": 0, "right": 2 } }
      """
    let manifest = """
      { "manifestVersion": 2, "theme": "a", "elements": { \(JSONValue.string(name).line): { "variants": { "normal": {
        "parts": { "background": { "resizing": "stretch", "images": { "1x": \(image), "2x": \(image) } } } } } } } }
      """
    let bitmap = Bitmap(width: 5, height: 6, pixels: Array(repeating: color, count: 30))
    return BundleContents(
      manifest: try ManifestFacts(reading: Array(manifest.utf8)), digests: nil, picture: { _ in bitmap },
      bytes: { _ in nil })
  }

  /// The page of a change of an element's picture from one color to another.
  private static func page(
    _ element: String = "buttons/a", from old: UInt32, to new: UInt32, of theme: String = "a"
  ) throws -> String {
    let pair = try ThemePair(
      theme: theme, old: bundle(element, color: old), new: bundle(element, color: new))
    return ReviewPage([ThemeChanges(theme: theme, changes: changes(ofTheme: pair.old, pair.new))], [pair])
      .html
  }

  @Test(arguments: BrowserKind.allCases)
  func `each side of the line shows one of two translucent pictures`(_ kind: BrowserKind) throws {
    let page = try Self.page(from: 0x8000_00FF, to: 0x8000_FF00)
    try kind.run("the line of a review", at: .one) { browser, folder in
      try browser.open(page, in: folder, 900, 900, at: "review.html")
      let place = try browser.value(
        of: """
          (() => {
            document.querySelector("[name=ground][value=white]").click();
            document.querySelector("[name=mode][value=slider]").click();
            const stack = document.querySelector(".looks .both");
            const { left, top, width, height } = stack.getBoundingClientRect();
            return [left + scrollX, top + scrollY, width, height].join(" ");
          })()
          """)
      let numbers = "\(place ?? "")".split(separator: " ").compactMap { Double($0) }.map { Int($0) }
      try #require(numbers.count == 4 && numbers[2] > 20)
      let screen = try browser.screenshot()
      func seen(_ share: Int) -> Color {
        Color(word: screen[numbers[0] + numbers[2] * share / 100, numbers[1] + numbers[3] / 2])
      }
      for (share, color) in [(35, (255, 127, 127)), (65, (127, 255, 127))] {
        let found = seen(share)
        let isNear = zip([found.red, found.green, found.blue], [color.0, color.1, color.2]).allSatisfy {
          abs(Int($0) - $1) <= 1
        }
        #expect(isNear, "\(found) at \(share) %")
      }
    }
  }

  @Test(arguments: BrowserKind.allCases)
  func `its own style and script work, and no name runs`(_ kind: BrowserKind) throws {
    let hostile = #"buttons/"><img src=x onerror="window.ran = 1"><script>window.ran = 1</script>"#
    let theme = "</title></style><script>window.ran = 1</script>"
    let page = try Self.page(hostile, from: 0xFF00_00FF, to: 0xFF00_FF00, of: theme)
    try kind.run("the page of a review", at: .one) { browser, folder in
      try browser.open(page, in: folder, 900, 700, at: "review.html")
      let claim = "the-page-of-a-review-works-and-no-name-runs"
      try browser.follow("review.txt", of: Fixture.named(claim, kind: "pages"), in: folder)
    }
  }

  @Test(arguments: BrowserKind.allCases)
  func `every mode is reached by keyboard, and a click switches in place`(_ kind: BrowserKind) throws {
    let page = try Self.page(from: 0xFF00_00FF, to: 0xFF00_FF00)
    try kind.run("the modes of a review", at: .one) { browser, folder in
      try browser.open(page, in: folder, 360, 800, at: "review.html")
      let claim = "every-mode-of-a-review-is-reached-by-keyboard-and-a-click-switches-in-place"
      try browser.follow("review.txt", of: Fixture.named(claim, kind: "pages"), in: folder)
    }
  }
}
