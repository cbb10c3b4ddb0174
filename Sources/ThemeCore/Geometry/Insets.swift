// Public, unlike the rest of the project: of `package` code the compiler specializes nothing in other modules, and every
// rule and slice counts in these.

/// Margins on four sides, always named: the platforms order them in eight ways.
public struct Insets<Unit> {
  /// At the upper edge.
  public var top: Unit
  /// At the left edge.
  public var left: Unit
  /// At the lower edge.
  public var bottom: Unit
  /// At the right edge.
  public var right: Unit

  @inlinable public init(top: Unit, left: Unit, bottom: Unit, right: Unit) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// The same margins for a picture that is flipped from left to right.
  @inlinable public var mirrored: Insets { Insets(top: top, left: right, bottom: bottom, right: left) }

  /// The same sides in another unit.
  @inlinable public func map<Other>(_ transform: (Unit) -> Other) -> Insets<Other> {
    Insets<Other>(
      top: transform(top), left: transform(left), bottom: transform(bottom), right: transform(right))
  }
}

extension Insets {
  /// The four sides with their names in themes.
  package var sides: [(name: String, length: Unit)] {
    [("top", top), ("left", left), ("bottom", bottom), ("right", right)]
  }
}

extension Insets: Equatable where Unit: Equatable {}
extension Insets: Hashable where Unit: Hashable {}
extension Insets: Sendable where Unit: Sendable {}

extension Insets<Points> {
  /// Nothing.
  @inlinable public static var zero: Insets { Insets(top: .zero, left: .zero, bottom: .zero, right: .zero) }

  /// The margins in whole pixels at `scale`, or nil when a side cuts one.
  @inlinable public func pixels(at scale: Scale) -> Insets<Pixels>? {
    guard let top = top.pixels(at: scale), let left = left.pixels(at: scale),
      let bottom = bottom.pixels(at: scale), let right = right.pixels(at: scale)
    else { return nil }
    return Insets<Pixels>(top: top, left: left, bottom: bottom, right: right)
  }
}

extension Insets<Pixels> {
  /// Nothing.
  @inlinable public static var zero: Insets { Insets(top: .zero, left: .zero, bottom: .zero, right: .zero) }

  /// The margins in points, exactly.
  @inlinable public func points(at scale: Scale) -> Insets<Points> {
    map { Points($0, at: scale) }
  }
}
