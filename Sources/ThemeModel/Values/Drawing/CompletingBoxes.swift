package import ThemeCore
package import ThemeDiagnostics
import ThemeDrawing

/// How the drawing of a box stretches, in whole points.
package struct BoxMetrics: Hashable, Sendable {
  /// What never stretches: the corners, and as much of the edges as the shadows of the corners reach.
  package let caps: Insets<Points>
  /// How far its shadows reach beyond it.
  package let outside: Insets<Points>

  /// Whether nothing of it is seen but its fill, so that it is one color from edge to edge.
  package var isPlain: Bool { caps == .zero && outside == .zero }

  /// The same of the drawing with sides changed.
  package func flipped(_ flip: Flip?) -> BoxMetrics {
    BoxMetrics(caps: caps.flipped(flip), outside: outside.flipped(flip))
  }
}

extension ResolvedDrawing {
  /// A plain color: a box of one point without corners.
  package init(_ color: Color, at range: SourceRange) {
    size = Size(width: Points(1), height: Points(1))
    sizeRanges = Size(width: range, height: range)
    layers = [
      ResolvedLayer(
        range: range, shape: .rectangle, frame: .zero, fill: .color(color), fillRule: .nonzero, stroke: nil,
        shadows: [], innerShadows: [], opacity: .whole, blend: .normal, clip: nil)
    ]
    box = BoxMetrics(caps: .zero, outside: .zero)
  }

  /// The color that a theme says in place of art; nil for other drawings.
  package var color: Color? {
    guard box != nil, case .rectangle = layers[0].shape, case .color(let color)? = layers[0].fill else {
      return nil
    }
    return color
  }

  /// A box as a drawing as large as it must be, or nil after a report of what is missing or can't be.
  package init?(_ box: BoxOverlay, at range: SourceRange, _ sink: inout DiagnosticSink) {
    if box.isBroken { return nil }
    let count = sink.count
    if case .unset = box.fill, box.stroke.isUnset, box.shadows.isUnset, box.innerShadows.isUnset {
      sink.report(
        .drawingNeeds("fill", at: range, "a box is seen by its `fill`, its `stroke` or its shadows"))
    }
    let fill = box.fill.ranged.flatMap { ResolvedFill($0, &sink) }
    if let fill, let place = box.fill.range {
      guard case .color = fill else {
        sink.report(
          Diagnostic(.invalidValue, "a box stretches, so its fill is one color", at: place)
            .helping("draw a gradient or a pattern with `draw`, with caps of its own"))
        return nil
      }
    }
    var layer = LayerOverlay()
    layer.shape = .literal(
      box.corners.isUnset ? .roundedRectangle(radius: box.roundness(at: range)) : .corners(box.corners), range
    )
    layer.fill = box.fill
    layer.stroke = box.stroke
    layer.shadows = box.shadows
    layer.innerShadows = box.innerShadows
    guard let plain = ResolvedLayer(layer, at: range, &sink), sink.count == count,
      case .roundedRectangle(let corners) = plain.shape
    else { return nil }
    let extents = BoxExtents(plain, corners)
    let (left, right) = (extents.side(.left), extents.side(.right))
    let (top, bottom) = (extents.side(.top), extents.side(.bottom))
    size = Size(width: left.cap + Points(1) + right.cap, height: top.cap + Points(1) + bottom.cap)
    sizeRanges = Size(width: range, height: range)
    let frame = Insets(top: top.frame, left: left.frame, bottom: bottom.frame, right: right.frame)
    layers = [plain.framed(by: frame)]
    self.box = BoxMetrics(
      caps: Insets(top: top.cap, left: left.cap, bottom: bottom.cap, right: right.cap),
      outside: Insets(top: top.outside, left: left.outside, bottom: bottom.outside, right: right.outside))
  }
}

extension BoxOverlay {
  fileprivate func roundness(at range: SourceRange) -> Setting<Points> {
    radius.isUnset ? .literal(.zero, range) : radius
  }
}

/// How far what is drawn of a box reaches, outward from each side and inward along it.
private struct BoxExtents {
  enum Side {
    case left, right, top, bottom
  }

  private let layer: ResolvedLayer
  private let corners: ResolvedCorners
  /// How far the stroke reaches beyond the edge, and into the box.
  private let strokeOutside: Points
  private let strokeInside: Points

  init(_ layer: ResolvedLayer, _ corners: ResolvedCorners) {
    self.layer = layer
    self.corners = corners
    // A hairline is widest at 1x.
    let width =
      switch layer.stroke?.width {
      case .points(let points): points
      case .hairline: Points(1)
      case nil: Points.zero
      }
    let half = Points(units: (width.units + 1) / 2)
    switch layer.stroke?.position {
    case .inside: (strokeOutside, strokeInside) = (.zero, width)
    case .center: (strokeOutside, strokeInside) = (half, half)
    case .outside: (strokeOutside, strokeInside) = (width, .zero)
    case nil: (strokeOutside, strokeInside) = (.zero, .zero)
    }
  }

  /// For one side, from the edge of the artboard, all but the frame in whole points: how far the box's shadows reach beyond it,
  /// where its edge is, and where nothing of its corners is seen any more.
  func side(_ side: Side) -> (outside: Points, frame: Points, cap: Points) {
    var outside = Points.zero
    var inside = Points.zero
    for shadow in layer.shadows {
      let (reach, shift) = (shadow.reach, shift(of: shadow, outwardAt: side))
      outside = max(outside, reach + shift)
      inside = max(inside, reach - shift)
    }
    for shadow in layer.innerShadows {
      inside = max(inside, shadow.reach - shift(of: shadow, outwardAt: side))
    }
    outside = outside.roundedUp
    let radius =
      switch side {
      case .left: max(corners.topLeft, corners.bottomLeft)
      case .right: max(corners.topRight, corners.bottomRight)
      case .top: max(corners.topLeft, corners.topRight)
      case .bottom: max(corners.bottomLeft, corners.bottomRight)
      }
    let frame = outside + strokeOutside.roundedUp
    return (outside, frame, (frame + max(radius, strokeInside) + inside).roundedUp)
  }

  private func shift(of shadow: ResolvedShadow, outwardAt side: Side) -> Points {
    switch side {
    case .left: -shadow.x
    case .right: shadow.x
    case .top: -shadow.y
    case .bottom: shadow.y
    }
  }
}

extension ResolvedShadow {
  /// How far its blur is seen at any scale.
  fileprivate var reach: Points {
    Scale.allCases.map { scale in
      Points(
        Pixels(ThemeDrawing.Shadow.reach(ofBlur: blur.double, pixelsPerPoint: Double(scale.rawValue))),
        at: scale)
    }.max() ?? .zero
  }
}

extension ResolvedLayer {
  fileprivate func framed(by frame: Insets<Points>) -> ResolvedLayer {
    ResolvedLayer(
      range: range, shape: shape, frame: frame, fill: fill, fillRule: fillRule, stroke: stroke,
      shadows: shadows,
      innerShadows: innerShadows, opacity: opacity, blend: blend, clip: clip)
  }
}
