/// The coverage of the parts of a layer. All masks have the same bounds.
struct Coverage {
  let shape: Mask
  let stroke: Mask?
  /// The part of the shape that its stroke covers; nil where there is no stroke, or nothing else to paint.
  let shared: Mask?
  let position: Stroke.Position
  let isFilled: Bool

  var bounds: PixelBounds { shape.bounds }

  /// The mask that casts the shadows: fill and stroke together.
  var silhouette: Mask {
    guard let stroke else { return isFilled ? shape : Mask(bounds) }
    guard isFilled else { return stroke }
    if position == .inside { return shape }
    return shape.without(shared).mixed(with: stroke) { fill, line in line > full - fill ? full : fill + line }
  }

  /// The mask on which inner shadows fall: the shape without its stroke.
  var inner: Mask { shape.without(shared) }
}

extension Mask {
  /// The mask less what another one covers.
  fileprivate func without(_ other: Mask?) -> Mask {
    guard let other else { return self }
    return mixed(with: other) { $0 - min($0, $1) }
  }
}
