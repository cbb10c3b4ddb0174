/// How a PNG holds a picture: the color type that takes the fewest bits without losing a value.
///
/// Grey before a palette of as many bits, since it needs no table; a palette where it saves more than its table costs.
struct PNGForm {
  enum Kind: UInt8 {
    case gray = 0
    case rgb = 2
    case palette = 3
    case grayAlpha = 4
    case rgba = 6
  }

  let kind: Kind
  /// Bits of a sample, or of an index.
  let bitDepth: Int
  /// The palette's words, those that aren't opaque first, else in the order of their first use from the top left.
  let palette: [UInt32]
  /// The place of each word in the palette.
  let indexes: [UInt32: UInt8]

  init(_ bitmap: Bitmap) {
    let colors = BitmapColors(bitmap)
    let direct: (kind: Kind, depth: Int, bits: Int)
    switch (colors.isGray, colors.isOpaque) {
    case (true, true): direct = (.gray, colors.grayDepth, colors.grayDepth)
    case (true, false): direct = (.grayAlpha, 8, 16)
    case (false, true): direct = (.rgb, 8, 24)
    case (false, false): direct = (.rgba, 8, 32)
    }
    if let words = colors.words {
      let depth = words.count <= 2 ? 1 : words.count <= 4 ? 2 : words.count <= 16 ? 4 : 8
      let clear = words.filter { $0 >> 24 < 255 }
      let tableBits = 8 * (12 + 3 * words.count + (clear.isEmpty ? 0 : 12 + clear.count))
      // Compression makes the pixels a fourth or less of what they were, and leaves the table as it is.
      if (direct.bits - depth) * bitmap.pixels.count > 4 * tableBits {
        kind = .palette
        bitDepth = depth
        palette = clear + words.filter { $0 >> 24 == 255 }
        indexes = Dictionary(
          uniqueKeysWithValues: palette.enumerated().map { ($1, UInt8(truncatingIfNeeded: $0)) })
        return
      }
    }
    (kind, bitDepth, palette, indexes) = (direct.kind, direct.depth, [], [:])
  }

  /// The bytes of a packed row.
  func rowByteCount(width: Int) -> Int {
    let samples = [Kind.gray: 1, .rgb: 3, .palette: 1, .grayAlpha: 2, .rgba: 4][kind] ?? 4
    return (width * samples * bitDepth + 7) / 8
  }
}

/// What the choice of a form asks of a picture's colors.
private struct BitmapColors {
  var isOpaque = true
  /// Whether red, green and blue are the same everywhere.
  var isGray = true
  /// The fewest bits that hold every red value.
  var grayDepth = 1
  /// All words in the order of their first use, or nil when there are more than 256.
  var words: [UInt32]? = []

  init(_ bitmap: Bitmap) {
    var seen: Set<UInt32> = []
    var previous: UInt32?
    for word in bitmap.pixels where word != previous {
      previous = word
      if words != nil, seen.insert(word).inserted {
        words?.append(word)
        if seen.count > 256 { words = nil }
      }
      let red = word & 0xFF
      if word >> 24 != 255 { isOpaque = false }
      if word & 0xFF_FFFF != red * 0x01_0101 { isGray = false }
      let depth = red % 255 == 0 ? 1 : red % 85 == 0 ? 2 : red % 17 == 0 ? 4 : 8
      if depth > grayDepth { grayDepth = depth }
    }
  }
}
