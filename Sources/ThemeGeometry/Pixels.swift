/// A whole number of pixels of one image.
public struct Pixels: Hashable, Comparable, Sendable, CustomStringConvertible {
  public let count: Int

  @inlinable public static var zero: Pixels { Pixels(0) }

  @inlinable public init(_ count: Int) {
    self.count = count
  }

  @inlinable public func hash(into hasher: inout Hasher) { hasher.combine(count) }

  public var description: String { "\(count)" }

  @inlinable public static func == (left: Pixels, right: Pixels) -> Bool { left.count == right.count }
  @inlinable public static func < (left: Pixels, right: Pixels) -> Bool { left.count < right.count }
  @inlinable public static func + (left: Pixels, right: Pixels) -> Pixels { Pixels(left.count + right.count) }
  @inlinable public static func - (left: Pixels, right: Pixels) -> Pixels { Pixels(left.count - right.count) }
}
