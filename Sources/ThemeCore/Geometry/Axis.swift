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

/// The directions in which art is flipped: `flip` in themes.
package enum Flip: String, CaseIterable, Hashable, Sendable {
  /// Left and right change places.
  case x
  /// Top and bottom change places.
  case y
  /// Both pairs of sides change places.
  case xy

  /// Whether left and right change places.
  package var isHorizontal: Bool { self != .y }
  /// Whether top and bottom change places.
  package var isVertical: Bool { self != .x }
}

extension Insets {
  /// The margins of the flipped picture. Nil leaves them as they are.
  package func flipped(_ flip: Flip?) -> Insets {
    guard let flip else { return self }
    return Insets(
      top: flip.isVertical ? bottom : top, left: flip.isHorizontal ? right : left,
      bottom: flip.isVertical ? top : bottom, right: flip.isHorizontal ? left : right)
  }
}

/// The longest center that an emitted slice keeps: `center` in themes.
package enum KeptCenter: String, CaseIterable, Hashable, Sendable {
  case onePoint = "1pt"
  case onePixel = "1px"
  /// The slice keeps the whole center: the art is not cut.
  case all = "keep"

  /// The longest center at `scale`; nil for `all`.
  package func pixels(at scale: Scale) -> Pixels? {
    switch self {
    case .onePoint: Pixels(scale.rawValue)
    case .onePixel: Pixels(1)
    case .all: nil
    }
  }
}

/// How the center of a slice fills what its caps leave: UIKit's `resizingMode`.
package enum ResizingMode: String, CaseIterable, Hashable, Sendable {
  case stretch
  case tile
}

/// The number of pixels across a point: 1, 2 or 3.
public enum Scale: Int, CaseIterable, Comparable, Hashable, Sendable {
  case x1 = 1
  case x2 = 2
  case x3 = 3

  /// The name in themes and manifests, such as `1x`.
  package var name: String { "\(rawValue)x" }

  /// The suffix before the extension of a file name: empty, `@2x` or `@3x`.
  package var suffix: String { self == .x1 ? "" : "@\(rawValue)x" }

  package init?(name: some StringProtocol) {
    guard let scale = Scale.allCases.first(where: { $0.name == name }) else { return nil }
    self = scale
  }

  @inlinable public static func < (left: Scale, right: Scale) -> Bool { left.rawValue < right.rawValue }
}

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
