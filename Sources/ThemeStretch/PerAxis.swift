package import ThemeGeometry

/// A value for each of the two directions in which a picture stretches.
package struct PerAxis<Value> {
  /// What concerns widths and columns.
  package var horizontal: Value
  /// What concerns heights and rows.
  package var vertical: Value

  package init(horizontal: Value, vertical: Value) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The same value for both.
  package init(both value: Value) {
    self.init(horizontal: value, vertical: value)
  }

  package subscript(axis: Axis) -> Value {
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
