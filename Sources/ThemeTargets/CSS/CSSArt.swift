import ThemeCore
import ThemeImage
import ThemeModel
import ThemeSlicing

/// A part's art in a stylesheet.
struct CSSArt {
  let id: ElementID
  private let shown: ShownArt
  var art: SlicedArt { shown.art }

  /// Nil where nothing is drawn.
  init?(_ id: ElementID, _ part: ShownPart) {
    guard let shown = part.art else { return nil }
    self.init(id, shown)
  }

  init(_ id: ElementID, _ shown: ShownArt) {
    self.id = id
    self.shown = shown
  }

  var isTiled: Bool { art.resizing == .tile }
  /// The color that is all there is to it: no image is needed.
  var plainColor: Color? { shown.plainColor }
  /// Whether it keeps its size, however large its box is.
  var isRigid: Bool { art.resizing == nil }
  /// Whether its box has a background of its own, behind the content: tiles, and what reaches out of the element
  /// although it doesn't stretch.
  var isBehind: Bool { isTiled || (isRigid && art.slices.contains { $0.outset != .zero }) }
  var isTexture: Bool { art.isTexture }
  /// Whether it is as high as it was drawn: no scale has caps above and below.
  var hasNaturalHeight: Bool {
    plainColor == nil && art.slices.allSatisfy { $0.caps.top + $0.caps.bottom == .zero }
  }

  /// One value a scale: the least dense for all screens, the others for screens that are denser than the one before, where
  /// they differ from it.
  func levels(_ declarations: (Slice) -> [CSSDeclaration]) -> [CSSGroup.Level] {
    var levels: [CSSGroup.Level] = []
    for (index, slice) in art.slices.enumerated() {
      let above = index == 0 ? nil : art.slices[index - 1].scale
      let own = declarations(slice)
      if levels.last?.declarations != own { levels.append(CSSGroup.Level(above: above, declarations: own)) }
    }
    return levels
  }

  /// A property whose value differs between scales.
  func group(_ box: CSSBox, _ property: String, _ value: (Slice) -> String) -> CSSGroup {
    CSSGroup(
      box, named: property, levels { [CSSDeclaration(property, value($0))] })
  }

  /// Art that stretches, on one box. Slices are in pixels of the file, widths and outsets in points: browsers round slices
  /// to whole numbers, and don't agree on what those of an `image-set` count.
  /// On the inner sides of a part of a row there is neither a cap nor anything outside.
  func border(on box: CSSBox, inner: CSSSite.Sides = []) -> CSSGroup {
    group(box, "border-image") { slice in
      let caps = slice.capInsets ?? .zero
      let slices = "\(caps.top) \(caps.right) \(caps.bottom) \(caps.left)"
      let outset = slice.outset.outer(inner)
      let suffix = outset == .zero ? "" : " / \(outset.css)"
      return "\(url(nil, slice.scale)) \(slices) fill / \(slice.caps.outer(inner).css)\(suffix) stretch"
    }
  }

  /// A layer that shows the picture in its own size, in the middle of its box, or repeats a texture from the upper left.
  func layer(_ slice: Slice) -> String {
    let place = isTexture ? "0 0" : "center"
    return
      "\(url(nil, slice.scale)) \(place) / \(slice.size.width.css) \(slice.size.height.css) \(isTexture ? "repeat" : "no-repeat")"
  }

  /// Art on one box that is not cut: in its own size, as a texture, or as a shape that a color fills.
  func whole(on box: CSSBox, color: String? = nil) -> [CSSGroup] {
    guard let color else { return [group(box, "background", layer)] }
    return [CSSGroup(box, "background", color), group(box, "mask", layer)]
  }

  /// A part's art, on its own box.
  func part(on box: CSSBox, color: String? = nil) -> [CSSGroup] {
    if let plainColor { return [CSSGroup(box, "background", plainColor.description)] }
    if color != nil || isRigid || isTexture { return whole(on: box, color: color) }
    return [border(on: box)]
  }

  /// A child that shows a picture in its own size, or the picture's shape in a color.
  func picture(on box: CSSBox, color: String?) -> [CSSGroup] {
    [
      CSSGroup(box, "display", "block"), CSSGroup(box, "flex", "none"),
      group(box, "width") { $0.size.width.css }, group(box, "height") { $0.size.height.css },
    ] + part(on: box, color: color)
  }

  /// A child below the element, along all of it.
  func below(on box: CSSBox) -> [CSSGroup] {
    [
      CSSGroup(box, "position", "absolute"), CSSGroup(box, "left", "0"), CSSGroup(box, "right", "0"),
      CSSGroup(box, "top", "100%"), group(box, "height") { $0.size.height.css },
      CSSGroup(box, "pointer-events", "none"),
    ] + part(on: box)
  }

  /// A generated box behind the content, as large as the element and what of its art lies outside, without what stands
  /// beside it.
  func generated(
    _ slice: Slice, beside caps: Insets<Points> = .zero, background: String
  ) -> [CSSDeclaration] {
    let inset = Insets(
      top: -slice.outset.top, left: caps.left - slice.outset.left, bottom: -slice.outset.bottom,
      right: caps.right - slice.outset.right)
    let frame = isTiled ? "\(slice.caps.top.css) 0 \(slice.caps.bottom.css)" : "0"
    return [
      CSSDeclaration("content", "\"\""), CSSDeclaration("position", "absolute"),
      CSSDeclaration("z-index", "-1"), CSSDeclaration("inset", inset.css),
      CSSDeclaration("border", "0 solid transparent"), CSSDeclaration("border-width", frame),
      CSSDeclaration("background", background),
    ]
  }

  /// Art that keeps its size and reaches out of the element, or its shape in a color.
  func behind(color: String?, on box: CSSBox = .before) -> [CSSGroup] {
    let picture = CSSGroup(
      box, named: "tile", levels { generated($0, background: color ?? layer($0)) })
    return color == nil ? [picture] : [picture, group(box, "mask", layer)]
  }

  func url(_ piece: CSSPiece?, _ scale: Scale) -> String {
    "url(\"\(path(piece, scale))\")"
  }
  /// Where the image of a scale stands beside the stylesheet, or one of the pieces that it is cut into.
  func path(_ piece: CSSPiece?, _ scale: Scale) -> String {
    CSSNames.image(id, shown.part, shown.key, piece?.rawValue, scale)
  }

  /// The image files, whole or in pieces.
  func files(inPieces: Bool) -> [OutputFile] {
    art.slices.flatMap { slice -> [OutputFile] in
      func file(_ piece: CSSPiece?, _ pixels: ImagePixels) -> OutputFile {
        OutputFile(path: "css/\(path(piece, slice.scale))", content: .image(pixels), of: "\(id)")
      }
      if !inPieces { return [file(nil, slice.named)] }
      return CSSPiece.allCases.compactMap { piece in
        guard let frame = piece.frame(in: slice) else { return nil }
        let pixels = slice.pixels
        let size = Size(width: frame.width, height: frame.height)
        return file(piece, ImagePixels(size: size) { pixels.bitmap.cropped(to: frame) })
      }
    }
  }
}
