package import ThemeCore

/// Margins of which a theme may have said only some.
package struct InsetsOverlay: Overlaying {
  package var top = Setting<Points>.unset
  package var left = Setting<Points>.unset
  package var bottom = Setting<Points>.unset
  package var right = Setting<Points>.unset

  package init() {}

  package func overlaid(by overlay: InsetsOverlay) -> InsetsOverlay {
    var result = self
    result.top = top.replaced(by: overlay.top)
    result.left = left.replaced(by: overlay.left)
    result.bottom = bottom.replaced(by: overlay.bottom)
    result.right = right.replaced(by: overlay.right)
    return result
  }

  /// The margins with 0 where nothing was said.
  package var insets: Insets<Points> {
    Insets(
      top: top.value ?? .zero, left: left.value ?? .zero, bottom: bottom.value ?? .zero,
      right: right.value ?? .zero)
  }
}

/// A shift; +x is right, +y is down.
package struct OffsetOverlay: Overlaying {
  package var x = Setting<Points>.unset
  package var y = Setting<Points>.unset

  package init() {}

  package func overlaid(by overlay: OffsetOverlay) -> OffsetOverlay {
    var result = self
    result.x = x.replaced(by: overlay.x)
    result.y = y.replaced(by: overlay.y)
    return result
  }
}

/// A title's font.
package struct FontOverlay: Overlaying {
  package var family = Setting<Text>.unset
  package var weight = Setting<FontWeight>.unset
  package var size = Setting<Points>.unset
  package var style = Setting<FontStyle>.unset

  package init() {}

  package func overlaid(by overlay: FontOverlay) -> FontOverlay {
    var result = self
    result.family = family.replaced(by: overlay.family)
    result.weight = weight.replaced(by: overlay.weight)
    result.size = size.replaced(by: overlay.size)
    result.style = style.replaced(by: overlay.style)
    return result
  }
}

/// The shadow below a title's glyphs; blur is CSS's, twice the deviation of the Gaussian.
package struct ShadowOverlay: Overlaying {
  /// `none`: whatever an overlaid theme says, there is no shadow.
  package var isNone = false
  package var color = Setting<Color>.unset
  package var x = Setting<Points>.unset
  package var y = Setting<Points>.unset
  package var blur = Setting<Points>.unset

  package init() {}

  package func overlaid(by overlay: ShadowOverlay) -> ShadowOverlay {
    if overlay.isNone || isNone { return overlay }
    var result = self
    result.color = color.replaced(by: overlay.color)
    result.x = x.replaced(by: overlay.x)
    result.y = y.replaced(by: overlay.y)
    result.blur = blur.replaced(by: overlay.blur)
    return result
  }
}

/// What stands in a button or bar as text.
package struct TitleOverlay: Overlaying {
  package var font = Setting<FontOverlay>.unset
  package var color = Setting<Color>.unset
  package var shadow = Setting<ShadowOverlay>.unset
  package var insets = Setting<InsetsOverlay>.unset
  package var offset = Setting<OffsetOverlay>.unset
  package var alignment = Setting<TitleAlignment>.unset
  package var verticalAlignment = Setting<VerticalAlignment>.unset
  package var truncation = Setting<Truncation>.unset
  package var measure = Setting<Measure>.unset

  package init() {}

  package func overlaid(by overlay: TitleOverlay) -> TitleOverlay {
    var result = self
    result.font = font.merged(with: overlay.font)
    result.color = color.replaced(by: overlay.color)
    result.shadow = shadow.merged(with: overlay.shadow)
    result.insets = insets.merged(with: overlay.insets)
    result.offset = offset.merged(with: overlay.offset)
    result.alignment = alignment.replaced(by: overlay.alignment)
    result.verticalAlignment = verticalAlignment.replaced(by: overlay.verticalAlignment)
    result.truncation = truncation.replaced(by: overlay.truncation)
    result.measure = measure.replaced(by: overlay.measure)
    return result
  }
}
