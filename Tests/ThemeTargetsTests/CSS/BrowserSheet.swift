import Foundation
import ThemeBundle
import ThemeCheck
import ThemeCore
import ThemeModel

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
