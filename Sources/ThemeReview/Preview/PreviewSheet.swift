import ThemeCore
package import ThemeImage

/// The elements of themes on one sheet, each in its variants at 2x, for a comment or a document: titles are boxes.
package struct PreviewSheet {
  /// Nil where no theme has a picture.
  package private(set) var bitmap: Bitmap?
  /// How many pictures are not on it, because it would be too large.
  package private(set) var leftOut = 0

  /// Draws every variant of every element with a title; no picture begins below `longest` pixels.
  package init(_ bundles: [BundleContents], title: String, longest: Int = 8_000) {
    var canvas = Canvas.sheet
    for bundle in bundles {
      for element in bundle.manifest.elements {
        let pictures = element.variants.compactMap { variant in
          Self.picture(of: element.name, variant.key, title, bundle).map { (name: variant.key, picture: $0) }
        }
        if pictures.isEmpty { continue }
        guard canvas.height < longest else {
          leftOut += pictures.count
          continue
        }
        let name = bundles.count > 1 ? "\(bundle.manifest.theme): \(element.name)" : element.name
        canvas.write(heading: name, space: 6)
        canvas.place(pictures, zoom: 1, space: 4)
      }
    }
    if canvas.height > 0 {
      canvas.grow(to: canvas.height + SheetLayout.margin)
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
}
