package import ThemeCore

/// Caps in pixels of each scale's art.
package struct ScaleCaps: Overlaying {
  /// Ascending.
  package var entries: [(scale: Scale, caps: Setting<PixelCaps>)] = []

  /// The caps of a scale; references are resolved before anyone asks.
  package subscript(scale: Scale) -> Ranged<Insets<Pixels>>? {
    entries.first { $0.scale == scale }?.caps.ranged.map { $0.map(\.insets) }
  }

  package func overlaid(by overlay: ScaleCaps) -> ScaleCaps {
    var result = self
    for entry in overlay.entries {
      if let index = result.entries.firstIndex(where: { $0.scale == entry.scale }) {
        result.entries[index].caps = result.entries[index].caps.merged(with: entry.caps)
      } else {
        result.entries.append(entry)
      }
    }
    result.entries.sort { $0.scale < $1.scale }
    return result
  }
}

/// The caps of one scale; a side that is not named is 0.
package struct PixelCaps: Overlaying {
  package var top = Setting<PixelCount>.unset
  package var left = Setting<PixelCount>.unset
  package var bottom = Setting<PixelCount>.unset
  package var right = Setting<PixelCount>.unset

  package init() {}

  package func overlaid(by overlay: PixelCaps) -> PixelCaps {
    var result = self
    result.top = top.replaced(by: overlay.top)
    result.left = left.replaced(by: overlay.left)
    result.bottom = bottom.replaced(by: overlay.bottom)
    result.right = right.replaced(by: overlay.right)
    return result
  }

  package var insets: Insets<Pixels> {
    func pixels(_ side: Setting<PixelCount>) -> Pixels { side.value?.pixels ?? .zero }
    return Insets(top: pixels(top), left: pixels(left), bottom: pixels(bottom), right: pixels(right))
  }
}

/// A whole number of pixels, not less than 0.
package struct PixelCount: Hashable, Sendable {
  package let pixels: Pixels
}
