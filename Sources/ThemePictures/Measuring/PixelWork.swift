/// The costs of operations on pixels, in the unit of ``Limit/artWork``: one step takes about half a nanosecond on an ordinary
/// machine.
package enum PixelWork {
  /// The cost of decoding a PNG. The number of the file's bytes accounts for pixels that don't repeat.
  static func decoding(pixels: Int, bytes: Int) -> Int { 6 * pixels + 6 * bytes }

  /// The cost of drawing, for a number of the rasterizer's own steps. The slowest ones, in paths with many lines, take several
  /// nanoseconds.
  static func drawing(steps: Int) -> Int { 8 * steps }

  /// The cost of all measurements that rules need instead of a picture's pixels.
  static func measuring(pixels: Int) -> Int { 16 * pixels }

  /// The cost of applying one derivation.
  static func deriving(pixels: Int) -> Int { 24 * pixels }

  /// The cost of reducing a picture of `pixels` pixels.
  static func reducing(pixels: Int) -> Int { 10 * pixels }

  /// The cost of converting colors to sRGB. The constant part is the setup of the conversion.
  static func converting(pixels: Int) -> Int { 12 * pixels + 100_000 }

  static func mirroring(pixels: Int) -> Int { 2 * pixels }

  /// The cost of answering one question of a rule.
  static func asking(pixels: Int) -> Int { 4 * pixels }

  /// The cost of cutting a picture, proving the cut and digesting both.
  package static func cutting(pixels: Int) -> Int { 30 * pixels }

  /// The cost of encoding a PNG in which `busy` pixels differ from the preceding one.
  package static func encoding(pixels: Int, busy: Int) -> Int { 10 * pixels + 240 * busy }

  /// The cost of writing a file to the disk, whatever its contents.
  package static let file = 250_000

  /// The cost of producing the picture of one target and reading it back.
  package static func targeting(pixels: Int) -> Int { 30 * pixels }
}
