// Public, unlike the rest of the project: of `package` code the compiler specializes nothing in other modules, and every
// rule and slice counts in these.

/// A width and a height.
public struct Size<Unit> {
  /// From left to right.
  public var width: Unit
  /// From top to bottom.
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
  /// The size in points, exactly.
  @inlinable public func points(at scale: Scale) -> Size<Points> {
    Size<Points>(width: Points(width, at: scale), height: Points(height, at: scale))
  }
}

/// A rectangle from its top left corner; y grows downwards.
public struct Rect<Unit> {
  /// From the left, to the right.
  public var x: Unit
  /// From the top, downwards.
  public var y: Unit
  /// From left to right.
  public var width: Unit
  /// From top to bottom.
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

/// A place or a shift: x to the right, y down.
public struct Point<Unit> {
  /// From the left, to the right.
  public var x: Unit
  /// From the top, downwards.
  public var y: Unit

  @inlinable public init(x: Unit, y: Unit) {
    self.x = x
    self.y = y
  }
}

extension Point: Equatable where Unit: Equatable {}
extension Point: Hashable where Unit: Hashable {}
extension Point: Sendable where Unit: Sendable {}
