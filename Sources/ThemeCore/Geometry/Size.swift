// This file is public, unlike most of the project, because the compiler does not specialize generic `package` code in other
// modules, and these types are used throughout rules and slicing.

/// A width and a height.
public struct Size<Unit> {
  /// The extent from left to right.
  public var width: Unit
  /// The extent from top to bottom.
  public var height: Unit

  @inlinable public init(width: Unit, height: Unit) {
    self.width = width
    self.height = height
  }
}

extension Size: Equatable where Unit: Equatable {}
extension Size: Hashable where Unit: Hashable {}
extension Size: Sendable where Unit: Sendable {}

extension Size<Pixels> {
  /// The size in points, without rounding.
  @inlinable public func points(at scale: Scale) -> Size<Points> {
    Size<Points>(width: Points(width, at: scale), height: Points(height, at: scale))
  }
}

/// A rectangle, given by its top left corner and its size. y grows downward.
public struct Rect<Unit> {
  /// The distance of the left edge from the left.
  public var x: Unit
  /// The distance of the top edge from the top.
  public var y: Unit
  /// The extent from left to right.
  public var width: Unit
  /// The extent from top to bottom.
  public var height: Unit

  @inlinable public init(x: Unit, y: Unit, width: Unit, height: Unit) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

extension Rect: Equatable where Unit: Equatable {}
extension Rect: Hashable where Unit: Hashable {}
extension Rect: Sendable where Unit: Sendable {}

/// A position or an offset. x grows to the right, y downward.
public struct Point<Unit> {
  /// The horizontal coordinate, to the right.
  public var x: Unit
  /// The vertical coordinate, downward.
  public var y: Unit

  @inlinable public init(x: Unit, y: Unit) {
    self.x = x
    self.y = y
  }
}

extension Point: Equatable where Unit: Equatable {}
extension Point: Hashable where Unit: Hashable {}
extension Point: Sendable where Unit: Sendable {}

// This file is public, unlike most of the project, because the compiler does not specialize generic `package` code in other
// modules, and these types are used throughout rules and slicing.

/// Margins on four sides. They are always named, because platforms order them in different ways.
public struct Insets<Unit> {
  /// The margin at the upper edge.
  public var top: Unit
  /// The margin at the left edge.
  public var left: Unit
  /// The margin at the lower edge.
  public var bottom: Unit
  /// The margin at the right edge.
  public var right: Unit

  @inlinable public init(top: Unit, left: Unit, bottom: Unit, right: Unit) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// The margins of the picture flipped from left to right.
  @inlinable public var mirrored: Insets { Insets(top: top, left: right, bottom: bottom, right: left) }

  /// The margins with each side converted by `transform`.
  @inlinable public func map<Other>(_ transform: (Unit) -> Other) -> Insets<Other> {
    Insets<Other>(
      top: transform(top), left: transform(left), bottom: transform(bottom), right: transform(right))
  }
}

extension Insets {
  /// The four sides, with their names in themes.
  package var sides: [(name: String, length: Unit)] {
    [("top", top), ("left", left), ("bottom", bottom), ("right", right)]
  }
}

extension Insets: Equatable where Unit: Equatable {}
extension Insets: Hashable where Unit: Hashable {}
extension Insets: Sendable where Unit: Sendable {}

extension Insets<Points> {
  /// No margins.
  @inlinable public static var zero: Insets { Insets(top: .zero, left: .zero, bottom: .zero, right: .zero) }

  /// The margins in whole pixels at `scale`; nil if a side is not a whole number of pixels.
  @inlinable public func pixels(at scale: Scale) -> Insets<Pixels>? {
    guard let top = top.pixels(at: scale), let left = left.pixels(at: scale),
      let bottom = bottom.pixels(at: scale), let right = right.pixels(at: scale)
    else { return nil }
    return Insets<Pixels>(top: top, left: left, bottom: bottom, right: right)
  }
}

extension Insets<Pixels> {
  /// No margins.
  @inlinable public static var zero: Insets { Insets(top: .zero, left: .zero, bottom: .zero, right: .zero) }

  /// The margins in points, without rounding.
  @inlinable public func points(at scale: Scale) -> Insets<Points> {
    map { Points($0, at: scale) }
  }
}
