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

  /// Each pixel mixed with the same one of another mask of these bounds.
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

  /// Where the values of a row stand, of the columns of some pixels that lie within.
  func range(_ y: Int, of part: PixelBounds) -> Range<Int> {
    let start = (y - bounds.top) * bounds.width - bounds.left
    return start + part.left..<start + part.right
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
