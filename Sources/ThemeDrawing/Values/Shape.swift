package import ThemeCore

/// A shape at its place.
package struct Outline: Equatable, Sendable {
  package var shape: Shape
  /// On the artboard, in points. Without width or height there is nothing to draw.
  package var frame: Rect<Double>
  /// What is inside where the lines of the shape cross.
  package var rule: FillRule = .nonzero

  package init(_ shape: Shape, in frame: Rect<Double>, rule: FillRule = .nonzero) {
    self.shape = shape
    self.frame = frame
    self.rule = rule
  }
}

/// The shapes of the theme language. All lengths are points.
package enum Shape: Equatable, Sendable {
  case rectangle
  case roundedRectangle(Corners)
  /// A rounded rectangle of which the short sides are half circles.
  case capsule
  case ellipse
  case chevron(Chevron)
  /// From the frame's corner; the last point is joined to the first.
  case polygon([Point<Double>])
  /// From the frame's corner.
  case path(Path)
}

/// The radii of a rectangle's corners, in points. Where two don't fit on a side, all four shrink by one factor, as in CSS.
package struct Corners: Equatable, Sendable {
  package var topLeft: Double
  package var topRight: Double
  package var bottomRight: Double
  package var bottomLeft: Double

  package init(topLeft: Double, topRight: Double, bottomRight: Double, bottomLeft: Double) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  /// The same at each corner.
  package init(_ radius: Double) {
    self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
  }
}

/// The shape of a back button: a rectangle of which one side runs out into a point.
package struct Chevron: Equatable, Sendable {
  package enum Direction: String, CaseIterable, Sendable {
    case left
    case right
  }

  /// How far the point stands out from its shoulders, in points.
  package var point: Double
  /// Of the two corners away from the point, in points.
  package var radius: Double
  /// Where the point points to.
  package var direction: Direction
  /// The radius with which the slopes turn into the long sides, in points. Nil is twice `radius`, as far as that fits:
  /// the turn is about half of a right angle's, so that all corners look alike.
  package var shoulder: Double?
  /// The radius of the point itself, in points. Nil is a quarter of `radius`, so that it stays a point.
  package var tip: Double?

  package init(
    point: Double, radius: Double, direction: Direction = .left, shoulder: Double? = nil, tip: Double? = nil
  ) {
    self.point = point
    self.radius = radius
    self.direction = direction
    self.shoulder = shoulder
    self.tip = tip
  }
}

/// What is inside a path that crosses itself.
package enum FillRule: String, CaseIterable, Sendable {
  case nonzero
  case evenodd
}
