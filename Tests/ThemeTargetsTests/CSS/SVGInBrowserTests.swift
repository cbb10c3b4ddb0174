/// Pictures of SVG files at 3x, against the same files drawn by browsers.
@Suite struct SVGInBrowserTests {
  /// How far a channel may be from what the browser draws where no neighboring pixel differs by more than 24: browsers
  /// round the colors of gradients and of what is drawn over others after each step, and faint edges are among these
  /// pixels. The most that was seen is 4.
  private static let flatLimit = 5
  /// The same at edges. The browser draws eight times as large and its pixels are averaged, because at the size itself it
  /// only estimates how much of a pixel a shape covers, which is up to 49 levels off. Where two shapes share a pixel,
  /// such as a fill and its stroke, the average knows which of them hides the other, and drawing pixel by pixel doesn't.
  /// The most that was seen is 12.
  private static let edgeLimit = 16

  private static let files: [(fixture: String, kind: String, element: String, svg: String)] = [
    ("svg", "gallery", "icon", "art/badge.svg"),
    ("svgs-that-editors-write", "check", "inkscape", "art/inkscape.svg"),
    ("svgs-that-editors-write", "check", "figma", "art/figma.svg"),
    ("svgs-that-editors-write", "check", "illustrator", "art/illustrator.svg"),
  ]

  @Test(arguments: BrowserKind.allCases)
  func `pictures of SVGs are what browsers draw`(_ kind: BrowserKind) throws {
    try kind.run("SVG files", at: .one) { browser, folder in
      try browser.open("<!DOCTYPE html><meta charset=utf-8>", in: folder, 320, 320, at: "page.html")
      let script = Fixture.page("pictures-of-svgs-are-what-browsers-draw", "differences.js")
      for file in Self.files {
        let fixture = Fixture.named(file.fixture, kind: file.kind)
        let svg = try #require(fixture.bytes(file.svg))
        let picture = try Self.picture(of: file.element, in: fixture)
        let (one, other) = (Data(svg), Data(encodePNG(picture, .fast)))
        let sides = "'\(one.base64EncodedString())', '\(other.base64EncodedString())'"
        let call = "(\(script))(\(sides), \(picture.width), \(picture.height))"
        let answer = try #require(try browser.value(of: call) as? String)
        let numbers = answer.split(separator: " ").compactMap { Int($0) }
        try #require(numbers.count == 3, "\(file.svg): \(answer)")
        print("\(kind.rawValue), \(file.svg): at most \(numbers[0]) away from edges, \(numbers[1]) at them")
        #expect(numbers[0] <= Self.flatLimit, "\(file.svg) away from edges")
        #expect(numbers[1] <= Self.edgeLimit, "\(file.svg) at edges")
        #expect(numbers[2] > 300, "\(file.svg) shows too little")
      }
    }
  }

  /// The picture of an image at 3x.
  private static func picture(of element: String, in fixture: Fixture) throws -> Bitmap {
    let themes = try TargetTheme.compiled(fixture.themes, of: fixture, for: [.css])
    let files = try #require(themes.first?.tree).files
    let file = try #require(
      files.first {
        $0.path.hasPrefix("images/") && $0.path.contains("/\(element)") && $0.path.hasSuffix("@3x.png")
      })
    guard case .image(let pixels) = file.content else {
      throw BrowserFailure(description: "\(file.path) is no picture")
    }
    return pixels.bitmap
  }
}
