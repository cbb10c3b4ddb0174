package import ThemeCore

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
