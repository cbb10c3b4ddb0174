/// Margins on four sides, always named: the platforms order them in eight ways.
package struct Insets<Unit> {
  package var top: Unit
  package var left: Unit
  package var bottom: Unit
  package var right: Unit

  package init(top: Unit, left: Unit, bottom: Unit, right: Unit) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// The same margins for a picture that is flipped from left to right.
  package var mirrored: Insets { Insets(top: top, left: right, bottom: bottom, right: left) }

  package func map<Other>(_ transform: (Unit) -> Other) -> Insets<Other> {
    Insets<Other>(
      top: transform(top), left: transform(left), bottom: transform(bottom), right: transform(right))
  }
}

extension Insets: Equatable where Unit: Equatable {}
extension Insets: Hashable where Unit: Hashable {}
extension Insets: Sendable where Unit: Sendable {}

extension Insets<Points> {
  package static let zero = Insets(top: .zero, left: .zero, bottom: .zero, right: .zero)

  /// The margins in whole pixels at `scale`, or nil when a side cuts one.
  package func pixels(at scale: Scale) -> Insets<Pixels>? {
    guard let top = top.pixels(at: scale), let left = left.pixels(at: scale),
      let bottom = bottom.pixels(at: scale), let right = right.pixels(at: scale)
    else { return nil }
    return Insets<Pixels>(top: top, left: left, bottom: bottom, right: right)
  }
}

extension Insets<Pixels> {
  package static let zero = Insets(top: .zero, left: .zero, bottom: .zero, right: .zero)

  /// The margins in points, exactly.
  package func points(at scale: Scale) -> Insets<Points> {
    map { Points($0, at: scale) }
  }
}
