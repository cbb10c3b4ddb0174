package import ThemeCore
package import ThemeImage

/// What a shape is filled with.
package enum Fill: Equatable, Sendable {
  case color(Color)
  /// Colors along a line through the middle of the frame, at an angle in degrees, clockwise: 0 runs to the top, 90 to the
  /// right, 180 to the bottom. The line is as long as CSS's: its ends' perpendiculars run through corners of the frame.
  case linear(angle: Double, stops: [GradientStop])
  /// Colors along the line from one point to another, in points from the frame's corner, as with SVG's gradients. Where the
  /// points are one, the last color alone is seen.
  case line(from: Point<Double>, to: Point<Double>, stops: [GradientStop])
  /// Colors around a point, in an ellipse as wide and as high as the frame makes it, as with SVG's bounding-box units: the
  /// center and the radius are in fractions of the frame, and a radius of 0 leaves the last color alone.
  case radial(center: Point<Double>, radius: Double, stops: [GradientStop])
  /// A picture at the scale of the drawing that is repeated in both directions, pixel for pixel; the offset, from the frame's
  /// corner to a tile's, is in points and is rounded to a whole pixel.
  case pattern(tile: Bitmap, offset: Point<Double> = Point(x: 0, y: 0))
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
