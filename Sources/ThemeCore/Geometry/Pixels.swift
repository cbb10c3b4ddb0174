/// A whole number of pixels of one image.
public struct Pixels: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// How many.
  public let count: Int

  /// Nothing.
  @inlinable public static var zero: Pixels { Pixels(0) }

  /// A number of pixels.
  @inlinable public init(_ count: Int) {
    self.count = count
  }

  /// The number alone.
  public var description: String { "\(count)" }

  @inlinable public static func < (left: Pixels, right: Pixels) -> Bool { left.count < right.count }
  @inlinable public static func + (left: Pixels, right: Pixels) -> Pixels { Pixels(left.count + right.count) }
  @inlinable public static func - (left: Pixels, right: Pixels) -> Pixels { Pixels(left.count - right.count) }
}
