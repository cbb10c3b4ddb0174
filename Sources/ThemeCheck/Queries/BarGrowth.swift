import ThemeCore
import ThemePictures
import ThemeStretch

/// What becomes of a bar's background in a bar that is higher than its art.
package enum BarGrowth {
  /// It fills any height well.
  case fills
  /// All of its rows are stretched; `caps` are those that would keep them, as a theme writes them.
  case stretches(caps: String?)
  /// It repeats from its top edge.
  case repeats
  /// It keeps its size, so part of the bar shows no background.
  case keepsItsSize
}

extension ElementContext {
  /// What becomes of the background of a bar at the top of a screen, below a status bar of any height.
  package func growth(ofBar part: PartContext) -> BarGrowth {
    if part.images.allSatisfy({ $0.caps.hasCaps(along: .vertical) }) || part.isUniform(along: .vertical) {
      return .fills
    }
    guard part.stretches else { return .keepsItsSize }
    if part.mode == .stretch {
      return .stretches(caps: growingCaps(for: part, along: .vertical).map(part.written))
    }
    return part.images.allSatisfy(repeatsDownwards) ? .fills : .repeats
  }

  /// Whether nobody sees where a picture begins again below itself: its rows repeat already, or the last goes over into
  /// the first. An edge inside of it, as bars have below, does not excuse one between its ends.
  private func repeatsDownwards(_ image: ImageContext) -> Bool {
    let core = image.core(along: .vertical)
    if image.period(along: .vertical).count < core.count { return true }
    let seam = store.seam(of: image.picture, in: core, along: .vertical)
    return (seam?.difference.amount ?? 0) <= 24
  }
}
