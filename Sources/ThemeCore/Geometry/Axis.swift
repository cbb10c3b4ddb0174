/// One of the two directions in which a picture stretches.
public enum Axis: CaseIterable, Hashable, Sendable {
  /// The axis from left to right, of widths and columns.
  case horizontal
  /// The axis from top to bottom, of heights and rows.
  case vertical
}

extension Insets {
  /// The margin at the start of an axis: left or top.
  @inlinable public func leading(along axis: Axis) -> Unit { axis == .horizontal ? left : top }

  /// The margin at the end of an axis: right or bottom.
  @inlinable public func trailing(along axis: Axis) -> Unit { axis == .horizontal ? right : bottom }
}

extension Size {
  /// The length along an axis.
  @inlinable public func length(along axis: Axis) -> Unit { axis == .horizontal ? width : height }
}
