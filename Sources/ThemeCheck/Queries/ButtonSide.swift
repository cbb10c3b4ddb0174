import ThemeCore
import ThemeModel
import ThemeResolution

/// A side of a button. The raw value is the phrase for messages, as in "extends beyond the button on the left".
enum ButtonSide: String, CaseIterable {
  case left = "on the left"
  case right = "on the right"
  case top = "at the top"
  case bottom = "at the bottom"

  var isHorizontal: Bool { self == .left || self == .right }

  /// The key of the side's inset in a theme.
  var key: String { String(describing: self) }

  /// The key path of the side's inset among the declared insets.
  var said: InsetPath {
    switch self {
    case .left: \.left
    case .right: \.right
    case .top: \.top
    case .bottom: \.bottom
    }
  }

  /// The key path of the side's inset among the resolved insets.
  var inset: KeyPath<Insets<Points>, Points> {
    switch self {
    case .left: \.left
    case .right: \.right
    case .top: \.top
    case .bottom: \.bottom
    }
  }

  /// How much farther from the side the button's content stands after a shift; negative if it comes closer.
  func gain(by shift: Point<Points>) -> Points {
    switch self {
    case .left: shift.x
    case .right: -shift.x
    case .top: shift.y
    case .bottom: -shift.y
    }
  }
}

/// The length by which a title extends beyond its button on one side.
struct Overhang {
  let side: ButtonSide
  let length: Points
  /// The place that declares what pushes the title out: the shift if there is one, or else the inset.
  let place: SourceRange
}

extension ButtonTitle {
  /// The distance between the text and a side of the button, in points; negative where the text extends beyond the button. Nil
  /// if the text's rows are not known.
  func room(on side: ButtonSide) -> Points? {
    if side.isHorizontal { return insets[keyPath: side.inset] + side.gain(by: offset) }
    guard let height, hasOwnRows else { return nil }
    let top = top(in: height.value)
    return side == .top ? top : height.value - top - textHeight
  }

  /// The overhangs of the title, at most one per axis. A title that is too tall for its button has none at the top or bottom,
  /// because that is reported separately.
  var overhangs: [Overhang] {
    [[ButtonSide.left, .right], isTooTall ? [] : [.top, .bottom]].compactMap { sides in
      for side in sides {
        guard let room = room(on: side), room < .zero else { continue }
        return Overhang(side: side, length: -room, place: push(on: side))
      }
      return nil
    }
  }

  private func push(on side: ButtonSide) -> SourceRange {
    let shift = side.isHorizontal ? offset.x : offset.y
    if shift != .zero, insets[keyPath: side.inset] >= .zero,
      let range = variant.range(of: side.isHorizontal ? .titleOffsetX : .titleOffsetY)
    {
      return range
    }
    return range(of: side.said)
  }
}
