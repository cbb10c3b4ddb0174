package import ThemeCore

/// A stroke along the edge of a shape.
package struct Stroke: Equatable, Sendable {
  /// The position of the stroke relative to the edge. The stroke of an open path is always centered.
  package enum Position: String, CaseIterable, Sendable {
    case inside
    case center
    case outside
  }

  /// How two lines of a stroke are joined at a corner.
  package enum Join: String, CaseIterable, Sendable {
    case miter
    case round
    case bevel
  }

  /// The form of the ends of an open path.
  package enum Cap: String, CaseIterable, Sendable {
    case butt
    case round
    case square
  }

  package var color: Color
  /// The width in points: 0.5 is one pixel at 2x.
  package var width: Double
  package var position: Position
  package var join: Join
  package var cap: Cap
  /// A miter that is longer than this many stroke widths becomes a bevel, as in SVG.
  package var miterLimit: Double

  package init(
    color: Color, width: Double, position: Position = .center, join: Join = .miter, cap: Cap = .butt,
    miterLimit: Double = 4
  ) {
    self.color = color
    self.width = width
    self.position = position
    self.join = join
    self.cap = cap
    self.miterLimit = miterLimit
  }
}

/// A shadow or an inner shadow of a layer.
package struct Shadow: Equatable, Sendable {
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
