import ThemeCheck
import ThemeGeometry
import ThemeImage
import ThemeModel
import ThemePictures
import ThemeSlicing

/// A part's art in a stylesheet.
struct CSSArt {
  let id: ElementID
  let part: ShownPart
  let art: SlicedArt

  init?(_ id: ElementID, _ part: ShownPart?) {
    guard let part, let art = part.art else { return nil }
    self.id = id
    self.part = part
    self.art = art
  }

  /// The margins that never stretch, in points of the least dense art.
  var caps: Insets<Points> { (art.slices[0].capInsets ?? .zero).points(at: art.slices[0].scale) }
  /// What lies outside of the box, in points of the least dense art.
  var outset: Insets<Points> { (art.slices[0].alignmentInsets ?? .zero).points(at: art.slices[0].scale) }
  /// In points of the least dense art.
  var size: Size<Points> { art.slices[0].pixels.size.points(at: art.slices[0].scale) }
  var isTiled: Bool { art.resizing == .tile }

  /// One value a scale: the least dense for all screens, the others for screens that are denser than the one before.
  func levels(_ declarations: (Slice) -> [CSSDeclaration]) -> [CSSGroup.Level] {
    var levels: [CSSGroup.Level] = []
    for (index, slice) in art.slices.enumerated() {
      let above = index == 0 ? nil : art.slices[index - 1].scale
      levels.append(CSSGroup.Level(above: above, declarations: declarations(slice)))
    }
    return levels
  }

  /// Art that stretches, or isn't cut at all, on one box.
  func border(on box: CSSBox) -> CSSGroup {
    if art.resizing == nil {
      let outset = outset == .zero ? "" : " / \(outset.css)"
      return CSSGroup(box, "border-image", "\(imageSet) 0 fill / 0\(outset) stretch")
    }
    return CSSGroup(
      box, named: "border-image",
      levels { slice in
        [CSSDeclaration(property: "border-image", value: borderImage(slice))]
      })
  }

  /// Slices in pixels of the file, widths and outsets in points: browsers round slices to whole numbers, and count those
  /// of an `image-set` in points.
  private func borderImage(_ slice: Slice) -> String {
    let caps = slice.capInsets ?? .zero
    let slices = "\(caps.top) \(caps.right) \(caps.bottom) \(caps.left)"
    let outset = (slice.alignmentInsets ?? .zero).points(at: slice.scale)
    let suffix = outset == .zero ? "" : " / \(outset.css)"
    return "\(url(nil, slice.scale)) \(slices) fill / \(caps.points(at: slice.scale).css)\(suffix) stretch"
  }

  /// A child that shows a picture in its own size, or the picture's shape in a color.
  func picture(on box: CSSBox, color: String?) -> [CSSGroup] {
    let size = [
      CSSGroup(box, "display", "block"), CSSGroup(box, "flex", "none"),
      CSSGroup(box, "width", size.width.css), CSSGroup(box, "height", size.height.css),
    ]
    guard let color else { return size + [border(on: box)] }
    return size + [
      CSSGroup(box, "background-color", color),
      CSSGroup(box, "mask", "\(imageSet) 0 0 / 100% 100% no-repeat"),
    ]
  }

  /// All scales, of which a browser takes one.
  private var imageSet: String {
    let images = art.slices.map { "\(url(nil, $0.scale)) \($0.scale.name)" }
    return "image-set(\(images.joined(separator: ", ")))"
  }

  func url(_ piece: CSSPiece?, _ scale: Scale) -> String {
    "url(\"\(CSSNames.image(id, part.name, part.key, piece?.rawValue, scale))\")"
  }
}
