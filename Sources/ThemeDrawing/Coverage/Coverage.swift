/// The coverage of the parts of a layer. All masks have the same bounds.
struct Coverage {
  let shape: Mask
  let strokes: [StrokeCoverage]
  let isFilled: Bool

  var bounds: PixelBounds { shape.bounds }

  /// The mask that casts the shadows: fill and strokes together.
  var silhouette: Mask {
    var silhouette = isFilled ? shape : nil
    for stroke in strokes where !isFilled || stroke.position != .inside {
      let reached =
        isFilled
        ? shape.without(stroke.shared).mixed(with: stroke.mask) { fill, line in
          line > full - fill ? full : fill + line
        } : stroke.mask
      silhouette = silhouette?.mixed(with: reached) { max($0, $1) } ?? reached
    }
    return silhouette ?? Mask(bounds)
  }

  /// The mask on which inner shadows fall: the shape without its strokes.
  var inner: Mask {
    let shared = strokes.compactMap(\.shared)
    return shape.without(
      shared.dropFirst().reduce(shared.first) { hidden, next in
        hidden?.mixed(with: next) { max($0, $1) }
      })
  }

  /// For each stroke, what is painted before it, and how much of that it hides. The first one hides its part of the shape.
  ///
  /// Beyond the shape, two strokes are taken to cover the same part of a pixel as far as they can.
  var beneathStrokes: [(painted: Mask?, hidden: Mask?)] {
    guard let first = strokes.first else { return [] }
    var beneath: [(painted: Mask?, hidden: Mask?)] = [(first.shared == nil ? nil : shape, first.shared)]
    guard strokes.count > 1 else { return beneath }
    let ground = first.shared == nil ? Mask(bounds) : shape
    func outside(_ stroke: StrokeCoverage) -> Mask { stroke.mask.without(stroke.shared) }
    var around = outside(first)
    for stroke in strokes.dropFirst() {
      let own = outside(stroke)
      let painted = ground.mixed(with: around) { $1 > full - $0 ? full : $0 + $1 }
      var hidden = own.mixed(with: around) { min($0, $1) }
      if let shared = stroke.shared {
        hidden = hidden.mixed(with: shared) { $1 > full - $0 ? full : $0 + $1 }
      }
      beneath.append((painted, hidden))
      around = around.mixed(with: own) { max($0, $1) }
    }
    return beneath
  }
}

/// The coverage of a stroke.
struct StrokeCoverage {
  let mask: Mask
  /// The part of the shape that the stroke covers; nil where there is nothing but strokes to paint.
  let shared: Mask?
  let position: Stroke.Position
  let rings: [Mask]
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
