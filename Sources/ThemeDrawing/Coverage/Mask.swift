/// How much of each pixel is covered, 65,535 being all of it.
struct Mask {
  /// Outside of it nothing is covered.
  let bounds: PixelBounds
  /// Row by row.
  var values: [UInt16]

  init(_ bounds: PixelBounds, values: [UInt16]) {
    self.bounds = bounds
    self.values = values
  }

  /// Nothing is covered.
  init(_ bounds: PixelBounds) {
    self.init(bounds, values: [UInt16](repeating: 0, count: bounds.width * bounds.height))
  }

  /// The same pixels elsewhere.
  func moved(x: Int, y: Int) -> Mask { Mask(bounds.moved(x: x, y: y), values: values) }

  /// The part within `target`, whatever else is there uncovered.
  func cropped(to target: PixelBounds) -> Mask {
    if target == bounds { return self }
    var cropped = Mask(target)
    let common = bounds.intersection(target)
    for y in common.top..<common.bottom {
      let from = (y - bounds.top) * bounds.width + common.left - bounds.left
      let to = (y - target.top) * target.width + common.left - target.left
      cropped.values.replaceSubrange(to..<to + common.width, with: values[from..<from + common.width])
    }
    return cropped
  }
}
