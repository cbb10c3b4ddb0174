/// What is inside, given how often two outlines wind around a point: that of the shape and that of its stroke.
enum Inside {
  case shape(FillRule)
  case stroke
  /// Of the stroke, what lies in the shape.
  case strokeInside(FillRule)
  /// Of the stroke, what lies beside the shape.
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
