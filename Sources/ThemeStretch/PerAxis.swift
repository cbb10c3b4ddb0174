public import ThemeCore

/// A value for each of the two directions in which a picture stretches.
public struct PerAxis<Value> {
  /// What concerns widths and columns.
  public var horizontal: Value
  /// What concerns heights and rows.
  public var vertical: Value

  /// Takes a value for each axis.
  @inlinable public init(horizontal: Value, vertical: Value) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The same value for both.
  @inlinable public init(both value: Value) {
    self.init(horizontal: value, vertical: value)
  }

  /// The value of one axis.
  @inlinable public subscript(axis: Axis) -> Value {
    get { axis == .horizontal ? horizontal : vertical }
    set {
      switch axis {
      case .horizontal: horizontal = newValue
      case .vertical: vertical = newValue
      }
    }
  }
}

extension PerAxis: Equatable where Value: Equatable {}
extension PerAxis: Sendable where Value: Sendable {}
