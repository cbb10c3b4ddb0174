/// The directions in which art is flipped: `flip` in themes.
package enum Flip: String, CaseIterable, Hashable, Sendable {
  /// Left and right change places.
  case x
  /// Top and bottom change places.
  case y
  /// Both pairs of sides change places.
  case xy

  /// Whether left and right change places.
  package var isHorizontal: Bool { self != .y }
  /// Whether top and bottom change places.
  package var isVertical: Bool { self != .x }
}

extension Insets {
  /// The margins of the flipped picture. Nil leaves them as they are.
  package func flipped(_ flip: Flip?) -> Insets {
    guard let flip else { return self }
    return Insets(
      top: flip.isVertical ? bottom : top, left: flip.isHorizontal ? right : left,
      bottom: flip.isVertical ? top : bottom, right: flip.isHorizontal ? left : right)
  }
}
