import ThemeCore
import ThemePictures
import ThemeImage

/// How a bar's background fills a bar that is higher than its art.
package enum BarGrowth {
  /// The background fills any height without visible distortion.
  case fills
  /// All rows of the background are stretched. `caps` is the text of caps that would prevent it; nil if none are found.
  case stretches(caps: String?)
  /// The background repeats from its top edge.
  case repeats
  /// The background keeps its size, so it does not cover all of the bar.
  case keepsItsSize
}

extension ElementContext {
  /// How the background of a bar fills a bar at the top of a screen, which extends below a status bar of any height.
  package func growth(ofBar part: PartContext) -> BarGrowth {
    if part.images.allSatisfy({ $0.caps.hasCaps(along: .vertical) }) || part.isUniform(along: .vertical) {
      return .fills
    }
    guard part.stretches else { return .keepsItsSize }
    if part.mode.vertical == .stretch {
      return .stretches(caps: growingCaps(for: part, along: .vertical).map(part.written))
    }
    return part.images.allSatisfy(repeatsDownwards) ? .fills : .repeats
  }

  /// Whether a picture repeats downwards without a visible seam: its rows already repeat, or its last row is close to its
  /// first. A visible edge inside the picture, as many bars have at the bottom, does not make a seam at its ends acceptable, so
  /// `Seam.isVisible` is not used here.
  private func repeatsDownwards(_ image: ImageContext) -> Bool {
    let core = image.core(along: .vertical)
    if image.period(along: .vertical).count < core.count { return true }
    let seam = store.seam(of: image.picture, in: core, along: .vertical)
    return (seam?.difference.amount ?? 0) <= 24
  }
}
