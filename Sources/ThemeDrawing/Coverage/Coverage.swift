/// The coverage of the parts of a layer. All masks have the same bounds.
struct Coverage {
  let shape: Mask
  let stroke: Mask?
  let position: Stroke.Position
  let isFilled: Bool

  var bounds: PixelBounds { shape.bounds }

  /// The coverage that fill and stroke have in common in a pixel with the given coverages: an inside stroke lies entirely on
  /// the fill, an outside one entirely beside it, and a centered one on it as far as possible.
  static func overlap(_ fill: UInt16, _ stroke: UInt16, _ position: Stroke.Position) -> UInt16 {
    position == .outside ? 0 : min(fill, stroke)
  }

  /// The mask that casts the shadows: fill and stroke together.
  var silhouette: Mask {
    guard let stroke else { return isFilled ? shape : Mask(bounds) }
    guard isFilled else { return stroke }
    switch position {
    case .inside: return shape
    case .center: return shape.mixed(with: stroke) { max($0, $1) }
    case .outside: return shape.mixed(with: stroke) { fill, line in line > full - fill ? full : fill + line }
    }
  }

  /// The mask on which inner shadows fall: the shape without its stroke.
  var inner: Mask {
    guard let stroke, position != .outside else { return shape }
    return shape.mixed(with: stroke) { fill, line in fill - min(fill, line) }
  }
}
