package import ThemeCore

/// Caps as lengths; a side that is not named is 0.
package struct CapLengths: Overlaying {
  package var top = Setting<Length>.unset
  package var left = Setting<Length>.unset
  package var bottom = Setting<Length>.unset
  package var right = Setting<Length>.unset

  package init() {}

  package func overlaid(by overlay: CapLengths) -> CapLengths {
    var result = self
    result.top = top.replaced(by: overlay.top)
    result.left = left.replaced(by: overlay.left)
    result.bottom = bottom.replaced(by: overlay.bottom)
    result.right = right.replaced(by: overlay.right)
    return result
  }

  /// The sides that were named, in the order top, left, bottom, right.
  package var sides: [(name: String, setting: Setting<Length>)] {
    [("top", top), ("left", left), ("bottom", bottom), ("right", right)]
  }
}

/// How the margins that never stretch are said; one takes the place of another whole.
package enum SlicingForm: Overlaying {
  /// In points.
  case caps(CapLengths)
  /// In pixels of each scale's art.
  case capsByScale(ScaleCaps)
  /// UIKit's older form: the strip after the left and top caps is one point.
  case stretchable(leftCapWidth: Setting<Points>, topCapHeight: Setting<Points>)
  /// The compiler finds them.
  case auto
  /// The art keeps its size, or tiles, though its element may be larger.
  case unstretched

  /// Sides over sides, as tokens are layered; another form takes this one's place.
  package func overlaid(by overlay: SlicingForm) -> SlicingForm {
    switch (self, overlay) {
    case (.caps(let lower), .caps(let upper)): .caps(lower.overlaid(by: upper))
    case (.capsByScale(let lower), .capsByScale(let upper)): .capsByScale(lower.overlaid(by: upper))
    default: overlay
    }
  }
}

/// The keys of which slicing has one.
package enum SlicingKey: String, CaseIterable, Sendable {
  case caps, stretchable
}

/// The map of `stretchable`.
package struct StretchableStrip: Overlaying {
  package var leftCapWidth = Setting<Points>.unset
  package var topCapHeight = Setting<Points>.unset

  package init() {}

  /// The strip of a form; empty for another.
  package init(_ form: SlicingForm) {
    if case .stretchable(let left, let top) = form {
      leftCapWidth = left
      topCapHeight = top
    }
  }

  package func overlaid(by overlay: StretchableStrip) -> StretchableStrip {
    var result = self
    result.leftCapWidth = leftCapWidth.replaced(by: overlay.leftCapWidth)
    result.topCapHeight = topCapHeight.replaced(by: overlay.topCapHeight)
    return result
  }

  package var form: SlicingForm { .stretchable(leftCapWidth: leftCapWidth, topCapHeight: topCapHeight) }
}

/// How a piece of art stretches.
package struct SlicingOverlay: Overlaying {
  package var form = Setting<SlicingForm>.unset
  /// The key that says the form.
  package internal(set) var key: SlicingKey?
  /// The forms that are taken away (`caps: null`), with the places that say so; in the order of the keys.
  package internal(set) var removed: [Ranged<SlicingKey>] = []
  package var resizing = Setting<ResizingMode>.unset
  package var center = Setting<KeptCenter>.unset
  /// Whether a form was written that could not be read: its problem is reported.
  package var hasLostForm = false

  package init() {}

  package func overlaid(by overlay: SlicingOverlay) -> SlicingOverlay {
    var result = self
    result.hasLostForm = hasLostForm || overlay.hasLostForm
    if !overlay.form.isUnset {
      result.form = overlay.form
      result.key = overlay.key
    } else if let key, overlay.removed.contains(where: { $0.value == key }) {
      result.form = .unset
      result.key = nil
    }
    result.resizing = resizing.replaced(by: overlay.resizing)
    result.center = center.replaced(by: overlay.center)
    return result
  }
}

/// Art with its own slicing: what a background or a shadow image of a bar is.
package struct PartOverlay: Overlaying {
  package var art = Setting<ArtOverlay>.unset
  package var slicing = SlicingOverlay()

  package init() {}

  package func overlaid(by overlay: PartOverlay) -> PartOverlay {
    var result = self
    result.art = art.merged(with: overlay.art)
    result.slicing = slicing.overlaid(by: overlay.slicing)
    return result
  }
}
