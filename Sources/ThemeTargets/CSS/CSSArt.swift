import ThemeBundle
import ThemeCore
import ThemeImage
import ThemeModel

/// The art of a part in a stylesheet.
struct CSSArt {
  let id: ElementID
  /// The theme's namespace, with which the names of custom properties begin.
  let namespace: String
  /// The box that a stylesheet draws instead of the art's pictures; nil for other art.
  let box: DrawnBox?
  private let shown: ShownArt
  var art: SlicedArt { shown.art }

  /// Creates the art for what an element shows of a part; nil for a part without art. Art of a control is no box where its
  /// parts can't show one.
  init?(_ id: ElementID, _ shown: ShownArt?, in namespace: String, on part: CSSControlPart?) {
    guard let shown else { return nil }
    self.id = id
    self.shown = shown
    self.namespace = namespace
    let box = shown.plainColor == nil ? shown.art.box : nil
    self.box = box.flatMap { $0.isBoxOfCSS && part?.takes($0) ?? true ? $0 : nil }
  }

  /// Whether the art repeats along at least one axis.
  var isTiled: Bool { art.isTiled }
  /// The color that fills the art, so that no image is needed; nil for other art.
  var plainColor: Color? { shown.plainColor }
  /// Whether the art keeps its size in a box of any size.
  var isRigid: Bool { art.resizing == nil }
  /// Whether the art is on a generated box behind the content. This applies to tiles, and to art that doesn't stretch but
  /// extends beyond the element.
  var isBehind: Bool { isTiled || (isRigid && art.slices.contains { $0.outset != .zero }) }
  var isTexture: Bool { art.isTexture }
  /// Whether the art keeps its height: it isn't a plain color, and has no top or bottom caps at any scale.
  var hasNaturalHeight: Bool {
    plainColor == nil && art.slices.allSatisfy { $0.caps.top + $0.caps.bottom == .zero }
  }

  /// The declarations for each scale. Those of the lowest scale apply to all screens. Those of a higher scale apply to screens
  /// that are denser than the scale before it, and are left out if they are the same.
  func levels(_ declarations: (Slice) -> [CSSDeclaration]) -> [CSSGroup.Level] {
    var levels: [CSSGroup.Level] = []
    for (index, slice) in art.slices.enumerated() {
      let above = index == 0 ? nil : art.slices[index - 1].scale
      let own = declarations(slice)
      if levels.last?.declarations != own { levels.append(CSSGroup.Level(above: above, declarations: own)) }
    }
    return levels
  }

  /// Creates the group of a property whose value may differ between scales.
  func group(_ box: CSSBox, _ property: String, _ value: (Slice) -> String) -> CSSGroup {
    CSSGroup(
      box, named: property, levels { [CSSDeclaration(property, value($0))] })
  }

  /// Stretching art as the border image of a box. Slices are in pixels of the file, widths and outsets in points. Each scale
  /// has a rule of its own, because browsers round slices to whole numbers and disagree on how to count those of an
  /// `image-set`. Widths and outsets are 0 on the sides in `inner`, on which another part continues. The radius of a box that only
  /// a picture can show is that of the focus ring.
  func border(on box: CSSBox, inner: CSSSite.Sides = []) -> [CSSGroup] {
    let image = group(box, "border-image") { slice in
      let caps = slice.capInsets ?? .zero
      let slices = "\(caps.top) \(caps.right) \(caps.bottom) \(caps.left)"
      let outset = slice.outset.outer(inner)
      let suffix = outset == .zero ? "" : " / \(outset.css)"
      return "\(url(nil, slice.scale)) \(slices) fill / \(slice.caps.outer(inner).css)\(suffix) stretch"
    }
    let radius = art.box?.corners.css(without: inner).map { CSSGroup(box, "border-radius", $0) }
    return [image, radius].compactMap(\.self)
  }

  /// A background layer that shows the picture in its own size in the center of its box, or repeats a texture from the top
  /// left.
  func layer(_ slice: Slice) -> String {
    let place = isTexture ? "0 0" : "center"
    return
      "\(url(nil, slice.scale)) \(place) / \(slice.size.width.css) \(slice.size.height.css) \(isTexture ? "repeat" : "no-repeat")"
  }

  /// Art that isn't cut, on one box: in its own size, as a texture, or as a mask for a color.
  private func whole(on box: CSSBox, color: String?) -> [CSSGroup] {
    guard let color else { return [group(box, "background", layer)] }
    return [CSSGroup(box, "background", color), mask(on: box)]
  }

  /// The picture in its own size as a mask, also by the name that browsers had for it before.
  private func mask(on box: CSSBox) -> CSSGroup {
    CSSGroup(box, named: "mask", levels { slice in CSSGroup.mask(layer(slice)) })
  }

  /// The art of a part on a box of its own; nothing of it ends on the sides in `inner`.
  func part(on box: CSSBox, color: String? = nil, inner: CSSSite.Sides = []) -> [CSSGroup] {
    if plainColor != nil {
      return fills.flatMap { property, color in
        [CSSGroup(box, property, color.description), CSSGroup(box, "background", "var(\(property))")]
      }
    }
    if color != nil || isRigid || isTexture { return whole(on: box, color: color) }
    return self.box.map { drawn($0, on: box, inner: inner) } ?? border(on: box, inner: inner)
  }

  /// A child element that shows a picture in its own size, or a color in the picture's shape.
  func picture(on box: CSSBox, color: String?) -> [CSSGroup] {
    [
      CSSGroup(box, "display", "block"), CSSGroup(box, "flex", "none"),
      group(box, "width") { $0.size.width.css }, group(box, "height") { $0.size.height.css },
    ] + part(on: box, color: color)
  }

  /// A child element directly below the element, with the element's width.
  func below(on box: CSSBox) -> [CSSGroup] {
    box.groups(["position": "absolute", "left": "0", "right": "0", "top": "100%"])
      + [group(box, "height") { $0.size.height.css }, CSSGroup(box, "pointer-events", "none")]
      + part(on: box)
  }

  /// The declarations of a generated box behind the content. It is as large as the element and the margins of its art outside
  /// the alignment rectangle, without the left and right caps in `beside`.
  func generated(
    _ slice: Slice, beside caps: Insets<Points> = .zero, background: String
  ) -> [CSSDeclaration] {
    let inset = Insets(
      top: -slice.outset.top, left: caps.left - slice.outset.left, bottom: -slice.outset.bottom,
      right: caps.right - slice.outset.right)
    let frame = isTiled ? "\(slice.caps.top.css) 0 \(slice.caps.bottom.css)" : "0"
    return [CSSDeclaration]([
      "content": "\"\"", "position": "absolute", "z-index": "-1", "inset": inset.css,
      "border": "0 solid transparent", "border-width": frame, "background": background,
    ])
  }

  /// How art is laid out on a box: as its background, on boxes that are generated behind the content, or as its border.
  enum Layout { case whole, boxes, border }

  /// The art on a box. `before` and `after` are the boxes that can be generated behind its content.
  func laid(
    _ layout: Layout, on box: CSSBox, _ before: CSSBox, _ after: CSSBox, color: String?,
    inner: CSSSite.Sides = []
  ) -> [CSSGroup] {
    let start = [CSSGroup(box, "border", "0")]
    if layout == .whole { return start + part(on: box, color: color, inner: inner) }
    let groups = start + [CSSGroup(box, "background", "none")]
    if layout == .border { return groups + border(on: box, inner: inner) }
    guard isTiled else { return groups + behind(color: color, on: before) }
    return groups + [tile(on: before, onCenter: true)]
      + (hasCapsBox ? [tile(on: after, onCenter: false)] : [])
  }

  /// Art that keeps its size and extends beyond the element, or a color in its shape, on a generated box.
  private func behind(color: String?, on box: CSSBox) -> [CSSGroup] {
    let picture = CSSGroup(
      box, named: "tile", levels { generated($0, background: color ?? layer($0)) })
    return color == nil ? [picture] : [picture, mask(on: box)]
  }

  func url(_ piece: CSSPiece?, _ scale: Scale) -> String {
    "url(\"\(path(piece, scale))\")"
  }
  /// The path of a scale's image, or of one of the pieces that it is cut into, relative to the stylesheet.
  func path(_ piece: CSSPiece?, _ scale: Scale) -> String {
    CSSNames.image(id, shown.part, shown.key, piece?.name, scale)
  }

  /// The image files, whole or cut into pieces.
  func files(inPieces: Bool) -> [OutputFile] {
    art.slices.flatMap { slice -> [OutputFile] in
      func file(_ piece: CSSPiece?, _ pixels: ImagePixels) -> OutputFile {
        OutputFile(path: "css/\(path(piece, slice.scale))", content: .image(pixels), of: "\(id)")
      }
      if !inPieces { return [file(nil, slice.named)] }
      return CSSPiece.all.compactMap { piece in
        guard let frame = piece.frame(in: slice) else { return nil }
        let pixels = slice.pixels
        let size = Size(width: frame.width, height: frame.height)
        return file(piece, ImagePixels(size: size) { pixels.bitmap.cropped(to: frame) })
      }
    }
  }
}

// Tiles begin at the left and top caps, as in UIKit, but `repeat` of a border image begins in the middle. Therefore, the nine
// fields of the art are images of their own on two boxes: one for the columns of the center, and one for the caps beside them.

/// One of the nine fields of sliced art.
struct CSSPiece {
  /// The name in paths of images: `top-left`.
  let name: String
  /// The column and the row of the field, from 0 to 2.
  private let field: (column: Int, row: Int)

  /// The fields of each row in turn.
  static let all = [
    "top-left", "top", "top-right", "left", "center", "right", "bottom-left", "bottom", "bottom-right",
  ].enumerated().map { CSSPiece(name: $1, field: ($0 % 3, $0 / 3)) }

  /// The field's frame in a slice, in pixels; nil if the field is empty, or if the art doesn't stretch.
  func frame(in slice: Slice) -> Rect<Pixels>? {
    guard let center = slice.center else { return nil }
    let size = slice.pixels.size
    let columns = [.zero, center.x, center.x + center.width, size.width]
    let rows = [.zero, center.y, center.y + center.height, size.height]
    let (x, y) = (columns[field.column], rows[field.row])
    let (width, height) = (columns[field.column + 1] - x, rows[field.row + 1] - y)
    return width == .zero || height == .zero ? nil : Rect(x: x, y: y, width: width, height: height)
  }

  /// Whether the field is on the box for the columns of the center; other fields are on the box for the caps.
  var isOnCenter: Bool { field.column == 1 }

  /// Whether the field fills the space between the caps along an axis, by repeating or by stretching.
  func fills(along axis: Axis) -> Bool { axis == .horizontal ? field.column == 1 : field.row == 1 }

  /// The position and the repetition of the field's background image, and the boxes by which it is positioned and clipped.
  func placement(_ modes: PerAxis<ResizingMode>) -> (position: String, repetition: String, boxes: String) {
    func repeats(_ axis: Axis) -> Bool { fills(along: axis) && modes[axis] == .tile }
    let repetition =
      switch (repeats(.horizontal), repeats(.vertical)) {
      case (true, true): "repeat"
      case (true, false): "repeat-x"
      case (false, true): "repeat-y"
      case (false, false): "no-repeat"
      }
    return (
      "\(field.column == 2 ? "100%" : "0") \(field.row == 2 ? "100%" : "0")", repetition,
      field.row == 1 ? "padding-box padding-box" : "border-box border-box"
    )
  }
}

extension CSSArt {
  /// The pieces of a slice on one of the two boxes, with their frames in pixels.
  func pieces(of slice: Slice, onCenter: Bool) -> [(piece: CSSPiece, frame: Rect<Pixels>)] {
    CSSPiece.all.compactMap { piece in
      guard piece.isOnCenter == onCenter, let frame = piece.frame(in: slice) else { return nil }
      return (piece, frame)
    }
  }

  /// Whether tiled art needs the box for the caps, because it has caps on the left or right at any scale.
  var hasCapsBox: Bool { isTiled && art.slices.contains { !pieces(of: $0, onCenter: false).isEmpty } }

  /// The background of one of the two boxes: the columns of the center, or the caps beside them.
  func tile(on box: CSSBox, onCenter: Bool) -> CSSGroup {
    let modes = art.resizing ?? PerAxis(both: .stretch)
    return CSSGroup(
      box, named: "tile",
      levels { slice in
        let layers = pieces(of: slice, onCenter: onCenter).map { piece, frame in
          let size = Size(width: frame.width, height: frame.height).points(at: slice.scale)
          let (position, repetition, boxes) = piece.placement(modes)
          func length(_ axis: Axis) -> String {
            piece.fills(along: axis) && modes[axis] == .stretch ? "100%" : size.length(along: axis).css
          }
          return
            "\(url(piece, slice.scale)) \(position) / \(length(.horizontal)) \(length(.vertical)) \(repetition) \(boxes)"
        }
        return generated(
          slice, beside: onCenter ? slice.caps : .zero,
          background: layers.isEmpty ? "none" : layers.joined(separator: ", "))
      })
  }
}
