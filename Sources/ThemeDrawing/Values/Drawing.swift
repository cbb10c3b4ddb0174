package import ThemeCore

/// A picture to be drawn: an artboard with layers and groups of them, in points, with y downward.
package struct Drawing: Hashable, Sendable {
  /// What is drawn on the artboard.
  package enum Item: Hashable, Sendable {
    case layer(Layer)
    case group(Group)
  }

  /// The size of the artboard, in points. At the scale of the drawing, it must be a whole number of pixels.
  package var size: Size<Double>
  /// The layers and groups, from the lowest to the topmost.
  package var items: [Item]

  package init(size: Size<Double>, items: [Item]) {
    self.size = size
    self.items = items
  }

  package init(size: Size<Double>, layers: [Layer]) {
    self.init(size: size, items: layers.map(Item.layer))
  }
}

/// A shape with its fills, its strokes and its effects.
///
/// The parts are painted in the order `shadows`, `fills`, `innerShadows`, `strokes`. If two of them meet within a pixel, each
/// gets its part of the pixel, so that nothing shines through the seam.
package struct Layer: Hashable, Sendable {
  package var outline: Outline
  /// What the inside is painted with, from the lowest up; without any, only the strokes cast shadows.
  package var fills: [PaintedFill]
  /// The strokes, from the lowest up.
  package var strokes: [Stroke]
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
  /// From the coordinates of outline, clip and fills to those of the artboard. Strokes are as wide as the transform makes them.
  /// Shadows are those of the transformed shape: offset, blur and spread are lengths outside of the transform.
  package var transform = Affine()

  package init(_ outline: Outline, fill: Fill? = nil, stroke: Stroke? = nil) {
    self.init(outline, fills: fill.map { [PaintedFill($0)] } ?? [], strokes: stroke.map { [$0] } ?? [])
  }

  package init(_ outline: Outline, fills: [PaintedFill], strokes: [Stroke]) {
    self.outline = outline
    self.fills = fills
    self.strokes = strokes
  }
}

/// Layers and groups that are drawn on a transparent sheet of their own, which is then filtered, masked and laid on what is
/// below as one (W3C Compositing and Blending, §3; the order of SVG 2, §11.6).
package struct Group: Hashable, Sendable {
  /// What is drawn on the sheet, from the lowest to the topmost.
  package var items: [Drawing.Item]
  /// From the coordinates of the group, with everything in it, its masks and its filter, to those around it.
  package var transform = Affine()
  /// What is done with the pixels of the sheet; nil leaves them as they are.
  package var filter: Filter?
  /// What is left of the sheet: each mask multiplies it.
  package var masks: [GroupMask] = []
  /// The opacity of the sheet, from 0 to 1.
  package var opacity: Double = 1
  /// How the sheet is blended with what is below.
  package var blend: BlendMode = .normal

  package init(_ items: [Drawing.Item]) { self.items = items }
}

/// What masks a group: a drawing, of which each pixel says how much of the group is left.
package struct GroupMask: Hashable, Sendable {
  package enum Measure: Hashable, Sendable {
    /// The alpha of the pixel. Opaque shapes make it a clipping path.
    case alpha
    /// The luminance of the pixel times its alpha, with the coefficients of linear colors (CSS Masking 1, §7.10.1).
    case luminance
    /// As `luminance`, of colors that are converted to linear ones first.
    case linearLuminance
  }

  package var items: [Drawing.Item]
  package var measure: Measure

  package init(_ items: [Drawing.Item], by measure: Measure) {
    self.items = items
    self.measure = measure
  }
}

/// How a layer, a group or a fill is blended with what is below, by the formulas of W3C Compositing and Blending, §9 and §10.
package enum BlendMode: String, CaseIterable, Hashable, Sendable {
  case normal
  case multiply
  case screen
  case overlay
  case darken
  case lighten
  case colorDodge
  case colorBurn
  case hardLight
  case softLight
  case difference
  case exclusion
  case hue
  case saturation
  case color
  case luminosity
}
