import ThemeBundle
import ThemeCheck
package import ThemeCore
import ThemeImage
import ThemeModel
import ThemeResolution

// The axis values that the targets refer to by name.

extension AxisValue {
  static let compact = AxisValue(.metrics, code: 1)
  static let defaultPrompt = AxisValue(.metrics, code: 2)
  static let compactPrompt = AxisValue(.metrics, code: 3)
  static let highContrast = AxisValue(.accessibility, code: 1)
  static let compactScrollEdge = AxisValue(.metrics, code: 5)

  /// Whether the value is high contrast, alone or combined with button shapes.
  var hasHighContrast: Bool { axis == .accessibility && code & 1 != 0 }
  /// Whether the value is button shapes, alone or combined with high contrast.
  var hasButtonShapes: Bool { axis == .accessibility && code & 2 != 0 }

  /// The metrics without the scroll edge: those of a bar beneath which content is scrolled.
  var withoutScrollEdge: AxisValue {
    guard isOfBars else { return self }
    return self == .compactScrollEdge ? .compact : AxisValue(.metrics, code: 0)
  }
  /// The value's name as an identifier in generated code: `highContrastAndButtonShapes`.
  var nameInCode: String {
    name.split(separator: "+").enumerated()
      .map { $0 == 0 ? String($1) : String($1).withCapital }.joined(separator: "And")
  }

  /// The first major version of iOS that the value applies to; nil for every version, and for values that aren't about iOS.
  var iosVersion: Int? { platform == .ios && version > 0 ? version : nil }
  /// The first version of Android that the value applies to; nil for every version, and for values that aren't about Android.
  var androidVersion: Int? { platform == .android && version > 0 ? version : nil }
}

// A slice's lengths in points at its own scale. They may differ between the scales of the same art.

extension Slice {
  /// The cap insets in points: the margins that don't stretch. Zero for art that doesn't stretch.
  var caps: Insets<Points> { (capInsets ?? .zero).points(at: scale) }
  /// The alignment insets in points: the margins outside the alignment rectangle. Zero if there are none.
  var outset: Insets<Points> { (alignmentInsets ?? .zero).points(at: scale) }
  /// The size of the slice in points.
  var size: Size<Points> { pixels.size.points(at: scale) }
  /// The size in points of the art that the slice was cut from.
  var naturalSize: Size<Points> { sourceSize.points(at: scale) }
}

extension SlicedArt {
  /// Whether the art fills a box of any size by repeating all of itself: it tiles along both axes, and has no caps at any scale.
  var isTexture: Bool { resizing == PerAxis(both: .tile) && slices.allSatisfy { $0.capInsets == .zero } }
}

extension TitleFacts {
  /// The padding of the text in points, which is never negative: the insets, shifted by the offset. Nil if the theme says
  /// neither.
  package var padding: Insets<Points>? {
    guard $insets != nil || $offset != nil else { return nil }
    return padding(within: .zero).map { max($0, .zero) }
  }

  /// The padding in points between the text and the alignment rectangle, for platforms on which padding can't be negative.
  /// Where the vertical alignment allows it, a negative top or bottom is replaced by padding that has the same effect. Callers
  /// lose any side that is still negative.
  package func padding(within outset: Insets<Points>) -> Insets<Points> {
    var padding = Insets(
      top: insets.top + offset.y - outset.top, left: insets.left + offset.x - outset.left,
      bottom: insets.bottom - offset.y - outset.bottom, right: insets.right - offset.x - outset.right)
    // The position of a centered title depends only on the difference of top and bottom, and that of a title at the top or
    // bottom only on that side.
    switch verticalAlignment {
    case .top: padding.bottom = max(padding.bottom, .zero)
    case .bottom: padding.top = max(padding.top, .zero)
    case .center:
      let missing = max(max(-padding.top, -padding.bottom), .zero)
      padding.top = padding.top + missing
      padding.bottom = padding.bottom + missing
    }
    return padding
  }
}
