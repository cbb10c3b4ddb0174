/// How much of each pixel the parts of a layer cover. All masks have the same bounds.
struct Coverage {
  let shape: Mask
  let stroke: Mask?
  let position: Stroke.Position
  let isFilled: Bool

  var bounds: PixelBounds { shape.bounds }

  /// How much of a pixel fill and stroke both cover, of a fill's part and a stroke's: a stroke inside lies wholly on the
  /// fill, one outside wholly beside it, and of a centered one that part does that can.
  static func overlap(_ fill: UInt16, _ stroke: UInt16, _ position: Stroke.Position) -> UInt16 {
    position == .outside ? 0 : min(fill, stroke)
  }

  /// What casts the shadows: fill and stroke together.
  var silhouette: Mask {
    guard let stroke else { return isFilled ? shape : Mask(bounds) }
    guard isFilled else { return stroke }
    switch position {
    case .inside: return shape
    case .center: return shape.mixed(with: stroke) { max($0, $1) }
    case .outside: return shape.mixed(with: stroke) { fill, line in line > full - fill ? full : fill + line }
    }
  }

  /// What inner shadows fall on: the shape without its stroke.
  var inner: Mask {
    guard let stroke, position != .outside else { return shape }
    return shape.mixed(with: stroke) { fill, line in fill - min(fill, line) }
  }
}
