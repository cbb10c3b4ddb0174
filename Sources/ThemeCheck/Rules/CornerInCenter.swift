import ThemeCore
import ThemeDiagnostics
import ThemeDrawing
import ThemeModel
import ThemePictures

extension ElementContext {
  /// Why a drawn centre smears, when it is because corners are longer than the caps.
  func cornerInCenter(_ smear: Smear) -> Diagnostic? {
    guard case .drawn(let drawing) = smear.part.origin else { return nil }
    let scale = smear.image.scale
    let caps = smear.image.caps
    let leading = Points(caps.leading(along: smear.axis), at: scale)
    let trailing = Points(caps.trailing(along: smear.axis), at: scale)
    var worst: (layer: ResolvedLayer, side: String, reach: Points, cap: Points)?
    for layer in drawing.layers {
      guard let reach = layer.corners(along: smear.axis) else { continue }
      for (side, reach, cap) in [
        (smear.axis.leading, reach.leading, leading), (smear.axis.trailing, reach.trailing, trailing),
      ] where reach > cap && reach - cap > (worst.map { $0.reach - $0.cap } ?? .zero) {
        worst = (layer, side, reach, cap)
      }
    }
    guard let worst else { return nil }
    return Diagnostic(
      .cornerInCenter,
      "the corners of `\(title(of: smear.part))` reach \(worst.reach) pt in, past the \(worst.side) cap of \(worst.cap) pt",
      at: smear.part.slicingRange
    ).also(at: worst.layer.range, "the corner is drawn here")
      .helping(
        "\(smear.part.written(widerCaps(for: smear.part, along: smear.axis) ?? "caps: auto")) keeps the corner's shape in all of its art"
      )
  }
}

extension ResolvedLayer {
  /// How far corners reach in from the artboard's edges along an axis; nil for shapes without any.
  fileprivate func corners(along axis: Axis) -> (leading: Points, trailing: Points)? {
    var leading = Points.zero
    var trailing = Points.zero
    switch shape {
    case .roundedRectangle(let corners):
      if axis == .horizontal {
        leading = max(corners.topLeft, corners.bottomLeft)
        trailing = max(corners.topRight, corners.bottomRight)
      } else {
        leading = max(corners.topLeft, corners.topRight)
        trailing = max(corners.bottomLeft, corners.bottomRight)
      }
    case .chevron(let point, let radius, let direction):
      guard axis == .horizontal else { return (frame.top + radius, frame.bottom + radius) }
      leading = direction == .left ? point : radius
      trailing = direction == .left ? radius : point
    case .rectangle, .capsule, .ellipse, .polygon, .path: return nil
    }
    return axis == .horizontal
      ? (frame.left + leading, frame.right + trailing) : (frame.top + leading, frame.bottom + trailing)
  }
}
