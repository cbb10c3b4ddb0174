import ThemeCore
package import ThemeImage

/// The elements of themes on one sheet, each in its variants at 2x, for a comment or a document: titles are boxes.
package struct PreviewSheet {
  /// Nil where no theme has a picture.
  package private(set) var bitmap: Bitmap?
  /// How many pictures are not on it, because it would be too large.
  package private(set) var leftOut = 0

  private static let ink = Color(red: 0x1C, green: 0x1E, blue: 0x21, alpha: 255)
  private static let quiet = Color(red: 0x64, green: 0x6A, blue: 0x73, alpha: 255)
  private static let paper = Color(red: 255, green: 255, blue: 255, alpha: 255)
  /// Lengths in pixels.
  private static let (margin, gap, width, letters) = (24, 20, 1_000, 2)

  /// Draws every variant of every element with a title; no picture begins below `longest` pixels.
  package init(_ bundles: [BundleContents], title: String, longest: Int = 8_000) {
    var canvas = Canvas(width: Self.width, paper: Self.paper)
    for bundle in bundles {
      for element in bundle.manifest.elements {
        let pictures = element.variants.compactMap { variant in
          Self.picture(of: element.name, variant.key, title, bundle).map { (variant.key, $0) }
        }
        if pictures.isEmpty { continue }
        guard canvas.height < longest else {
          leftOut += pictures.count
          continue
        }
        let name = bundles.count > 1 ? "\(bundle.manifest.theme): \(element.name)" : element.name
        Self.place(pictures, of: name, on: &canvas)
      }
    }
    if canvas.height > 0 {
      canvas.grow(to: canvas.height + Self.margin)
      bitmap = canvas.bitmap
    }
  }

  /// A variant as it is drawn, bars as wide as the sheet has room; nil where it has no picture at any scale.
  private static func picture(
    of element: String, _ variant: String, _ title: String, _ bundle: BundleContents
  ) -> Bitmap? {
    var request = RenderRequest(element: element)
    request.variant = variant
    request.title = title
    if element.hasPrefix("navigationBars/") { request.width = 320 }
    for scale in [Scale.x2, .x1, .x3] {
      request.scale = scale
      do throws(RenderProblem) { return try rendered(request, of: bundle) } catch { continue }
    }
    return nil
  }

  /// The name of an element, and below it its pictures beside each other as far as there is room, each above its own name.
  private static func place(_ pictures: [(name: String, Bitmap)], of element: String, on canvas: inout Canvas)
  {
    let top = canvas.height + margin
    let line = PixelLetters.height * letters + 6
    canvas.grow(to: top + line)
    canvas.write(element, in: ink, x: margin, y: top, zoom: letters)
    var (x, y) = (margin, canvas.height + 4)
    for (name, picture) in pictures {
      let width = max(picture.width, name.count * PixelLetters.advance * letters)
      if x > margin, x + width > canvas.width - margin { (x, y) = (margin, canvas.height + 8) }
      canvas.grow(to: y + picture.height + line)
      canvas.draw(picture, x: x, y: y, zoom: 1)
      canvas.write(name, in: quiet, x: x, y: y + picture.height + 4, zoom: letters)
      x += width + gap
    }
  }
}
