/// The coverage of pixels, from 0 to 65,535 for full coverage.
struct Mask {
  /// The pixels of the mask. Nothing is covered outside them.
  let bounds: PixelBounds
  /// The coverage of each pixel, row by row.
  var values: [UInt16]

  init(_ bounds: PixelBounds, values: [UInt16]) {
    self.bounds = bounds
    self.values = values
  }

  /// Creates a mask in which nothing is covered.
  init(_ bounds: PixelBounds) {
    self.init(bounds, values: [UInt16](repeating: 0, count: bounds.width * bounds.height))
  }

  /// The mask with each pixel combined with that of another mask, which must have the same bounds.
  @inline(__always)
  func mixed(with other: Mask, by mix: (UInt16, UInt16) -> UInt16) -> Mask {
    precondition(other.bounds == bounds, "masks of different pixels")
    let (own, others) = (values.span, other.values.span)
    let mixed = unsafe [UInt16](unsafeUninitializedCapacity: own.count) { result, count in
      for index in own.indices {
        unsafe result[index] = unsafe mix(own[unchecked: index], others[unchecked: index])
      }
      count = own.count
    }
    return Mask(bounds, values: mixed)
  }

  /// The indices in `values` of the columns of `part` in row `y`. `part` must be within the bounds.
  func range(_ y: Int, of part: PixelBounds) -> Range<Int> {
    let start = (y - bounds.top) * bounds.width - bounds.left
    return start + part.left..<start + part.right
  }

  /// The mask moved by `x` and `y`, in pixels.
  func moved(x: Int, y: Int) -> Mask { Mask(bounds.moved(x: x, y: y), values: values) }

  /// The mask with the bounds `target`. Pixels outside the original bounds are uncovered.
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
