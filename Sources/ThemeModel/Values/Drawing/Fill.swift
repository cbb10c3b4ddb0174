package import ThemeCore

/// What fills a layer's shape.
package enum FillForm: Overlaying {
  case color(Color)
  case linear(Setting<LinearOverlay>)
  case radial(Setting<RadialOverlay>)
  case pattern(Setting<PatternOverlay>)

  package func overlaid(by overlay: FillForm) -> FillForm {
    switch (self, overlay) {
    case (.linear(let lower), .linear(let upper)): .linear(lower.merged(with: upper))
    case (.radial(let lower), .radial(let upper)): .radial(lower.merged(with: upper))
    case (.pattern(let lower), .pattern(let upper)): .pattern(lower.merged(with: upper))
    default: overlay
    }
  }
}

/// A gradient along a line through the frame's middle: CSS's `linear-gradient`.
package struct LinearOverlay: Overlaying {
  package var angle = Setting<Angle>.unset
  package var stops = Setting<SettingList<StopOverlay>>.unset

  package init() {}

  package func overlaid(by overlay: LinearOverlay) -> LinearOverlay {
    var result = self
    result.angle = angle.replaced(by: overlay.angle)
    result.stops = stops.replaced(by: overlay.stops)
    return result
  }
}

/// A gradient from a center outwards.
package struct RadialOverlay: Overlaying {
  package var center = Setting<CenterOverlay>.unset
  /// As a fraction of the frame.
  package var radius = Setting<Ratio>.unset
  package var stops = Setting<SettingList<StopOverlay>>.unset

  package init() {}

  package func overlaid(by overlay: RadialOverlay) -> RadialOverlay {
    var result = self
    result.center = center.merged(with: overlay.center)
    result.radius = radius.replaced(by: overlay.radius)
    result.stops = stops.replaced(by: overlay.stops)
    return result
  }
}

/// A place as fractions of the frame's width and height.
package struct CenterOverlay: Overlaying {
  package var x = Setting<Ratio>.unset
  package var y = Setting<Ratio>.unset

  package init() {}

  package func overlaid(by overlay: CenterOverlay) -> CenterOverlay {
    var result = self
    result.x = x.replaced(by: overlay.x)
    result.y = y.replaced(by: overlay.y)
    return result
  }
}

/// A color at a place of a gradient.
package struct StopOverlay: Overlaying {
  /// 0 where the gradient begins, 1 where it ends.
  package var at = Setting<Ratio>.unset
  package var color = Setting<Color>.unset

  package init() {}

  package func overlaid(by overlay: StopOverlay) -> StopOverlay {
    var result = self
    result.at = at.replaced(by: overlay.at)
    result.color = color.replaced(by: overlay.color)
    return result
  }
}

/// A PNG that repeats, from the frame's upper left corner on.
package struct PatternOverlay: Overlaying {
  package var file = Setting<PathText>.unset
  package var files = Setting<ScaleFiles>.unset
  package var offset = Setting<OffsetOverlay>.unset

  package init() {}

  package func overlaid(by overlay: PatternOverlay) -> PatternOverlay {
    var result = self
    if !overlay.file.isUnset || !overlay.files.isUnset {
      result.file = overlay.file
      result.files = overlay.files
    }
    result.offset = offset.merged(with: overlay.offset)
    return result
  }
}
