package import ThemeCore
package import ThemeImage

/// The fill of a shape.
package enum Fill: Hashable, Sendable {
  case color(Color)
  /// A gradient along a line through the center of the frame. The angle is in degrees, clockwise: at 0 the gradient runs to the
  /// top, at 90 to the right, at 180 to the bottom. The line has the length that CSS defines: the perpendiculars at its ends go
  /// through corners of the frame.
  case linear(angle: Double, stops: [GradientStop], mixing: GradientMixing = .premultiplied)
  /// A gradient around a point, in an ellipse with the proportions of the frame, as with bounding-box units in SVG. The center
  /// and the radius are in fractions of the frame. If the radius is 0, the fill is the last color.
  case radial(
    center: Point<Double>, radius: Double, stops: [GradientStop], mixing: GradientMixing = .premultiplied)
  /// A picture at the scale of the drawing, repeated in both directions pixel for pixel. The offset, from the frame's top left
  /// corner to that of a tile, is in points and is rounded to a whole pixel.
  case pattern(tile: Bitmap, offset: Point<Double> = Point(x: 0, y: 0))
  /// A gradient in the coordinates of the layer, which a transform of its own places.
  case gradient(Gradient)
  /// Grains of noise on nothing.
  case noise(Noise)
  /// A drawing that repeats.
  case tiles(Tiles)
}

/// A fill as one of several of a layer.
package struct PaintedFill: Hashable, Sendable {
  package var fill: Fill
  /// The opacity of the fill, from 0 to 1.
  package var opacity: Double
  /// How the fill is blended with the fills below it, within the layer.
  package var blend: BlendMode

  package init(_ fill: Fill, opacity: Double = 1, blend: BlendMode = .normal) {
    self.fill = fill
    self.opacity = opacity
    self.blend = blend
  }
}

/// A gradient along a line, between two circles or around a point, as in SVG and CSS.
package struct Gradient: Hashable, Sendable {
  package enum Form: Hashable, Sendable {
    /// Along the line from one point to another. If both are equal, the fill is the last color.
    case line(from: Point<Double>, to: Point<Double>)
    /// From the circle of the focus, where the gradient starts, to another circle (SVG 2, §14.2.3). If the radius is 0, the fill
    /// is the last color. A focus outside the circle makes a cone, and nothing is painted beside it.
    case radial(center: Point<Double>, radius: Double, focus: Point<Double>, focusRadius: Double)
    /// Around a point, clockwise from an angle in degrees: 0 is up (CSS Images 4, §3.3).
    case conic(center: Point<Double>, angle: Double)
  }

  /// What is seen before the first stop and after the last one.
  package enum Spread: String, CaseIterable, Hashable, Sendable {
    /// The first and the last color continue.
    case pad
    /// The gradient starts again.
    case `repeat`
    /// The gradient runs back and forth.
    case reflect
  }

  package var form: Form
  package var stops: [GradientStop]
  package var spread: Spread
  package var mixing: GradientMixing
  /// From the coordinates of `form` to those of the layer.
  package var transform: Affine

  package init(
    _ form: Form, stops: [GradientStop], spread: Spread = .pad, mixing: GradientMixing = .premultiplied,
    transform: Affine = Affine()
  ) {
    self.form = form
    self.stops = stops
    self.spread = spread
    self.mixing = mixing
    self.transform = transform
  }
}

/// Noise: for each grain, a color whose strength is random, the same on every machine.
package struct Noise: Hashable, Sendable {
  /// The opacity of the strongest grain, from 0 to 1.
  package var amount: Double
  /// The side of a grain in points. Grains begin at the frame's top left corner.
  package var size: Double
  /// Which noise of many it is.
  package var seed: Int
  /// Whether grains are black and white, in place of red, green and blue by themselves.
  package var isMonochrome: Bool

  package init(amount: Double, size: Double, seed: Int, isMonochrome: Bool) {
    self.amount = amount
    self.size = size
    self.seed = seed
    self.isMonochrome = isMonochrome
  }
}

/// A drawing that repeats in both directions, as the patterns of SVG.
package struct Tiles: Hashable, Sendable {
  /// What is drawn on a tile, in coordinates of the tiles. It is cut at the tile's edges.
  package var items: [Drawing.Item]
  /// One of the tiles.
  package var tile: Rect<Double>
  /// From the coordinates of the tiles to those of the layer.
  package var transform: Affine

  package init(_ items: [Drawing.Item], tile: Rect<Double>, transform: Affine = Affine()) {
    self.items = items
    self.tile = tile
    self.transform = transform
  }
}

/// How the colors between two stops of a gradient are found.
package enum GradientMixing: Hashable, Sendable {
  /// The premultiplied colors are interpolated, as in CSS: a transparent stop has no color of its own.
  case premultiplied
  /// Color and alpha are interpolated by themselves, as in SVG: the color of a transparent stop is seen on the way to it.
  case straight
  /// Colors are interpolated in Oklab, premultiplied (CSS Color 4, §12.3), so that lightness changes evenly.
  case oklab
}

/// A color at a position of a gradient.
///
/// A stop before an earlier one is moved to its
/// position, and two stops at the same position make a hard edge. Before the first stop and after the last one, their colors
/// continue.
package struct GradientStop: Hashable, Sendable {
  /// The position: 0 is the start of the gradient, 1 its end.
  package var at: Double
  package var color: Color

  package init(at: Double, color: Color) {
    self.at = at
    self.color = color
  }
}
