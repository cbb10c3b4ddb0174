package import ThemeCore

/// Where art comes from.
package enum ArtSource: Sendable {
  /// One file, whose `@2x` and `@3x` siblings are picked up by name.
  case file(Setting<PathText>)
  /// A file for each scale.
  case files(ScaleFiles)
  /// An Android nine-patch.
  case ninePatch(Setting<PathText>)
  /// An Android nine-patch for each scale.
  case ninePatches(ScaleFiles)
  /// Drawn by the theme.
  case draw(DrawingOverlay)
  /// Drawn by a recipe.
  case use(Ranged<String>)
  /// Drawn, with everything resolved.
  case drawn(ResolvedDrawing)
  /// Another state's pixels.
  case derive(Ranged<StateName>)

  /// The key that names the source.
  package var key: ArtSourceKey {
    switch self {
    case .file: .file
    case .files: .files
    case .ninePatch, .ninePatches: .ninePatch
    case .draw, .drawn: .draw
    case .use: .use
    case .derive: .derive
    }
  }
}

/// The keys of which art has one.
package enum ArtSourceKey: String, CaseIterable, Sendable {
  case file, files, ninePatch, draw, use, derive
}

/// A path as a theme writes it: relative to the file that holds it.
package struct PathText: Hashable, Sendable {
  package let text: String

  /// Whether the name is that of an Android nine-patch, whose frame is no part of the art.
  package var isNinePatch: Bool { text.lowercased().hasSuffix(".9.png") }
}

/// One exact color that takes the place of another.
package struct ColorSwap: Sendable {
  package let from: Ranged<Color>
  package var to: Setting<Color>
}

/// The colors of `swap`, in the order of the file; each stands there once.
extension [ColorSwap]: Overlaying {
  package func overlaid(by overlay: [ColorSwap]) -> [ColorSwap] {
    var result = self
    var places: [Color: Int] = [:]
    for (place, swap) in enumerated() { places[swap.from.value] = place }
    for swap in overlay {
      if let place = places[swap.from.value] { result[place] = swap } else { result.append(swap) }
    }
    return result
  }
}

/// An art source with what goes with it.
package struct ArtOverlay: Overlaying {
  /// `system`: the platform's own look.
  package var isSystem = false
  package var source = Setting<ArtSource>.unset
  /// The sources that are taken away (`file: null`), with the places that say so; in the order of the keys.
  package var removed: [Ranged<ArtSourceKey>] = []
  /// Whether there would be a source, had it not been refused: nothing more is to be said of it.
  package var isBroken = false
  /// What the recipe's parameters are here.
  package var with = Setting<ArgumentsOverlay>.unset
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
    if let key = source.value?.key, overlay.removed.contains(where: { $0.value == key }) {
      result = ArtOverlay()
    }
    result.with = result.with.merged(with: overlay.with)
    result.resample = result.resample.replaced(by: overlay.resample)
    result.multiply = result.multiply.replaced(by: overlay.multiply)
    result.screen = result.screen.replaced(by: overlay.screen)
    result.opacity = result.opacity.replaced(by: overlay.opacity)
    result.desaturate = result.desaturate.replaced(by: overlay.desaturate)
    result.swap = result.swap.merged(with: overlay.swap)
    return result
  }
}

/// A number from 0 to 1, or a percentage.
package struct Fraction: Hashable, Sendable {
  /// 0…255, rounded half up.
  package let byte: UInt8
  /// As the manifest prints it, in thousandths.
  package let thousandths: Int

  /// 1.
  package static let whole = Fraction(byte: 255, thousandths: 1_000)
}
