/// Which sides of art change places: `flip` in themes.
package enum Flip: String, CaseIterable, Hashable, Sendable {
  /// Left and right.
  case x
  /// Top and bottom.
  case y
  /// Both.
  case xy

  /// Whether left and right change places.
  package var isHorizontal: Bool { self != .y }
  /// Whether top and bottom change places.
  package var isVertical: Bool { self != .x }
}

extension Insets {
  /// The same margins for a picture that is flipped; nil flips nothing.
  package func flipped(_ flip: Flip?) -> Insets {
    guard let flip else { return self }
    return Insets(
      top: flip.isVertical ? bottom : top, left: flip.isHorizontal ? right : left,
      bottom: flip.isVertical ? top : bottom, right: flip.isHorizontal ? left : right)
  }
}
