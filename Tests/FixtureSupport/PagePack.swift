import Foundation
package import ThemeCore
package import ThemeImage

/// The pictures of a preview page, as its script reads them.
package struct PagePack {
  /// The pictures of each scale, by the scale's name.
  package let pictures: [String: [Bitmap]]

  /// Nil for anything but the pictures of a page.
  package init?(_ json: JSONValue?) {
    guard let packed = Self.inflated(json) else { return nil }
    pictures = packed.mapValues(Self.unpacked)
  }

  /// The bytes of the pictures of each scale, whose pixels and palettes stand one behind the other.
  package static func inflated(_ json: JSONValue?) -> [String: [UInt8]]? {
    guard let members = json?.members else { return nil }
    var packed: [String: [UInt8]] = [:]
    for (scale, value) in members {
      guard let data = value.string.flatMap({ Data(base64Encoded: $0) }) else { return nil }
      packed[scale] = ThemeImage.inflated([UInt8](data)[...], most: 256 << 20).bytes
    }
    return packed
  }

  /// The pictures that stand one behind the other in bytes.
  package static func unpacked(_ bytes: [UInt8]) -> [Bitmap] {
    var bitmaps: [Bitmap] = []
    var at = 0
    func word(_ place: Int) -> UInt32 {
      (0..<4).reduce(0) { $0 | UInt32(bytes[place + $1]) << (8 * UInt32($1)) }
    }
    while at + 12 <= bytes.count {
      let (width, height, count) = (Int(word(at)), Int(word(at + 4)), Int(word(at + 8)))
      let colors = (0..<count).map { word(at + 12 + 4 * $0) }
      at += 12 + 4 * count
      let size = width * height
      let pixels = (0..<size).map { count == 0 ? word(at + 4 * $0) : colors[Int(bytes[at + $0])] }
      at += count == 0 ? 4 * size : (size + 3) / 4 * 4
      bitmaps.append(Bitmap(width: width, height: height, pixels: pixels))
    }
    return bitmaps
  }
}
