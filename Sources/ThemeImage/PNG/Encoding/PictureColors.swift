internal import CShims

/// The properties of a picture's colors that determine its possible forms.
struct PictureColors {
  private(set) var isOpaque = true
  /// Whether every pixel is opaque or fully transparent.
  private(set) var isSharp = true
  /// Whether every pixel is gray: its red, green and blue are equal.
  private(set) var isGray = true
  /// Whether an opaque pixel is black, which prevents black from being the color key.
  private(set) var hasBlack = false
  /// The fewest bits that can hold every red value.
  private(set) var grayDepth = 1
  /// All words in the order of their first use; empty if there are more than 256.
  private(set) var words: [UInt32]
  /// The index in `words` of each pixel; empty if there are more than 256 words.
  let indexes: [UInt8]

  init(_ bitmap: Bitmap) {
    let count = bitmap.pixels.count
    var words = [UInt32](repeating: 0, count: 256)
    var found = 0
    indexes = unsafe [UInt8](unsafeUninitializedCapacity: count) { indexes, initialized in
      found = unsafe cpng_index_colors(bitmap.pixels, count, &words, indexes.baseAddress)
      initialized = found == 0 ? 0 : count
    }
    self.words = Array(words.prefix(found))
    if found > 0 {
      for word in self.words { look(at: word) }
      return
    }
    var previous: UInt32?
    for word in bitmap.pixels where word != previous {
      previous = word
      look(at: word)
    }
  }

  private mutating func look(at word: UInt32) {
    let red = word & 0xFF
    let alpha = word >> 24
    if alpha != 255 { isOpaque = false }
    if alpha != 255 && alpha != 0 { isSharp = false }
    if word == 0xFF00_0000 { hasBlack = true }
    if word & 0xFF_FFFF != red * 0x01_0101 { isGray = false }
    let depth = red % 255 == 0 ? 1 : red % 85 == 0 ? 2 : red % 17 == 0 ? 4 : 8
    if depth > grayDepth { grayDepth = depth }
  }

  /// The number of pixels with each word.
  var uses: [Int] {
    var uses = [Int](repeating: 0, count: words.count)
    for index in indexes { uses[Int(index)] += 1 }
    return uses
  }
}
