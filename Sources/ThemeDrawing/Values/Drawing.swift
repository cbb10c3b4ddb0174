package import ThemeCore
package import ThemeImage

/// A picture to be drawn: an artboard with layers, in points, with y downward.
package struct Drawing: Equatable, Sendable {
  /// The size of the artboard, in points. At the scale of the drawing, it must be a whole number of pixels.
  package var size: Size<Double>
  /// The layers, from the lowest to the topmost.
  package var layers: [Layer]

  package init(size: Size<Double>, layers: [Layer]) {
    self.size = size
    self.layers = layers
  }
}

/// A shape with its fill, its stroke and its effects.
///
/// The parts are painted in the order `shadows`, `fill`, `innerShadows`, `stroke`. If two of them meet within a pixel, each
/// gets its part of the pixel, so that nothing shines through the seam.
package struct Layer: Equatable, Sendable {
  package var outline: Outline
  /// The fill; nil leaves the inside unpainted, and only the stroke casts shadows.
  package var fill: Fill?
  package var stroke: Stroke?
  /// The shadows, of which the first one is on top, as in CSS. They are cast by fill and stroke together, whatever their alpha,
  /// and are visible only outside of these, as the box shadows of CSS, even if the fill is translucent.
  package var shadows: [Shadow] = []
  /// The inner shadows, of which the first one is on top. They begin at the inner edge of the stroke, as the inset shadows of
  /// CSS begin at that of the border.
  package var innerShadows: [Shadow] = []
  /// The opacity of the layer as a whole, from 0 to 1.
  package var opacity: Double = 1
  /// How the layer as a whole, including its shadows, is blended with the layers below.
  package var blend: BlendMode = .normal
  /// The outline to which the layer is clipped, including its shadows, as by `clip-path` in CSS; nil does not clip it.
  package var clip: Outline?

  package init(_ outline: Outline, fill: Fill? = nil, stroke: Stroke? = nil) {
    self.outline = outline
    self.fill = fill
    self.stroke = stroke
  }
}

/// How a layer is blended with those below, by the formulas of W3C Compositing and Blending, §9.
package enum BlendMode: String, CaseIterable, Sendable {
  case normal
  case multiply
  case screen
  case overlay
}

/// The fill of a shape.
package enum Fill: Equatable, Sendable {
  case color(Color)
  /// A gradient along a line through the center of the frame. The angle is in degrees, clockwise: at 0 the gradient runs to the
  /// top, at 90 to the right, at 180 to the bottom. The line has the length that CSS defines: the perpendiculars at its ends go
  /// through corners of the frame.
  case linear(angle: Double, stops: [GradientStop])
  /// A gradient along the line from one point to another, in points from the frame's top left corner, as in SVG. If the points
  /// are equal, the fill is the last color.
  case line(
    from: Point<Double>, to: Point<Double>, stops: [GradientStop], mixing: GradientMixing = .premultiplied)
  /// A gradient around a point, in an ellipse with the proportions of the frame, as with bounding-box units in SVG. The center
  /// and the radius are in fractions of the frame. If the radius is 0, the fill is the last color.
  case radial(
    center: Point<Double>, radius: Double, stops: [GradientStop], mixing: GradientMixing = .premultiplied)
  /// A picture at the scale of the drawing, repeated in both directions pixel for pixel. The offset, from the frame's top left
  /// corner to that of a tile, is in points and is rounded to a whole pixel.
  case pattern(tile: Bitmap, offset: Point<Double> = Point(x: 0, y: 0))
}

/// How the colors between two stops of a gradient are found. Only translucent stops show the difference.
package enum GradientMixing: Sendable {
  /// The premultiplied colors are interpolated, as in CSS: a transparent stop has no color of its own.
  case premultiplied
  /// Color and alpha are interpolated by themselves, as in SVG: the color of a transparent stop is seen on the way to it.
  case straight
}

/// A color at a position of a gradient.
///
/// A stop before an earlier one is moved to its
/// position, and two stops at the same position make a hard edge. Before the first stop and after the last one, their colors
/// continue.
package struct GradientStop: Equatable, Sendable {
  /// The position: 0 is the start of the gradient, 1 its end.
  package var at: Double
  package var color: Color

  package init(at: Double, color: Color) {
    self.at = at
    self.color = color
  }
}
