package import ThemeCore

/// A shape in a frame.
package struct Outline: Hashable, Sendable {
  package var shape: Shape
  /// The frame on the artboard, in points. If its width or height is 0, nothing is drawn.
  package var frame: Rect<Double>
  /// Which areas are inside if lines of the shape cross.
  package var rule: FillRule = .nonzero

  package init(_ shape: Shape, in frame: Rect<Double>, rule: FillRule = .nonzero) {
    self.shape = shape
    self.frame = frame
    self.rule = rule
  }
}

/// The shapes of the theme language. All lengths are in points.
package enum Shape: Hashable, Sendable {
  case rectangle
  /// A rectangle whose corners are round, or smooth: 0 is a circle's, 1 is as smooth as can be (see ``Path/init(smoothing:)``).
  case roundedRectangle(Corners, smoothing: Double = 0)
  /// A rounded rectangle whose short sides are half circles.
  case capsule
  case ellipse
  case chevron(Chevron)
  /// A star whose points lie on the ellipse of the frame, the first one at the top, and whose inner corners lie on a smaller one.
  case star(points: Int, inner: Double)
  /// The part of the frame's ellipse from one angle clockwise to another, in degrees of which 0 is up, as an open line; a whole
  /// turn is closed. In a frame that is no square, angles are those of the circle before it is stretched.
  case arc(start: Double, end: Double)
  /// The area between the frame's ellipse and one that is smaller on each side, from one angle to another.
  case ring(thickness: Double, start: Double, end: Double)
  /// A polygon with its points relative to the frame's top left corner. The last point is joined to the first.
  case polygon([Point<Double>])
  /// A path with its points relative to the frame's top left corner.
  case path(Path)
}

/// The radii of a rectangle's corners, in points. If two don't fit on a side, all four shrink by a common factor, as in CSS.
package struct Corners: Hashable, Sendable {
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

  /// Creates corners that all have the same radius.
  package init(_ radius: Double) {
    self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
  }
}

/// The shape of a back button: a rectangle with a point on one side.
package struct Chevron: Hashable, Sendable {
  package enum Direction: String, CaseIterable, Hashable, Sendable {
    case left
    case right
  }

  /// How far the point projects from the shoulders, in points.
  package var point: Double
  /// The radius of the two corners opposite the point, in points.
  package var radius: Double
  /// The direction of the point.
  package var direction: Direction
  /// The radius of the shoulders, where the slopes meet the long sides, in points. Nil is twice `radius`, or less if that does
  /// not fit; the turn is about half of a right angle, so this makes all corners look similar.
  package var shoulder: Double?
  /// The radius of the tip of the point, in points. Nil is a quarter of `radius`, which keeps it pointed.
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

/// Which areas are inside a path that crosses itself.
package enum FillRule: String, CaseIterable, Hashable, Sendable {
  case nonzero
  case evenodd
}

/// A stroke along the edge of a shape.
package struct Stroke: Hashable, Sendable {
  /// The position of the stroke relative to the edge. The stroke of an open path is always centered.
  package enum Position: String, CaseIterable, Hashable, Sendable {
    case inside
    case center
    case outside
  }

  /// How two lines of a stroke are joined at a corner.
  package enum Join: String, CaseIterable, Hashable, Sendable {
    case miter
    case round
    case bevel
  }

  /// The form of the ends of an open path.
  package enum Cap: String, CaseIterable, Hashable, Sendable {
    case butt
    case round
    case square
  }

  /// What a stroke is painted with.
  package enum Paint: Hashable, Sendable {
    case fill(Fill)
    /// A gradient across the width, from the outline at 0 to the stroke's other edge at 1, for a stroke inside or outside. Colors
    /// are mixed premultiplied.
    case across([GradientStop])
  }

  package var paint: Paint
  /// The width in points: 0.5 is one pixel at 2x.
  package var width: Double
  package var position: Position
  package var join: Join
  package var cap: Cap
  /// A miter that is longer than this many stroke widths becomes a bevel, as in SVG.
  package var miterLimit: Double
  /// Whether a miter that is too long is cut at the limit instead (SVG 2, §13.5.5).
  package var cutsMiter = false
  /// The lengths of dashes and gaps in turn, in points, and where in them the outline begins (SVG 2, §13.5.6). Empty for a line
  /// that is whole. An odd number of lengths is repeated.
  package var dashes: [Double] = []
  package var dashOffset: Double = 0

  package init(
    color: Color, width: Double, position: Position = .center, join: Join = .miter, cap: Cap = .butt,
    miterLimit: Double = 4
  ) {
    self.init(
      .fill(.color(color)), width: width, position: position, join: join, cap: cap, miterLimit: miterLimit)
  }

  package init(
    _ paint: Paint, width: Double, position: Position = .center, join: Join = .miter, cap: Cap = .butt,
    miterLimit: Double = 4
  ) {
    self.paint = paint
    self.width = width
    self.position = position
    self.join = join
    self.cap = cap
    self.miterLimit = miterLimit
  }
}

/// A shadow or an inner shadow of a layer.
package struct Shadow: Hashable, Sendable {
  package var color: Color
  /// The offset to the right and down, in points.
  package var offset: Point<Double>
  /// The blur in points: twice the standard deviation of the Gaussian, as in CSS. 0 is a sharp shadow.
  package var blur: Double
  /// How much larger than what casts it the shadow is on each side, in points; less than 0 is smaller. The light of an inner
  /// shadow is smaller by as much instead. Corners are those of CSS Backgrounds and Borders 3, §6.2.
  package var spread: Double

  package init(color: Color, x: Double, y: Double, blur: Double, spread: Double = 0) {
    self.color = color
    self.offset = Point(x: x, y: y)
    self.blur = blur
    self.spread = spread
  }
}

extension Shadow {
  /// The distance, in pixels, up to which a blur can be visible beyond its shape. `blur` is in points.
  package static func reach(ofBlur blur: Double, pixelsPerPoint scale: Double) -> Int {
    Gaussian(deviation: blur * scale / 2)?.reach ?? 0
  }
}

/// An affine transform of the plane: `x' = a x + c y + e`, `y' = b x + d y + f`, as in SVG's `matrix(a b c d e f)`.
package struct Affine: Hashable, Sendable {
  package var a = 1.0
  package var b = 0.0
  package var c = 0.0
  package var d = 1.0
  package var e = 0.0
  package var f = 0.0

  package init(
    a: Double = 1, b: Double = 0, c: Double = 0, d: Double = 1, e: Double = 0, f: Double = 0
  ) {
    (self.a, self.b, self.c, self.d, self.e, self.f) = (a, b, c, d, e, f)
  }

  package static func translation(_ x: Double, _ y: Double) -> Affine { Affine(e: x, f: y) }
  package static func scaling(_ x: Double, _ y: Double) -> Affine { Affine(a: x, d: y) }

  /// A rotation about the origin by an angle in degrees, clockwise on the screen.
  package static func rotation(_ degrees: Double) -> Affine {
    let turn = Sine(degrees: degrees)
    return Affine(a: turn.cosine, b: turn.sine, c: -turn.sine, d: turn.cosine)
  }

  /// The transform with a point of its own instead of the origin, which stays where it is.
  package func around(_ point: Point<Double>) -> Affine {
    Affine.translation(point.x, point.y).after(self).after(.translation(-point.x, -point.y))
  }

  /// The transform that applies `first` and then this one.
  package func after(_ first: Affine) -> Affine {
    Affine(
      a: a * first.a + c * first.b, b: b * first.a + d * first.b, c: a * first.c + c * first.d,
      d: b * first.c + d * first.d, e: a * first.e + c * first.f + e, f: b * first.e + d * first.f + f)
  }

  package func callAsFunction(_ point: Point<Double>) -> Point<Double> {
    Point(x: a * point.x + c * point.y + e, y: b * point.x + d * point.y + f)
  }

  package var determinant: Double { a * d - b * c }

  /// The factor by which the transform scales all lengths; nil if it depends on the direction.
  package var factor: Double? {
    let (across, down) = (a * a + b * b, c * c + d * d)
    let skew = a * c + b * d
    let most = max(across, down)
    guard most > 0, abs(across - down) <= 1e-6 * most, abs(skew) <= 1e-6 * most else { return nil }
    return across.squareRoot()
  }

  package var isIdentity: Bool { self == Affine() }

  /// The transform back; nil if this one makes the plane flat.
  package var inverse: Affine? {
    let size = determinant
    guard size != 0, size.isFinite, (1 / size).isFinite else { return nil }
    return Affine(
      a: d / size, b: -b / size, c: -c / size, d: a / size, e: (c * f - d * e) / size,
      f: (b * e - a * f) / size)
  }

  /// The largest factor by which the transform scales a length: the larger singular value of its matrix.
  package var stretch: Double {
    let (sum, difference) = ((a * a + b * b + c * c + d * d) / 2, (a * a + b * b - c * c - d * d) / 2)
    let skew = a * c + b * d
    return (sum + (difference * difference + skew * skew).squareRoot()).squareRoot()
  }
}
