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
