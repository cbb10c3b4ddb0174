import ThemeCore
package import ThemeImage

/// The pictures that changed on one sheet, for a comment: before, after and where they differ, enlarged; and both stretched.
///
/// Titles of elements are not drawn: their fonts are the platform's, and what changed of them is words.
package struct ReviewSheet {
  /// Nil where no picture changed, or none is at hand.
  package private(set) var bitmap: Bitmap?
  /// How many pictures are not on it, because it would be too large.
  package private(set) var leftOut = 0

  private static let ink = Color(red: 0x1C, green: 0x1E, blue: 0x21, alpha: 255)
  private static let quiet = Color(red: 0x64, green: 0x6A, blue: 0x73, alpha: 255)
  private static let paper = Color(red: 255, green: 255, blue: 255, alpha: 255)
  /// Lengths in pixels.
  private static let (margin, gap, width, letters) = (24, 20, 1_000, 2)

  /// Draws the pictures that themes changed, those with the same changes once; none begins below `longest` pixels.
  package init(_ themes: [ThemeChanges], _ pairs: [ThemePair], longest: Int = 4_000) {
    let known = Dictionary(pairs.map { ($0.theme, $0) }) { first, _ in first }
    var canvas = Canvas(width: Self.width, paper: Self.paper)
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
    let top = canvas.height + margin
    let part = ["background", "image"].contains(picture.part) ? "" : " \(picture.part.separated)"
    let name = "\(theme.map { "\($0): " } ?? "")\(element)\(part), \(picture.variants.listed), \(pair.scale)"
    canvas.grow(to: top + PixelLetters.height * letters + 8)
    canvas.write(name, in: ink, x: margin, y: top, zoom: letters)
    let (old, new) = pair.natural
    let width = max(old?.width ?? 1, new?.width ?? 1)
    let height = max(old?.height ?? 1, new?.height ?? 1)
    let zoom = max(1, min((Self.width - 2 * (margin + gap)) / 3 / width, 300 / height, 6))
    place(
      [("before", old), ("after", new), ("difference", pair.looksSame ? nil : pair.difference)], zoom,
      on: &canvas)
    if let (old, new) = pair.stretched.dropFirst().first ?? pair.stretched.first {
      place([("before, stretched", old), ("after, stretched", new)], 1, on: &canvas)
    }
    canvas.grow(to: canvas.height + margin)
  }

  /// Pictures beside each other as far as there is room, each above its name.
  private static func place(_ items: [(name: String, picture: Bitmap?)], _ zoom: Int, on canvas: inout Canvas)
  {
    let line = PixelLetters.height * letters + 6
    var (x, y) = (margin, canvas.height + 8)
    for (name, picture) in items {
      guard let picture else { continue }
      let width = max(picture.width * zoom, name.count * PixelLetters.advance * letters)
      if x > margin, x + width > canvas.width - margin { (x, y) = (margin, canvas.height + 8) }
      canvas.grow(to: y + picture.height * zoom + line)
      canvas.draw(picture, x: x, y: y, zoom: zoom)
      canvas.write(name, in: quiet, x: x, y: y + picture.height * zoom + 4, zoom: letters)
      x += width + gap
    }
  }
}
