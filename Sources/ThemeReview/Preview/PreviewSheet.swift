import ThemeCore
package import ThemeImage

/// One sheet with the elements of themes, each in its variants at 2x, for a comment or a document. Titles are drawn as boxes.
package struct PreviewSheet {
  /// The sheet; nil where no theme has a picture.
  package private(set) var bitmap: Bitmap?
  /// How many pictures are not on the sheet, because it would be too large with them.
  package private(set) var leftOut = 0

  /// Draws every variant of every element, with `title` as the title. Once the sheet is `longest` pixels high, further elements
  /// are left out.
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

  /// The picture of a variant at 2x, or else at 1x or 3x; navigation bars are 320 points wide. Nil where the variant can't be
  /// drawn at any scale.
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
