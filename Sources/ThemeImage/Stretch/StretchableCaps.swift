package import ThemeCore

/// The caps of one axis that UIKit's older form of caps stands for, in pixels of one picture.
///
/// `stretchableImage(withLeftCapWidth: L, topCapHeight: T)` means left = L and right = width - L - 1 in points, and likewise
/// for top and bottom. 0 means that the axis has no caps. The strip that stretches is one point, which is 1, 2 or 3 pixels.
package enum StretchableCaps: Hashable, Sendable {
  case caps(leading: Pixels, trailing: Pixels)
  /// The cap is not a whole number of pixels at this scale.
  case cutsPixel
  /// The cap is negative.
  case negative
  /// The cap and the strip are together this much longer than the picture.
  case exceeds(by: Pixels)

  /// Converts a cap of `cap` points at the start of a picture of `length` pixels at `scale`.
  package init(cap: Points, length: Pixels, scale: Scale) {
    guard cap >= .zero else {
      self = .negative
      return
    }
    guard let leading = cap.pixels(at: scale) else {
      self = .cutsPixel
      return
    }
    guard leading != .zero else {
      self = .caps(leading: .zero, trailing: .zero)
      return
    }
    let trailing = length - leading - Pixels(scale.rawValue)
    self =
      trailing < .zero
      ? .exceeds(by: Pixels.zero - trailing) : .caps(leading: leading, trailing: trailing)
  }
}
