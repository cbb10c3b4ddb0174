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

/// Which points are inside, given the winding numbers of the shape and of its stroke.
enum Inside {
  case shape(FillRule)
  case stroke
  /// The part of the stroke inside the shape.
  case strokeInside(FillRule)
  /// The part of the stroke outside the shape.
  case strokeOutside(FillRule)

  func contains(shape: Int, stroke: Int) -> Bool {
    switch self {
    case .shape(let rule): rule.contains(shape)
    case .stroke: stroke != 0
    case .strokeInside(let rule): stroke != 0 && rule.contains(shape)
    case .strokeOutside(let rule): stroke != 0 && !rule.contains(shape)
    }
  }
}

extension FillRule {
  func contains(_ winding: Int) -> Bool { self == .nonzero ? winding != 0 : winding & 1 != 0 }
}
