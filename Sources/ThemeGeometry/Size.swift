/// A width and a height.
package struct Size<Unit> {
  package var width: Unit
  package var height: Unit

  package init(width: Unit, height: Unit) {
    self.width = width
    self.height = height
  }
}

extension Size: Equatable where Unit: Equatable {}
extension Size: Hashable where Unit: Hashable {}
extension Size: Sendable where Unit: Sendable {}

extension Size<Pixels> {
  /// The size in points, exactly.
  package func points(at scale: Scale) -> Size<Points> {
    Size<Points>(width: Points(width, at: scale), height: Points(height, at: scale))
  }
}

/// A rectangle from its top left corner; y grows downwards.
package struct Rect<Unit> {
  package var x: Unit
  package var y: Unit
  package var width: Unit
  package var height: Unit

  package init(x: Unit, y: Unit, width: Unit, height: Unit) {
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
package struct Point<Unit> {
  package var x: Unit
  package var y: Unit

  package init(x: Unit, y: Unit) {
    self.x = x
    self.y = y
  }
}

extension Point: Equatable where Unit: Equatable {}
extension Point: Hashable where Unit: Hashable {}
extension Point: Sendable where Unit: Sendable {}
