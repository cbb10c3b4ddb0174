/// What is done to pixels, in the unit of ``Limit/artWork``: a step is about half a nanosecond of an ordinary machine.
package enum PixelWork {
  /// Reads a PNG. Pixels that don't repeat take as many bytes of the file.
  static func decoding(pixels: Int, bytes: Int) -> Int { 6 * pixels + 6 * bytes }

  /// Draws, with some of a drawing's own steps: the slowest, those of paths with many lines, take several nanoseconds.
  static func drawing(steps: Int) -> Int { 8 * steps }

  /// Measures all that rules ask of a picture without its pixels.
  static func measuring(pixels: Int) -> Int { 16 * pixels }

  /// Changes colors once.
  static func deriving(pixels: Int) -> Int { 24 * pixels }

  /// Makes a picture smaller, of so many pixels.
  static func reducing(pixels: Int) -> Int { 10 * pixels }

  /// Converts colors to sRGB; the way is worked out before the first pixel.
  static func converting(pixels: Int) -> Int { 12 * pixels + 100_000 }

  static func mirroring(pixels: Int) -> Int { 2 * pixels }

  /// Answers a question of a rule.
  static func asking(pixels: Int) -> Int { 4 * pixels }

  /// Cuts a picture, proves the cut and digests both.
  package static func cutting(pixels: Int) -> Int { 30 * pixels }

  /// Writes a PNG, some of whose pixels differ from those beside them.
  package static func encoding(pixels: Int, busy: Int) -> Int { 10 * pixels + 240 * busy }

  /// Makes a file, whatever it holds, and brings it to the disk.
  package static let file = 250_000

  /// Writes what a target has of a picture, and reads it back.
  package static func targeting(pixels: Int) -> Int { 30 * pixels }
}
