package import ThemeImage

/// One sheet with the pictures that changed, for a comment on a pull request. Each picture is shown before, after and as a
/// difference, enlarged where there is room; a picture that stretches is also shown stretched on both sides.
///
/// Titles of elements are not drawn: their fonts belong to the platform, and the changes of titles are reported in words.
package struct ReviewSheet {
  /// The sheet; nil where no picture changed, or where the files of the changed pictures are not at hand.
  package private(set) var bitmap: Bitmap?
  /// How many changed pictures are not on the sheet, because it would be too large with them.
  package private(set) var leftOut = 0

  /// Draws the changed pictures of themes. Where several themes have the same changes, the pictures of the first one stand for
  /// all of them. Once the sheet is `longest` pixels high, further pictures are left out.
  package init(_ themes: [ThemeChanges], _ pairs: [ThemePair], longest: Int = 4_000) {
    let known = Dictionary(pairs.map { ($0.theme, $0) }) { first, _ in first }
    var canvas = Canvas.sheet
    var shown: Set<[String]> = []
    var found: [String: ShownPictures] = [:]
    for report in Review(themes).reports {
      for (theme, groups) in [(report.themes, report.groups)] + report.others.map({ ($0.themes, $0.groups) })
      {
        guard let theme = theme.first,
          let pictures = found[theme] ?? known[theme].flatMap({ ShownPictures($0) })
        else { continue }
        found[theme] = pictures
        for element in groups.flatMap(\.elements) where shown.insert([theme, element]).inserted {
          for picture in pictures.pictures(of: element) {
            if canvas.height < longest {
              Self.draw(picture, of: element, in: pairs.count > 1 ? theme : nil, on: &canvas)
            } else {
              leftOut += 1
            }
          }
        }
      }
    }
    bitmap = canvas.height == 0 ? nil : canvas.bitmap
  }

  private static func draw(
    _ picture: ShownPicture, of element: String, in theme: String?, on canvas: inout Canvas
  ) {
    guard let pair = picture.scales.first(where: { $0.scale == "2x" }) ?? picture.scales.last else { return }
    let part = picture.part.isMainPart ? "" : " \(picture.part.separated)"
    let name = "\(theme.map { "\($0): " } ?? "")\(element)\(part), \(picture.variants.listed), \(pair.scale)"
    canvas.write(heading: name, space: 8)
    let (old, new) = pair.natural
    let width = max(old?.width ?? 1, new?.width ?? 1)
    let height = max(old?.height ?? 1, new?.height ?? 1)
    let zoom = max(
      1, min((SheetLayout.width - 2 * (SheetLayout.margin + SheetLayout.gap)) / 3 / width, 300 / height, 6))
    canvas.place(
      [("before", old), ("after", new), ("difference", pair.looksSame ? nil : pair.difference)], zoom: zoom,
      space: 8)
    if let (old, new) = pair.stretched.dropFirst().first ?? pair.stretched.first {
      canvas.place([("before, stretched", old), ("after, stretched", new)], zoom: 1, space: 8)
    }
    canvas.grow(to: canvas.height + SheetLayout.margin)
  }
}
