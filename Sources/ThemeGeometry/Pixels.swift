/// A whole number of pixels of one image.
package struct Pixels: Hashable, Comparable, Sendable, CustomStringConvertible {
  package let count: Int

  package static let zero = Pixels(0)

  package init(_ count: Int) {
    self.count = count
  }

  package var description: String { "\(count)" }

  package static func < (left: Pixels, right: Pixels) -> Bool { left.count < right.count }
  package static func + (left: Pixels, right: Pixels) -> Pixels { Pixels(left.count + right.count) }
  package static func - (left: Pixels, right: Pixels) -> Pixels { Pixels(left.count - right.count) }
}
