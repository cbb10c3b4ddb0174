import ThemeCore
import ThemeModel

/// A side of a button, called as in "sticks out on the left".
enum ButtonSide: String, CaseIterable {
  case left = "on the left"
  case right = "on the right"
  case top = "at the top"
  case bottom = "at the bottom"

  var isHorizontal: Bool { self == .left || self == .right }

  /// The key of its inset.
  var key: String { String(describing: self) }

  /// The inset of the side as the theme has it.
  var said: InsetPath {
    switch self {
    case .left: \.left
    case .right: \.right
    case .top: \.top
    case .bottom: \.bottom
    }
  }

  /// The inset of the side.
  var inset: KeyPath<Insets<Points>, Points> {
    switch self {
    case .left: \.left
    case .right: \.right
    case .top: \.top
    case .bottom: \.bottom
    }
  }

  /// How much more room there is on the side when what stands in the button is shifted.
  func gain(by shift: Point<Points>) -> Points {
    switch self {
    case .left: shift.x
    case .right: -shift.x
    case .top: shift.y
    case .bottom: -shift.y
    }
  }
}

/// How far a title leaves its button on one side.
struct Overhang {
  let side: ButtonSide
  let length: Points
  /// What pushes it: the shift if there is one, else the inset.
  let place: SourceRange
}

extension ButtonTitle {
  /// How far the text stands from a side, less than nothing where it leaves the button; nil where its rows aren't known.
  func room(on side: ButtonSide) -> Points? {
    if side.isHorizontal { return insets[keyPath: side.inset] + side.gain(by: offset) }
    guard let height, hasOwnRows else { return nil }
    let top = top(in: height.value)
    return side == .top ? top : height.value - top - textHeight
  }

  /// Where the title leaves its button; at most one side an axis.
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
    let shift = side.isHorizontal ? said.offset.value?.x : said.offset.value?.y
    if let shift, let range = shift.range, shift.value != .zero, insets[keyPath: side.inset] >= .zero {
      return range
    }
    return range(of: side.said)
  }
}
