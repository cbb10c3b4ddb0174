package import ThemeCore
package import ThemeImage

/// What a shape is filled with.
package enum Fill: Equatable, Sendable {
  case color(Color)
  case linear(LinearGradient)
  case radial(RadialGradient)
  case pattern(Pattern)
}

/// A color at a place of a gradient.
///
/// Between two stops the premultiplied colors are mixed, as in CSS. A stop that lies before an earlier one is moved to
/// it; two at one place make a hard edge. Outside the first and the last, their colors go on.
package struct GradientStop: Equatable, Sendable {
  /// 0 is the beginning of the gradient, 1 its end.
  package var at: Double
  package var color: Color

  package init(at: Double, color: Color) {
    self.at = at
    self.color = color
  }
}

/// Colors along a line through the middle of the frame.
package struct LinearGradient: Equatable, Sendable {
  /// In degrees, clockwise: 0 runs to the top, 90 to the right, 180 to the bottom. The line is as long as CSS's: its
  /// ends' perpendiculars run through corners of the frame.
  package var angle: Double
  package var stops: [GradientStop]

  package init(angle: Double, stops: [GradientStop]) {
    self.angle = angle
    self.stops = stops
  }
}

/// Colors around a point, in an ellipse as wide and as high as the frame makes it, as with SVG's bounding-box units.
package struct RadialGradient: Equatable, Sendable {
  /// In fractions of the frame.
  package var center: Point<Double>
  /// In fractions of the frame's width and height; 0 leaves the last color alone.
  package var radius: Double
  package var stops: [GradientStop]

  package init(center: Point<Double>, radius: Double, stops: [GradientStop]) {
    self.center = center
    self.radius = radius
    self.stops = stops
  }
}

/// A picture that is repeated in both directions, pixel for pixel.
package struct Pattern: Equatable, Sendable {
  /// At the scale of the drawing.
  package var tile: Bitmap
  /// From the frame's corner to a tile's, in points; rounded to a whole pixel.
  package var offset: Point<Double>

  package init(tile: Bitmap, offset: Point<Double> = Point(x: 0, y: 0)) {
    self.tile = tile
    self.offset = offset
  }
}
