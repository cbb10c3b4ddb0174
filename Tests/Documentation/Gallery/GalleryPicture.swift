import ThemeCore
package import ThemeImage
import ThemeModel
import ThemeReview

/// A picture of the gallery: a slice of a bundle on paper, its pixels as squares.
package struct GalleryPicture: Sendable {
  /// Its path below `docs/gallery/`: `shapes/capsule.png`.
  package let file: String
  package let bitmap: Bitmap
  /// The element and the state, in Markdown.
  let subject: String
  /// Whether it shows the look in the dark.
  package let isDark: Bool
  /// `2x`
  let scale: String
  /// What it shows, for those who don't see it.
  let description: String
}

/// How large a page shows slices.
enum GalleryView {
  /// As they are, at 2x, a pixel as a square.
  case slices
  /// The same at every scale, to compare them.
  case scales
  /// As `themec render` draws elements, at 2x.
  case elements
}

/// The slices of a bundle, in the order in which the theme's text names their elements and states.
func galleryPictures(
  of tree: OutputTree, entry: String, theme: String, view: GalleryView
) throws(JSONError) -> [GalleryPicture] {
  let bundle = BundleContents(tree)
  var bitmaps: [String: Bitmap] = [:]
  var manifest: JSONValue?
  for file in tree.files {
    switch file.content {
    case .image(let pixels): bitmaps[file.path] = pixels.bitmap
    case .text(let bytes) where file.path == "manifest.json": manifest = try JSONValue(parsing: bytes)
    case .text: break
    }
  }
  var pictures: [GalleryPicture] = []
  let elements = (manifest?["elements"]?.members ?? []).map { (place(of: $0.0, in: theme), $0) }
    .sorted { $0.0 < $1.0 }.map(\.1)
  for (id, element) in elements {
    // A control's part after the control, any other element by its name.
    let name = id.split(separator: "/").dropFirst(id.hasPrefix("controls/") ? 2 : 1).joined(separator: " ")
    let variants = sorted(element["variants"], by: theme)
    for (variant, facts) in variants {
      let height = facts["height"]?.integer ?? element["variants"]?["normal"]?["height"]?.integer
      let subject = variants.count > 1 ? [name, variant] : [name]
      for (key, part) in facts["parts"]?.members ?? [] {
        // Icons and lines are shown with their element, or not at all.
        guard view != .elements || ["background", "image"].contains(key) else { continue }
        let scales = (part["images"]?.members ?? []).filter { view == .scales || $0.0 == "2x" }
        for (scale, image) in scales {
          guard let file = image["file"]?.string, let bitmap = bitmaps[file] else { continue }
          let names = subject + (scales.count > 1 ? [scale] : [])
          let pointSize = scales.count > 1 ? comparedSize : view == .elements ? elementSize : usualSize
          let element = view == .elements ? drawn(id, variant, key, image, height: height, of: bundle) : nil
          let shown = element ?? bitmap
          guard view != .elements || shown.pixels.contains(where: { $0 != 0 }) else { continue }
          let isDark = variant.split(separator: ".").contains("dark")
          pictures.append(
            GalleryPicture(
              file: "\(entry)/\(names.joined(separator: "-").replacing(" ", with: "-")).png",
              bitmap: shown.onPaper(isDark: isDark).enlarged(pointSize / (Int(scale.prefix(1)) ?? 1)),
              subject: "`\(subject.joined(separator: " "))`" + caps(of: part), isDark: isDark, scale: scale,
              description: ([entry] + names).joined(separator: ", ")))
        }
      }
    }
  }
  return pictures
}

/// What a point is on the page, in pixels: such that four pictures fit its width, and, where scales are compared, such
/// that a pixel of each is a whole square.
private let usualSize = 4
private let comparedSize = 6
private let elementSize = 2

/// A part at 2x as `render` draws its element: what stretches at least as wide as a short title needs, and what stretches in its
/// height as high as the element, or else as a finger needs. Nil for parts that are no background.
private func drawn(
  _ element: String, _ variant: String, _ part: String, _ facts: JSONValue, height: Int?,
  of bundle: BundleContents
) -> Bitmap? {
  guard ["background", "image"].contains(part) else { return nil }
  var request = RenderRequest(element: element)
  request.variant = variant
  guard let natural = try? rendered(request, of: bundle) else { return nil }
  guard let center = facts["center"], let sides = facts["size"], let width = center["width"]?.integer,
    let tall = center["height"]?.integer
  else { return natural }
  let isPlain = width == sides["width"]?.integer && tall == sides["height"]?.integer
  request.width = max(96, Double(natural.width) / 2)
  if isPlain || tall < sides["height"]?.integer ?? 0 {
    request.height = max(Double(height ?? 44), Double(natural.height) / 2)
  }
  return try? rendered(request, of: bundle)
}

/// The line of a theme's text in which an element stands, or the last of those that lead to it.
private func place(of id: String, in text: String) -> Int {
  let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  var place = 0
  for (depth, key) in id.split(separator: "/").enumerated() {
    let starts = ["\(key):", "\"\(key)\":"].map { String(repeating: " ", count: 2 * depth) + $0 }
    let found = lines[place...].firstIndex { line in starts.contains { line.hasPrefix($0) } }
    place = found ?? place
  }
  return place
}

/// The members of an object in the order of the lines that name them.
private func sorted(_ object: JSONValue?, by text: String) -> [(String, JSONValue)] {
  let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  func place(_ name: String) -> Int {
    lines.firstIndex { $0.drop { $0 == " " }.hasPrefix("\(name):") } ?? 0
  }
  return (object?.members ?? []).map { (place($0.0), $0) }.sorted { $0.0 < $1.0 }.map(\.1)
}

/// The caps of a part, in Markdown; nothing where it has none.
private func caps(of part: JSONValue) -> String {
  let sides = (part["capInsets"]?.members ?? []).compactMap { side, length in
    length.integer.flatMap { $0 > 0 ? "\(side) \($0)" : nil }
  }
  return sides.isEmpty ? "" : "<br>caps: " + sides.joined(separator: ", ")
}
