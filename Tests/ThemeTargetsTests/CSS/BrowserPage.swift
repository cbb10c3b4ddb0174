/// A page with sheets below each other, each in a frame of its own: a browser loads and draws many of them at once.
struct BrowserPage {
  let url: URL
  /// In points.
  let size: Size<Pixels>
  let media: BrowserMedia
  let sheets: [BrowserSheet]
  /// Where each sheet begins, in points from the top: even numbers, which are whole pixels on every screen.
  private let tops: [Int]

  /// How high a page may be, in points, unless a single sheet is higher.
  private static let limit = 2_000

  /// Writes pages with all sheets into a folder above theirs, those that are seen in the same media together: a browser
  /// changes its media as seldom as can be.
  static func all(of sheets: [BrowserSheet], in root: URL) throws -> [BrowserPage] {
    var groups: [[BrowserSheet]] = []
    for media in BrowserMedia.all {
      var group: [BrowserSheet] = []
      for sheet in sheets where sheet.media == media {
        if group.reduce(sheet.height, { $0 + $1.height }) > limit, !group.isEmpty {
          groups.append(group)
          group = []
        }
        group.append(sheet)
      }
      if !group.isEmpty { groups.append(group) }
    }
    return try groups.enumerated().map { number, group in
      try BrowserPage(group, at: root.appending(path: "page-\(number).html"))
    }
  }

  private init(_ sheets: [BrowserSheet], at url: URL) throws {
    self.url = url
    self.sheets = sheets
    media = sheets[0].media
    var (tops, bottom) = ([Int](), 0)
    for sheet in sheets {
      tops.append(bottom)
      bottom += sheet.height
    }
    self.tops = tops
    size = Size(width: sheets.map(\.size.width).max() ?? .zero, height: Pixels(bottom))
    let frames = zip(sheets, tops).map { sheet, top in
      let place = "top: \(top)px; width: \(sheet.size.width)px; height: \(sheet.size.height)px"
      let path = sheet.page.pathComponents.suffix(3).joined(separator: "/")
      return "<iframe src=\"\(path)\" style=\"\(place)\"></iframe>"
    }
    let html = """
      <!DOCTYPE html><meta charset="utf-8">
      <style>body { margin: 0; background: white } iframe { position: absolute; left: 0; border: 0 }</style>
      <div style="width: \(size.width)px; height: \(size.height)px"></div>
      \(frames.joined(separator: "\n"))
      """
    try Data(html.utf8).write(to: url)
  }

  /// Where the pixels of a sheet are on a screen.
  func frame(of index: Int, on scale: BrowserScale) -> Rect<Pixels> {
    func pixels(_ points: Int) -> Pixels { Pixels(Int(Double(points) * scale.rawValue)) }
    let size = sheets[index].size
    return Rect(
      x: .zero, y: pixels(tops[index]), width: pixels(size.width.count), height: pixels(size.height.count))
  }
}

extension BrowserSheet {
  /// In points, rounded up to an even number.
  fileprivate var height: Int { (size.height.count + 1) / 2 * 2 }
}

/// A page with every case that is seen in the same media.
struct BrowserSheet {
  let page: URL
  let cases: [BrowserCase]
  /// In points.
  let size: Size<Pixels>
  let media: BrowserMedia

  /// Writes the pages of a theme beside its stylesheet, in which states are attributes that a page can set, and no browser meets
  /// the condition for materials, whose pixels depend on what is behind them. A page asks for its layout before it is loaded, so
  /// that all images belong to that.
  static func all(of theme: TargetTheme, in root: URL) throws -> [BrowserSheet] {
    try theme.write(to: root) { text in
      text.replacingOccurrences(of: ":active", with: "[data-active]")
        .replacingOccurrences(of: ":focus-visible", with: "[data-focused]")
        .replacingOccurrences(of: "backdrop-filter: blur(1px)", with: "no-filter: blur(1px)")
    }
    let media = Dictionary(grouping: BrowserCase.all(of: theme.slices)) {
      BrowserMedia(
        isDark: $0.key[.appearance].name == "dark",
        isHighContrast: $0.key[.accessibility].name == "highContrast")
    }
    return try BrowserMedia.all.compactMap { own in
      try media[own].map { try BrowserSheet($0, own, of: theme, in: root) }
    }
  }

  private init(_ cases: [BrowserCase], _ media: BrowserMedia, of theme: TargetTheme, in root: URL) throws {
    var cases = cases
    size = BrowserSheet.place(&cases)
    self.cases = cases
    self.media = media
    page = root.appending(path: "css/page-\(media.isDark)-\(media.isHighContrast).html")
    let html = """
      <!DOCTYPE html><meta charset="utf-8"><link rel="stylesheet" href="\(theme.slices.theme.namespace).css">
      <style>body { margin: 0; background: white; color: black; }</style>
      <div style="width: \(size.width)px; height: \(size.height)px"></div>
      \(cases.map(\.markup).joined(separator: "\n"))
      <script>document.body.offsetTop</script>
      """
    try Data(html.utf8).write(to: page)
  }

  /// Gives every case a place on the page with 24 points around it; the page's size.
  private static func place(_ cases: inout [BrowserCase]) -> Size<Pixels> {
    var (x, y, row, right) = (24, 24, 0, 0)
    for index in cases.indices {
      let boxes = cases[index].art.slices.map { cases[index].box($0) }
      let width = boxes.map { Int($0.width.double.rounded(.up)) }.max() ?? 0
      let height = boxes.map { Int($0.height.double.rounded(.up)) }.max() ?? 0
      if x > 24, x + width > 800 {
        (x, y, row) = (24, y + row + 24, 0)
      }
      cases[index].x = x
      cases[index].y = y
      x += width + 24
      row = max(row, height)
      right = max(right, x)
    }
    return Size(width: Pixels(right), height: Pixels(y + row + 24))
  }
}
