/// A whole number of pixels of one image.
public struct Pixels: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The number of pixels.
  public let count: Int

  /// No pixels.
  @inlinable public static var zero: Pixels { Pixels(0) }

  /// A length of `count` pixels.
  @inlinable public init(_ count: Int) {
    self.count = count
  }

  /// The number without a unit.
  public var description: String { "\(count)" }

  @inlinable public static func < (left: Pixels, right: Pixels) -> Bool { left.count < right.count }
  @inlinable public static func + (left: Pixels, right: Pixels) -> Pixels { Pixels(left.count + right.count) }
  @inlinable public static func - (left: Pixels, right: Pixels) -> Pixels { Pixels(left.count - right.count) }
}
