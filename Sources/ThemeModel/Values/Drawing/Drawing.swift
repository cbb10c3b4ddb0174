package import ThemeCore
package import ThemeDrawing

/// Art that a theme draws: an artboard, and what is drawn on it from the lowest layer up.
package struct DrawingOverlay: Sendable {
  package var size = Setting<SizeOverlay>.unset
  package var layers = Setting<SettingList<LayerOverlay>>.unset
  /// Whether something of it was refused: nothing more is to be said of what is missing.
  package var isBroken = false

  package init() {}
}

/// An artboard's width and height.
package struct SizeOverlay: Overlaying {
  package var width = Setting<Points>.unset
  package var height = Setting<Points>.unset

  package init() {}

  package func overlaid(by overlay: SizeOverlay) -> SizeOverlay {
    var result = self
    result.width = width.replaced(by: overlay.width)
    result.height = height.replaced(by: overlay.height)
    return result
  }
}

/// One shape with all that is drawn of it.
package struct LayerOverlay: Overlaying {
  package var shape = Setting<ShapeForm>.unset
  /// Insets from the artboard.
  package var frame = Setting<InsetsOverlay>.unset
  package var fill = Setting<FillForm>.unset
  package var fillRule = Setting<FillRule>.unset
  package var stroke = Setting<StrokeOverlay>.unset
  package var shadows = Setting<SettingList<ShadowOverlay>>.unset
  package var innerShadows = Setting<SettingList<ShadowOverlay>>.unset
  package var opacity = Setting<Fraction>.unset
  package var blend = Setting<BlendMode>.unset
  /// What of the artboard the layer may touch, within the same frame.
  package var clip = Setting<ShapeForm>.unset

  package init() {}

  package func overlaid(by overlay: LayerOverlay) -> LayerOverlay {
    var result = self
    result.shape = shape.merged(with: overlay.shape)
    result.frame = frame.merged(with: overlay.frame)
    result.fill = fill.merged(with: overlay.fill)
    result.fillRule = fillRule.replaced(by: overlay.fillRule)
    result.stroke = stroke.merged(with: overlay.stroke)
    result.shadows = shadows.replaced(by: overlay.shadows)
    result.innerShadows = innerShadows.replaced(by: overlay.innerShadows)
    result.opacity = opacity.replaced(by: overlay.opacity)
    result.blend = blend.replaced(by: overlay.blend)
    result.clip = clip.merged(with: overlay.clip)
    return result
  }
}

/// A line along a shape's outline.
package struct StrokeOverlay: Overlaying {
  package var color = Setting<Color>.unset
  package var width = Setting<Length>.unset
  package var position = Setting<Stroke.Position>.unset
  package var join = Setting<Stroke.Join>.unset
  package var cap = Setting<Stroke.Cap>.unset
  package var miterLimit = Setting<Ratio>.unset

  package init() {}

  package func overlaid(by overlay: StrokeOverlay) -> StrokeOverlay {
    var result = self
    result.color = color.replaced(by: overlay.color)
    result.width = width.replaced(by: overlay.width)
    result.position = position.replaced(by: overlay.position)
    result.join = join.replaced(by: overlay.join)
    result.cap = cap.replaced(by: overlay.cap)
    result.miterLimit = miterLimit.replaced(by: overlay.miterLimit)
    return result
  }
}
