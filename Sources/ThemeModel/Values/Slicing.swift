package import ThemeGeometry
package import ThemeSource

/// Caps as lengths; a side that is not named is 0.
package struct CapLengths: Sendable {
  package var top = Setting<Length>.unset
  package var left = Setting<Length>.unset
  package var bottom = Setting<Length>.unset
  package var right = Setting<Length>.unset

  package init() {}

  /// The sides that were named, in the order top, left, bottom, right.
  package var sides: [(name: String, setting: Setting<Length>)] {
    [("top", top), ("left", left), ("bottom", bottom), ("right", right)]
  }
}

/// How the margins that never stretch are said; one takes the place of another whole.
package enum SlicingForm: Sendable {
  /// In points.
  case caps(CapLengths)
  /// In pixels of each scale's art.
  case capsByScale([Scale: Ranged<Insets<Pixels>>])
  /// UIKit's older form: the strip after the left and top caps is one point.
  case stretchable(leftCapWidth: Setting<Points>, topCapHeight: Setting<Points>)
  /// The compiler finds them.
  case auto
}

/// How a piece of art stretches.
package struct SlicingOverlay: Overlaying {
  package var form = Setting<SlicingForm>.unset
  package var resizing = Setting<ResizingMode>.unset
  package var center = Setting<KeptCenter>.unset

  package init() {}

  package func overlaid(by overlay: SlicingOverlay) -> SlicingOverlay {
    var result = self
    result.form = form.replaced(by: overlay.form)
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
