import ThemeCore
import ThemeDrawing

/// How far the strokes, shadows and corners of a box reach, outward from each side and inward, in points.
struct BoxExtents {
  enum Side {
    case left, right, top, bottom
  }

  /// A side along which every corner has room.
  private static let most = Points(Limit.drawingLength.standard)

  private let layer: ResolvedLayer
  private let corners: ResolvedCorners
  /// How far the corners reach along the sides.
  private var reaches: ResolvedCorners
  /// How far the stroke reaches beyond the edge of the box.
  private let strokeOutside: Points
  private let strokeInside: Points

  init(_ layer: ResolvedLayer, _ corners: ResolvedCorners) {
    self.layer = layer
    self.corners = corners
    reaches = corners.reaches(in: Size(width: BoxExtents.most, height: BoxExtents.most))
    // The extents must suffice for every scale, and a hairline is widest at 1x, where one pixel is one point.
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

  /// Three distances from one side of the artboard, in whole points.
  ///
  /// `outside` is the room for the shadows beyond the box and its stroke, `frame` is the distance of the box's edge, and `cap`
  /// is where the corners, the stroke and the shadows no longer affect what is drawn.
  func side(_ side: Side) -> (outside: Points, frame: Points, cap: Points) {
    let radius =
      switch side {
      case .left: max(reaches.topLeft, reaches.bottomLeft)
      case .right: max(reaches.topRight, reaches.bottomRight)
      case .top: max(reaches.topLeft, reaches.topRight)
      case .bottom: max(reaches.bottomLeft, reaches.bottomRight)
      }
    var outside = Points.zero
    var inside = max(radius, strokeInside)
    /// Adds a shadow whose edge lies `edge` inside that of the box, before it is moved and blurred.
    func add(_ shadow: ResolvedShadow, edge: Points) {
      let (reach, shift) = (shadow.reach, shift(of: shadow, outwardAt: side))
      inside = max(inside, max(radius, strokeInside, edge) + max(.zero, reach - shift))
    }
    for shadow in layer.shadows {
      outside = max(outside, shadow.reach + shadow.spread + shift(of: shadow, outwardAt: side))
      add(shadow, edge: -strokeOutside - shadow.spread)
    }
    for shadow in layer.innerShadows { add(shadow, edge: strokeInside + shadow.spread) }
    outside = outside.roundedUp
    let frame = outside + strokeOutside.roundedUp
    return (outside, frame, (frame + inside).roundedUp)
  }

  /// Reduces the reaches of the corners as drawing does in a box of this height. As in CSS, if the two radii on the left or the
  /// right do not fit, all four are reduced by the same factor.
  mutating func fit(into height: Points) {
    if corners.areSmooth {
      // How smooth corners that differ share a side depends on the width, which must not change what stretches.
      if corners.areEqual { reaches = corners.reaches(in: Size(width: BoxExtents.most, height: height)) }
      return
    }
    func factor(_ first: Points, _ second: Points) -> Double {
      first + second > height ? height.double / (first + second).double : 1
    }
    let factor = min(
      factor(corners.topLeft, corners.bottomLeft), factor(corners.topRight, corners.bottomRight))
    func fitted(_ radius: Points) -> Points {
      factor == 1 ? radius : Points(units: Int64((Double(radius.units) * factor).rounded(.up)))
    }
    reaches = ResolvedCorners(
      topLeft: fitted(corners.topLeft), topRight: fitted(corners.topRight),
      bottomRight: fitted(corners.bottomRight), bottomLeft: fitted(corners.bottomLeft))
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
  /// The largest distance, over all scales, at which the blur of the shadow is visible.
  fileprivate var reach: Points {
    // A blur over the limit is an error when the box is drawn.
    let blur = min(blur.double, Double(Limit.blur.standard))
    return Scale.allCases.map { scale in
      Points(
        Pixels(ThemeDrawing.Shadow.reach(ofBlur: blur, pixelsPerPoint: Double(scale.rawValue))), at: scale)
    }.max() ?? .zero
  }
}
