/// How much of each pixel the parts of a layer cover. All masks have the same bounds.
struct Coverage {
  let shape: Mask
  let stroke: Mask?
  let position: Stroke.Position
  let isFilled: Bool

  var bounds: PixelBounds { shape.bounds }

  func cropped(to target: PixelBounds) -> Coverage {
    Coverage(
      shape: shape.cropped(to: target), stroke: stroke?.cropped(to: target), position: position,
      isFilled: isFilled)
  }

  /// How much of a pixel fill and stroke both cover, of a fill's part and a stroke's: a stroke inside lies wholly on the
  /// fill, one outside wholly beside it, and of a centered one that part does that can.
  static func overlap(_ fill: UInt16, _ stroke: UInt16, _ position: Stroke.Position) -> UInt16 {
    position == .outside ? 0 : min(fill, stroke)
  }

  /// What casts the shadows: fill and stroke together.
  var silhouette: Mask {
    guard let stroke else { return isFilled ? shape : Mask(bounds) }
    guard isFilled else { return stroke }
    var mask = shape
    for index in mask.values.indices {
      let (fill, line) = (Int(shape.values[index]), Int(stroke.values[index]))
      let both = position == .outside ? min(fill + line, Int(full)) : max(fill, line)
      mask.values[index] = UInt16(both)
    }
    return mask
  }

  /// What inner shadows fall on: the shape without its stroke.
  var inner: Mask {
    guard let stroke, position != .outside else { return shape }
    var mask = shape
    for index in mask.values.indices {
      mask.values[index] -= min(mask.values[index], stroke.values[index])
    }
    return mask
  }
}
