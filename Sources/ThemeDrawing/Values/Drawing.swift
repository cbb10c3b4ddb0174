package import ThemeCore

/// A picture to be drawn: an artboard and what lies on it, all in points, with y downwards.
package struct Drawing: Equatable, Sendable {
  /// The artboard, in points; at the scale of the drawing it must be whole pixels.
  package var size: Size<Double>
  /// From the lowest to the topmost.
  package var layers: [Layer]

  package init(size: Size<Double>, layers: [Layer]) {
    self.size = size
    self.layers = layers
  }
}

/// A shape with its paint and its effects.
///
/// It is painted from below: `shadows`, `fill`, `innerShadows`, `stroke`. Where two of them meet within a pixel, each
/// gets its part of the pixel, so nothing shines through a seam.
package struct Layer: Equatable, Sendable {
  package var outline: Outline
  /// Nil paints no inside; shadows are then those of the stroke alone.
  package var fill: Fill?
  package var stroke: Stroke?
  /// The first one lies on top, as in CSS. They are seen outside what casts them only, as CSS's box shadows are, also
  /// where the fill is translucent. What casts is fill and stroke together, whatever their alpha.
  package var shadows: [Shadow] = []
  /// The first one lies on top. They begin at the inner edge of the stroke, as CSS's inset shadows do at the border's.
  package var innerShadows: [Shadow] = []
  /// From 0 to 1, of the layer as a whole.
  package var opacity: Double = 1
  /// How the layer as a whole, its shadows with it, mixes with what lies below.
  package var blend: BlendMode = .normal
  /// The layer is seen, shadows and all, inside this outline only, as with CSS's `clip-path`.
  package var clip: Outline?

  package init(_ outline: Outline, fill: Fill? = nil, stroke: Stroke? = nil) {
    self.outline = outline
    self.fill = fill
    self.stroke = stroke
  }
}

/// How a layer mixes with what lies below, by the formulas of W3C's Compositing and Blending, §9.
package enum BlendMode: String, CaseIterable, Sendable {
  case normal
  case multiply
  case screen
  case overlay
}
