package import ThemeCore

// What is said of a navigation bar alone.

extension ElementOverlay {
  package var background: Setting<PartOverlay> {
    get { bar?.value.background ?? .unset }
    set { set(newValue, \.background) }
  }

  package var shadowImage: Setting<PartOverlay> {
    get { bar?.value.shadowImage ?? .unset }
    set { set(newValue, \.shadowImage) }
  }

  package var backIndicator: Setting<BackIndicatorOverlay> {
    get { bar?.value.backIndicator ?? .unset }
    set { set(newValue, \.backIndicator) }
  }

  package var tint: Setting<Color> {
    get { bar?.value.tint ?? .unset }
    set { set(newValue, \.tint) }
  }

  package var translucent: Setting<Bool> {
    get { bar?.value.translucent ?? .unset }
    set { set(newValue, \.translucent) }
  }

  package var position: Setting<BarPosition> {
    get { bar?.value.position ?? .unset }
    set { set(newValue, \.position) }
  }

  private mutating func set<Value>(
    _ setting: Setting<Value>, _ place: WritableKeyPath<BarOverlay, Setting<Value>>
  ) {
    if bar == nil, setting.isUnset { return }
    var value = bar?.value ?? BarOverlay()
    value[keyPath: place] = setting
    bar = .value(value)
  }
}

/// The settings of a bar, out of line.
struct BarOverlay: Overlaying {
  var background = Setting<PartOverlay>.unset
  var shadowImage = Setting<PartOverlay>.unset
  var backIndicator = Setting<BackIndicatorOverlay>.unset
  var tint = Setting<Color>.unset
  var translucent = Setting<Bool>.unset
  var position = Setting<BarPosition>.unset

  func overlaid(by overlay: BarOverlay) -> BarOverlay {
    var result = self
    result.background = background.merged(with: overlay.background)
    result.shadowImage = shadowImage.merged(with: overlay.shadowImage)
    result.backIndicator = backIndicator.merged(with: overlay.backIndicator)
    result.tint = tint.replaced(by: overlay.tint)
    result.translucent = translucent.replaced(by: overlay.translucent)
    result.position = position.replaced(by: overlay.position)
    return result
  }
}
