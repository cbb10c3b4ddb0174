import Foundation
import ThemeGeometry

/// A page with every case that is seen in the same media.
struct BrowserSheet {
  let page: URL
  let cases: [BrowserCase]
  /// In points.
  let size: Size<Pixels>
  let media: [(String, String)]

  /// Writes the page beside the stylesheet. It asks for its layout before it is loaded, so that all images belong to that.
  init(_ cases: [BrowserCase], _ features: [String], of theme: TargetTheme, in root: URL) throws {
    var cases = cases
    size = BrowserSheet.place(&cases)
    self.cases = cases
    page = root.appending(path: "css/page-\(features.joined(separator: "-")).html")
    media = [
      ("prefers-color-scheme", features[0] == "dark" ? "dark" : "light"),
      ("prefers-contrast", features[1] == "highContrast" ? "more" : "no-preference"),
    ]
    let html = """
      <!DOCTYPE html><meta charset="utf-8"><link rel="stylesheet" href="\(theme.name).css">
      <style>body { margin: 0; background: white; }</style>
      \(cases.map(\.markup).joined(separator: "\n"))
      <script>document.body.offsetTop</script>
      """
    try Data(html.utf8).write(to: page)
  }

  /// Gives every case a place on the page with 24 points around it; the page's size.
  private static func place(_ cases: inout [BrowserCase]) -> Size<Pixels> {
    var (x, y, row, right) = (24, 24, 0, 0)
    for index in cases.indices {
      let width = Int(cases[index].width.double.rounded(.up))
      let height = Int(cases[index].height.double.rounded(.up))
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
