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
