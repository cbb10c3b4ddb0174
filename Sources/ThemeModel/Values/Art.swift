package import ThemeGeometry
package import ThemeSource

/// Where art comes from.
package enum ArtSource: Sendable {
  /// One file, whose `@2x` and `@3x` siblings are picked up by name.
  case file(Setting<PathText>)
  /// A file for each scale.
  case files([Scale: Ranged<PathText>])
  /// An Android nine-patch.
  case ninePatch(Setting<PathText>)
  /// Another state's pixels.
  case derive(Ranged<StateName>)

  /// The key that names the source.
  package var key: String {
    switch self {
    case .file: "file"
    case .files: "files"
    case .ninePatch: "ninePatch"
    case .derive: "derive"
    }
  }
}

/// A path as a theme writes it: relative to the file that holds it.
package struct PathText: Hashable, Sendable {
  package let text: String
}

/// One exact colour that takes the place of another.
package struct ColorSwap: Sendable {
  package let from: Ranged<Color>
  package var to: Setting<Color>
}

/// An art source with what goes with it.
package struct ArtOverlay: Overlaying {
  /// `system`: the platform's own look.
  package var isSystem = false
  package var source = Setting<ArtSource>.unset
  package var resample = Setting<Resample>.unset
  package var multiply = Setting<Color>.unset
  package var screen = Setting<Color>.unset
  package var opacity = Setting<Fraction>.unset
  package var desaturate = Setting<Fraction>.unset
  package var swap = Setting<[ColorSwap]>.unset

  package init() {}

  /// A source takes the place of any other, with all that belonged to it.
  package func overlaid(by overlay: ArtOverlay) -> ArtOverlay {
    if overlay.isSystem || isSystem || !overlay.source.isUnset { return overlay }
    var result = self
    result.resample = resample.replaced(by: overlay.resample)
    result.multiply = multiply.replaced(by: overlay.multiply)
    result.screen = screen.replaced(by: overlay.screen)
    result.opacity = opacity.replaced(by: overlay.opacity)
    result.desaturate = desaturate.replaced(by: overlay.desaturate)
    result.swap = swap.replaced(by: overlay.swap)
    return result
  }
}

/// A number from 0 to 1, or a percentage.
package struct Fraction: Hashable, Sendable {
  /// 0…255, rounded half up.
  package let byte: UInt8
  /// As the manifest prints it, in thousandths.
  package let thousandths: Int
}
