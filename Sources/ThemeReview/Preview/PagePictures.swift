import ThemeCore
package import ThemeImage

/// The pictures of a page, by their scales: a page shows those of one scale. Pictures of a scale with the same pixels are stored
/// once, even if several themes have them.
struct PagePictures {
  private struct OfScale {
    var packed: [UInt8] = []
    var numbers: [String: Int] = [:]
  }

  private var scales: [String: OfScale] = [:]

  /// The number of an image among those of its scale, from 0; nil where its file is not at hand or does not have the size that the
  /// manifest states.
  mutating func number(of image: ImageFacts, at scale: String, in bundle: BundleContents) -> Int? {
    guard let bitmap = bundle.picture(image.file), bitmap.size == image.size else { return nil }
    let digest = bitmap.digest
    if let number = scales[scale]?.numbers[digest] { return number }
    let number = scales[scale]?.numbers.count ?? 0
    scales[scale, default: OfScale()].numbers[digest] = number
    scales[scale, default: OfScale()].packed += bitmap.packed
    return number
  }

  /// The pictures of each scale one behind the other, compressed together, because those of an element's states have much in
  /// common.
  var json: JSONValue {
    .object(
      scales.sorted { $0.key < $1.key }.map { ($0.key, .string(base64(deflated($0.value.packed)))) })
  }
}

/// The pictures of a page that requests them by name. A name is made of the digest of the pixels, so it identifies them. Pixels are
/// packed or encoded when somebody asks for them, because most never are in sight.
package struct NamedPictures {
  private var files: [String: () -> Bitmap?] = [:]

  package init() {}

  package var count: Int { files.count }

  /// The pixels of a picture; nil where there is no picture of this name.
  package func bitmap(_ name: String) -> Bitmap? { files[name]?() }

  /// The name of an image; nil where its file is not at hand or does not have the size that the manifest states.
  mutating func name(of image: ImageFacts, in bundle: BundleContents) -> String? {
    guard bundle.writtenSize(image.file) == image.size,
      let digest = bundle.digests?.images[image.file]?.pixels
    else { return nil }
    let name = "\(digest).png"
    if files[name] == nil { files[name] = { bundle.picture(image.file) } }
    return name
  }

  /// Adds the pictures of another theme.
  package mutating func add(_ other: NamedPictures) { files.merge(other.files) { own, _ in own } }
}

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
        canvas.place(pictures, space: 4)
      }
    }
    if leftOut > 0 {
      canvas.grow(to: canvas.height + SheetLayout.margin)
      canvas.write(line: "\(leftOut) more \(leftOut == 1 ? "picture is" : "pictures are") not on this sheet")
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
