/// Controls as native elements: what browsers draw of their parts, against the resampler's pictures.
@Suite struct ControlsInBrowserTests {
  /// A part on a page: where its whole art would be drawn, in half points from the corner of the markup, and between which
  /// of its columns it is seen.
  private struct Case {
    let part: String
    let state: String
    let html: String
    let frame: (x: Int, y: Int, width: Int, height: Int)
    let seen: Range<Int>

    init(_ lines: [String]) {
      let names = lines[0].split(separator: " ").map(String.init)
      let numbers = lines[1].split(separator: " ").compactMap { Int($0) }
      (part, state, html) = (names[0], names[1], lines[2])
      frame = (numbers[0], numbers[1], numbers[2], numbers[3])
      seen = numbers.count == 6 ? numbers[4]..<numbers[5] : 0..<frame.width
    }

    /// Whether it begins and ends between pixels of every screen of a whole scale.
    var isWhole: Bool {
      let numbers = [
        frame.x, frame.y, frame.width, frame.height, seen.lowerBound, seen.upperBound,
      ]
      return numbers.allSatisfy { $0 % 2 == 0 }
    }
  }

  private static let cases = Fixture.cases("native-elements-show-the-art-of-the-parts-of-controls").map(
    Case.init)

  @Test(arguments: BrowserKind.allCases, [BrowserScale.one, .two, .three])
  func `native elements show the art of the parts of controls`(
    _ kind: BrowserKind, _ scale: BrowserScale
  ) throws {
    let cases = Self.cases.filter { scale == .two || $0.isWhole }
    #expect(cases.count > 10)
    let density = scale.art.rawValue
    func pixels(_ halves: Int) -> Int { halves * density / 2 }
    try kind.run("controls", at: scale) { browser, folder in
      let theme = try TargetTheme.write("css-controls-are-native-elements", to: folder)
      let html = cases.enumerated().map { index, item in
        let place = "left:20px;top:\(20 + 100 * index)px"
        return item.html.replacingOccurrences(of: "STYLE", with: "style='position:absolute;\(place)")
      }
      let style = "<style>body { margin: 0; background: #fa0 }</style>"
      let text = "<!DOCTYPE html><link rel=stylesheet href=look.css>\(style)\(html.joined(separator: "\n"))"
      let height = 100 * cases.count
      try browser.open(text, in: folder, 300, height)
      let screen = try browser.screenshot()
      for (index, item) in cases.enumerated() {
        let (wanted, tolerance) = try picture(of: item, in: theme, at: scale.art)
        var compared = 0
        for y in 0..<pixels(item.frame.height) {
          for x in pixels(item.seen.lowerBound)..<pixels(item.seen.upperBound) where wanted[x, y] >> 24 == 255
          {
            // Below other pixels there may be another part.
            let place = (pixels(40 + item.frame.x) + x, pixels(40 + 200 * index + item.frame.y) + y)
            compared += 1
            let (found, color) = (Color(word: screen[place.0, place.1]), Color(word: wanted[x, y]))
            let limit = tolerance?(x, y) ?? 0
            let isNear = zip([found.red, found.green, found.blue], [color.red, color.green, color.blue])
              .allSatisfy { abs(Int($0) - Int($1)) <= limit }
            if !isNear {
              Issue.record("\(item.part): (\(x), \(y)) is \(found), not \(color)")
              break
            }
          }
        }
        #expect(compared > 20, "\(item.part)")
      }
    }
  }

  /// The resampler's picture of a case, and how far a box that stands for it may be from it.
  private func picture(of item: Case, in theme: TargetTheme, at scale: Scale) throws -> (
    Bitmap, BoxTolerance?
  ) {
    let elements = theme.slices.theme.elements
    let index = try #require(elements.firstIndex { "\($0.id)" == "controls/\(item.part)" })
    let place = try #require(elements[index].variants.firstIndex { $0.key.text == item.state })
    let art = try #require(theme.slices.art(.image, index, place))
    let slice = try #require(art.slices.first { $0.scale == scale })
    let size = Size(
      width: Pixels(item.frame.width * scale.rawValue / 2),
      height: Pixels(item.frame.height * scale.rawValue / 2))
    guard let mode = art.resizing else { return (slice.pixels.bitmap, nil) }
    let picture = resampled(slice.pixels.bitmap, caps: slice.capInsets ?? .zero, to: size, mode: mode)
    return (picture, art.box.map { BoxTolerance($0, slice, picture) })
  }
}
