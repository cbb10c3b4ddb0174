package import ThemeCore

/// How the caps of one axis fit the length of a picture.
package enum CapsFit: Hashable, Sendable {
  /// The caps leave a core of this many pixels, at least 1.
  case core(Pixels)
  /// The caps are together exactly as long as the picture, so no core is left.
  case leavesNone
  /// The caps are together this much longer than the picture.
  case exceeds(by: Pixels)
  /// The cap at the start (left or top) or at the end is negative.
  case negative(leading: Bool)

  /// Compares caps of `leading` and `trailing` pixels with `length`.
  package init(length: Pixels, leading: Pixels, trailing: Pixels) {
    if leading < .zero {
      self = .negative(leading: true)
    } else if trailing < .zero {
      self = .negative(leading: false)
    } else if leading >= length || trailing >= length - leading {
      // Subtracting in this order avoids an overflow for very long caps.
      let excess = leading.count.subtractingReportingOverflow(length.count - trailing.count)
      let by = excess.overflow ? Int.max : excess.partialValue
      self = by == 0 ? .leavesNone : .exceeds(by: Pixels(by))
    } else {
      self = .core(length - leading - trailing)
    }
  }

  /// Compares the caps of `axis` with the size of a picture.
  package init(_ caps: Insets<Pixels>, in size: Size<Pixels>, along axis: Axis) {
    self.init(
      length: size.length(along: axis), leading: caps.leading(along: axis),
      trailing: caps.trailing(along: axis))
  }

  /// Whether the caps leave at least one pixel of core.
  package var holds: Bool {
    if case .core = self { true } else { false }
  }
}

extension Insets<Pixels> {
  /// Whether either cap of an axis is not zero. Without caps, the whole length is the core and is never cut.
  package func hasCaps(along axis: Axis) -> Bool {
    leading(along: axis) != .zero || trailing(along: axis) != .zero
  }

  /// The lines between the caps of an axis, for caps that fit `size`.
  package func core(of size: Size<Pixels>, along axis: Axis) -> Range<Int> {
    leading(along: axis).count..<(size.length(along: axis).count - trailing(along: axis).count)
  }
}

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
