package import ThemeCore

/// The parts of an element that have the platform's own look.
package struct SystemParts: OptionSet, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) {
    self.rawValue = rawValue
  }

  static let body = SystemParts(rawValue: 1)
  static let icon = SystemParts(rawValue: 2)
  static let background = SystemParts(rawValue: 4)
  static let shadowImage = SystemParts(rawValue: 8)
  static let backIndicator = SystemParts(rawValue: 16)
  static let backIndicatorMask = SystemParts(rawValue: 32)
}

extension ElementOverlay {
  /// The overlay that gives an element as a whole the platform's own look: its art, or a navigation bar's background, is
  /// `system`.
  package static func platforms(_ kind: ElementKind, at range: SourceRange) -> ElementOverlay {
    var art = ArtOverlay()
    art.isSystem = true
    var overlay = ElementOverlay()
    if kind == .navigationBar {
      var background = PartOverlay()
      background.art = .literal(art, range)
      overlay.background = .literal(background, range)
    } else {
      overlay.body.art = .literal(art, range)
    }
    return overlay
  }

  /// The parts for which this overlay sets the platform's own look.
  package var systemParts: SystemParts {
    var parts: SystemParts = []
    func add(_ part: SystemParts, _ art: Setting<ArtOverlay>?) {
      if art?.value?.isSystem == true { parts.insert(part) }
    }
    add(.body, body.art)
    add(.icon, icon.value?.art)
    add(.background, background.value?.art)
    add(.shadowImage, shadowImage.value?.art)
    add(.backIndicator, backIndicator.value?.art)
    add(.backIndicatorMask, backIndicator.value?.mask)
    return parts
  }

  /// This overlay without the art of the given parts.
  package func withoutArt(of parts: SystemParts) -> ElementOverlay {
    if parts.isEmpty { return self }
    var result = self
    if parts.contains(.body) { result.body.art = .unset }
    if parts.contains(.icon) { result.icon.removeArt(\.art) }
    if parts.contains(.background) { result.background.removeArt(\.art) }
    if parts.contains(.shadowImage) { result.shadowImage.removeArt(\.art) }
    if parts.contains(.backIndicator) { result.backIndicator.removeArt(\.art) }
    if parts.contains(.backIndicatorMask) { result.backIndicator.removeArt(\.mask) }
    return result
  }
}

extension Setting {
  fileprivate mutating func removeArt(_ art: WritableKeyPath<Value, Setting<ArtOverlay>>) {
    guard case .literal(var value, let range) = self else { return }
    value[keyPath: art] = .unset
    self = .literal(value, range)
  }
}
