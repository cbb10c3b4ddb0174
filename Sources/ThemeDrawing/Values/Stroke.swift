package import ThemeCore

/// A line along the edge of a shape.
package struct Stroke: Equatable, Sendable {
  /// Where the line lies; that of an open path is always centered.
  package enum Position: String, CaseIterable, Sendable {
    case inside
    case center
    case outside
  }

  /// How two lines meet.
  package enum Join: String, CaseIterable, Sendable {
    case miter
    case round
    case bevel
  }

  /// How the end of an open path looks.
  package enum Cap: String, CaseIterable, Sendable {
    case butt
    case round
    case square
  }

  package var color: Color
  /// In points: 1/2 is a pixel's width at 2x.
  package var width: Double
  package var position: Position
  package var join: Join
  package var cap: Cap
  /// A miter that is longer than this many widths becomes a bevel, as in SVG.
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

/// A shadow, outside or inside a shape.
package struct Shadow: Equatable, Sendable {
  package var color: Color
  /// To the right and down, in points.
  package var offset: Point<Double>
  /// In points: twice the standard deviation of the Gaussian, as in CSS. 0 is sharp.
  package var blur: Double

  package init(color: Color, x: Double, y: Double, blur: Double) {
    self.color = color
    self.offset = Point(x: x, y: y)
    self.blur = blur
  }
}

extension Shadow {
  /// How many pixels beyond its shape a blur in points can be seen.
  package static func reach(ofBlur blur: Double, pixelsPerPoint scale: Double) -> Int {
    Gaussian(deviation: blur * scale / 2)?.reach ?? 0
  }
}
