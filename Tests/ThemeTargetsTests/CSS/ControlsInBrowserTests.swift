/// Controls as native elements: what browsers draw of their parts, against the resampler's pictures.
@Suite struct ControlsInBrowserTests {
  /// A part on a page: where its whole art would be drawn, in half points from the corner of the markup, and between which
  /// of its columns it is seen.
  private struct Case {
    let part: String
    var state = "normal"
    let html: String
    let frame: (x: Int, y: Int, width: Int, height: Int)
    var seen: Range<Int>?

    /// Whether it begins and ends between pixels of every screen of a whole scale.
    var isWhole: Bool {
      let numbers = [
        frame.x, frame.y, frame.width, frame.height, seen?.lowerBound ?? 0, seen?.upperBound ?? 0,
      ]
      return numbers.allSatisfy { $0 % 2 == 0 }
    }
  }

  private static let cases = [
    Case(
      part: "progressBars/download/track",
      html: "<progress class=look_progress-bar_download value=0 STYLE;width:120px'></progress>",
      frame: (0, 0, 240, 10)),
    Case(
      part: "progressBars/download/fill",
      html: "<progress class=look_progress-bar_download value=.5 STYLE;width:120px'></progress>",
      frame: (0, 0, 120, 10), seen: 4..<116),
    Case(
      part: "sliders/volume/maximum",
      html: "<input type=range class=look_slider_volume value=0 STYLE;width:120px'>",
      frame: (0, 7, 240, 10), seen: 24..<240),
    Case(
      part: "sliders/volume/minimum",
      html: "<input type=range class=look_slider_volume value=50 STYLE;width:120px;--look-value:50%'>",
      frame: (0, 7, 120, 10), seen: 4..<108),
    Case(
      part: "sliders/volume/thumb",
      html: "<input type=range class=look_slider_volume value=0 STYLE;width:120px'>",
      frame: (0, 0, 24, 24), seen: 8..<16),
    Case(
      part: "switches/wifi/off", html: "<input type=checkbox class=look_switch_wifi STYLE'>",
      frame: (0, 0, 58, 34),
      seen: 29..<58),
    Case(
      part: "switches/wifi/on", html: "<input type=checkbox checked class=look_switch_wifi STYLE'>",
      frame: (0, 0, 58, 34), seen: 0..<29),
    Case(
      part: "switches/wifi/thumb", html: "<input type=checkbox class=look_switch_wifi STYLE'>",
      frame: (5, 5, 24, 24),
      seen: 8..<16),
    Case(
      part: "textFields/plain/background",
      html: "<input class=look_text-field_plain STYLE;width:100px;height:30px'>", frame: (0, 0, 200, 60)),
    Case(
      part: "textFields/plain/background", state: "disabled",
      html: "<input disabled class=look_text-field_plain STYLE;width:100px;height:30px'>",
      frame: (0, 0, 200, 60)),
    Case(
      part: "searchBars/search/field",
      html:
        "<div class=look_search-bar_search STYLE;width:216px'><input type=search style='height:30px'></div>",
      frame: (16, 26, 400, 60), seen: 16..<384),
    Case(
      part: "segmentedControls/tabs/segment", html: Self.segments(), frame: (0, 0, 132, 48), seen: 0..<120),
    Case(
      part: "segmentedControls/tabs/segment", state: "selected", html: Self.segments(),
      frame: (110, 0, 132, 48),
      seen: 12..<132),
    // Where text runs from right to left.
    Case(
      part: "segmentedControls/tabs/segment", state: "selected", html: Self.segments(" dir=rtl"),
      frame: (0, 0, 132, 48), seen: 0..<120),
    Case(
      part: "segmentedControls/tabs/segment", html: Self.segments(" dir=rtl"), frame: (110, 0, 132, 48),
      seen: 12..<132),
    Case(
      part: "progressBars/download/fill",
      html: "<progress dir=rtl class=look_progress-bar_download value=.5 STYLE;width:120px'></progress>",
      frame: (120, 0, 120, 10), seen: 4..<116),
    // The separator is on the last of its 30 points.
    Case(part: "cells/row/top", html: Self.cells(2, 0), frame: (0, 0, 200, 58)),
    Case(part: "cells/row/bottom", html: Self.cells(2, 1), frame: (0, 60, 200, 60)),
    Case(part: "cells/row/single", html: Self.cells(1, 0), frame: (0, 0, 200, 60)),
    Case(
      part: "panels/card/background",
      html: "<div class=look_panel_card STYLE;width:100px;height:40px'></div>",
      frame: (0, 0, 200, 80)),
    Case(
      part: "popovers/menu/arrow",
      html: "<div class=look_popover_menu STYLE;width:100px;height:40px'></div>",
      frame: (86, -14, 28, 14)),
  ]

  private static func segments(_ attributes: String = "") -> String {
    """
    <div\(attributes) class=look_segmented-control_tabs STYLE'><button style='padding:0;width:60px;height:24px'></button>\
    <button aria-pressed=true style='padding:0;width:60px;height:24px'></button></div>
    """
  }

  private static func cells(_ count: Int, _ place: Int) -> String {
    "<div STYLE;width:100px'>"
      + String(repeating: "<div class=look_cell_row style='height:30px'></div>", count: count) + "</div>"
  }

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
        let seen = item.seen ?? 0..<item.frame.width
        for y in 0..<pixels(item.frame.height) {
          for x in pixels(seen.lowerBound)..<pixels(seen.upperBound) where wanted[x, y] >> 24 == 255 {
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
