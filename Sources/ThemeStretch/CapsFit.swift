package import ThemeCore

/// What the caps of one axis leave of a picture's length.
package enum CapsFit: Hashable, Sendable {
  /// So many pixels of core, at least 1.
  case core(Pixels)
  /// The caps meet: nothing is left to stretch.
  case leavesNone
  /// Together the caps are longer than the picture, by so much.
  case exceeds(by: Pixels)
  /// The cap at the start (left, top) or at the end is shorter than nothing.
  case negative(leading: Bool)

  /// How caps of `leading` and `trailing` pixels fit `length`.
  package init(length: Pixels, leading: Pixels, trailing: Pixels) {
    if leading < .zero {
      self = .negative(leading: true)
    } else if trailing < .zero {
      self = .negative(leading: false)
    } else if leading >= length || trailing >= length - leading {
      // In this order no sum overflows, however long the caps are.
      let excess = leading.count.subtractingReportingOverflow(length.count - trailing.count)
      let by = excess.overflow ? Int.max : excess.partialValue
      self = by == 0 ? .leavesNone : .exceeds(by: Pixels(by))
    } else {
      self = .core(length - leading - trailing)
    }
  }

  /// How `caps` fit a picture of `size` along an axis.
  package init(_ caps: Insets<Pixels>, in size: Size<Pixels>, along axis: Axis) {
    self.init(
      length: size.length(along: axis), leading: caps.leading(along: axis),
      trailing: caps.trailing(along: axis))
  }

  /// Whether at least one pixel is left to stretch.
  package var holds: Bool {
    if case .core = self { true } else { false }
  }
}

extension Insets<Pixels> {
  /// Whether an axis has caps at all: without any, its whole length is the core and is never cut.
  package func hasCaps(along axis: Axis) -> Bool {
    leading(along: axis) != .zero || trailing(along: axis) != .zero
  }

  /// The lines between the caps of an axis, for caps that fit `size`.
  package func core(of size: Size<Pixels>, along axis: Axis) -> Range<Int> {
    leading(along: axis).count..<(size.length(along: axis).count - trailing(along: axis).count)
  }
}
