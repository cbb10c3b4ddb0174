package import ThemeCore

/// What the smallest width of a button is.
package enum MinimumWidth: Hashable, Sendable {
  case points(Points)
  /// The width of the art before slicing.
  case art
  /// Both caps and one point.
  case caps
}

/// How much of the art lies outside what layout should align.
package enum AlignmentInsets: Overlaying {
  case insets(InsetsOverlay)
  /// The transparent margins of the art.
  case auto

  package func overlaid(by overlay: AlignmentInsets) -> AlignmentInsets {
    guard case .insets(let lower) = self, case .insets(let upper) = overlay else { return overlay }
    return .insets(lower.overlaid(by: upper))
  }
}

/// A picture beside or instead of a title.
package struct IconOverlay: Overlaying {
  package var art = Setting<ArtOverlay>.unset
  package var tint = Setting<Color>.unset
  package var placement = Setting<IconPlacement>.unset
  package var gap = Setting<Points>.unset

  package init() {}

  package func overlaid(by overlay: IconOverlay) -> IconOverlay {
    var result = self
    result.art = art.merged(with: overlay.art)
    result.tint = tint.replaced(by: overlay.tint)
    result.placement = placement.replaced(by: overlay.placement)
    result.gap = gap.replaced(by: overlay.gap)
    return result
  }
}

/// A bar's picture that takes the place of the platform's chevron.
package struct BackIndicatorOverlay: Overlaying {
  package var art = Setting<ArtOverlay>.unset
  package var mask = Setting<ArtOverlay>.unset

  package init() {}

  package func overlaid(by overlay: BackIndicatorOverlay) -> BackIndicatorOverlay {
    var result = self
    result.art = art.merged(with: overlay.art)
    result.mask = mask.merged(with: overlay.mask)
    return result
  }
}

/// The size of the area that takes touches.
package struct HitAreaOverlay: Overlaying {
  /// Whether it was said as one length, which is both sides.
  package var isSquare = false
  package var width = Setting<Points>.unset
  package var height = Setting<Points>.unset

  package init() {}

  /// One length and a map take each other's place whole, as they do in inheritance.
  package func overlaid(by overlay: HitAreaOverlay) -> HitAreaOverlay {
    if overlay.isSquare || isSquare { return overlay }
    var result = self
    result.width = width.replaced(by: overlay.width)
    result.height = height.replaced(by: overlay.height)
    return result
  }
}

/// What one place of a theme says of an element, in one or all of its variants.
///
/// Most places say little, and a theme has thousands of them: maps that few places have stand out of line.
package struct ElementOverlay: Overlaying {
  /// The art and slicing of a button or an image, which stand on the element itself.
  package var body = PartOverlay()
  package var height = Setting<Points>.unset
  package var minimumWidth = Setting<MinimumWidth>.unset
  package var maximumWidth = Setting<Points>.unset
  package var hitArea = Setting<HitAreaOverlay>.unset
  package var alignmentInsets = Setting<AlignmentInsets>.unset
  package var assetName = Setting<Text>.unset
  package var renderingIntent = Setting<RenderingIntent>.unset
  private var titleOutOfLine: OutOfLine<Setting<TitleOverlay>>?
  private var iconOutOfLine: OutOfLine<Setting<IconOverlay>>?
  var bar: OutOfLine<BarOverlay>?

  package init() {}

  package var title: Setting<TitleOverlay> {
    get { titleOutOfLine?.value ?? .unset }
    set { titleOutOfLine = newValue.isUnset ? nil : .value(newValue) }
  }

  package var icon: Setting<IconOverlay> {
    get { iconOutOfLine?.value ?? .unset }
    set { iconOutOfLine = newValue.isUnset ? nil : .value(newValue) }
  }

  package func overlaid(by overlay: ElementOverlay) -> ElementOverlay {
    var result = self
    result.body = body.overlaid(by: overlay.body)
    result.height = height.replaced(by: overlay.height)
    result.minimumWidth = minimumWidth.replaced(by: overlay.minimumWidth)
    result.maximumWidth = maximumWidth.replaced(by: overlay.maximumWidth)
    result.hitArea = hitArea.merged(with: overlay.hitArea)
    result.alignmentInsets = alignmentInsets.merged(with: overlay.alignmentInsets)
    result.assetName = assetName.replaced(by: overlay.assetName)
    result.renderingIntent = renderingIntent.replaced(by: overlay.renderingIntent)
    if overlay.titleOutOfLine != nil { result.title = title.merged(with: overlay.title) }
    if overlay.iconOutOfLine != nil { result.icon = icon.merged(with: overlay.icon) }
    if let upper = overlay.bar { result.bar = .value(bar?.value.overlaid(by: upper.value) ?? upper.value) }
    return result
  }
}
