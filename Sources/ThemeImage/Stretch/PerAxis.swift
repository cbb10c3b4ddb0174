public import ThemeCore

/// A value for each of the two directions in which a picture stretches.
public struct PerAxis<Value> {
  /// The value for widths and columns.
  public var horizontal: Value
  /// The value for heights and rows.
  public var vertical: Value

  /// Creates a pair from one value for each axis.
  @inlinable public init(horizontal: Value, vertical: Value) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Creates a pair with the same value for both axes.
  @inlinable public init(both value: Value) {
    self.init(horizontal: value, vertical: value)
  }

  /// The value for an axis.
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
extension PerAxis: Hashable where Value: Hashable {}
extension PerAxis: Sendable where Value: Sendable {}
