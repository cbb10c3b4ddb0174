import ThemeCore
import ThemeDiagnostics
import ThemeDrawing
import ThemeModel
import ThemePictures

extension ElementContext {
  /// The diagnostic for a drawn center that is distorted because the corners of a layer are longer than the caps; nil if there is
  /// another cause, or if the art is not drawn.
  func cornerInCenter(_ smear: Smear) -> Diagnostic? {
    guard case .drawn(let drawing) = smear.part.origin.unflipped else { return nil }
    let (axis, caps) = (smear.axis, smear.image.caps.points(at: smear.image.scale))
    var worst: (layer: ResolvedLayer, side: String, reach: Points, cap: Points)?
    for layer in drawing.uprightLayers {
      guard var reach = layer.corners(along: axis, in: drawing.size) else { continue }
      if smear.part.origin.isFlipped(along: axis) { swap(&reach.leading, &reach.trailing) }
      for (side, reach, cap) in [
        (axis.leading, reach.leading, caps.leading(along: axis)),
        (axis.trailing, reach.trailing, caps.trailing(along: axis)),
      ] where reach > cap && reach - cap > (worst.map { $0.reach - $0.cap } ?? .zero) {
        worst = (layer, side, reach, cap)
      }
    }
    guard let worst else { return nil }
    let wider = smear.part.written(widerCaps(for: smear.part, along: axis) ?? "caps: auto")
    return Diagnostic(
      .cornerInCenter,
      "the corners of `\(title(of: smear.part))` are \(worst.reach) pt long, which exceeds the \(worst.side) cap of \(worst.cap) pt",
      at: smear.part.capsRange(at: smear.image.scale)
    ).also(at: worst.layer.range, "the corner is drawn here")
      .helping("\(wider) preserves the shape of the corner in all pictures")
  }
}

extension ArtOrigin {
  /// Whether the art is flipped along an axis, so that its two ends have changed places.
  fileprivate func isFlipped(along axis: Axis) -> Bool {
    guard case .flipped(_, let flip) = self else { return false }
    return axis == .horizontal ? flip.isHorizontal : flip.isVertical
  }
}

extension ResolvedLayer {
  /// How far the shape's corners extend inward from the artboard's edges along an axis, in points; nil for shapes without
  /// corners.
  fileprivate func corners(
    along axis: Axis, in size: Size<Points>
  ) -> (leading: Points, trailing: Points)? {
    let (leading, trailing): (Points, Points)
    switch shape {
    case .roundedRectangle(let radii):
      let corners = radii.reaches(
        in: Size(
          width: size.width - frame.left - frame.right, height: size.height - frame.top - frame.bottom))
      let isAcross = axis == .horizontal
      leading = max(corners.topLeft, isAcross ? corners.bottomLeft : corners.topRight)
      trailing = max(corners.bottomRight, isAcross ? corners.topRight : corners.bottomLeft)
    case .chevron(let point, let radius, let direction):
      let pointsLeft = axis == .horizontal && direction == .left
      let pointsRight = axis == .horizontal && direction != .left
      leading = pointsLeft ? point : radius
      trailing = pointsRight ? point : radius
    case .rectangle, .capsule, .ellipse, .star, .arc, .ring, .polygon, .path: return nil
    }
    return (frame.leading(along: axis) + leading, frame.trailing(along: axis) + trailing)
  }
}
