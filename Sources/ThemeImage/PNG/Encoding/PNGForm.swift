/// How a PNG holds the samples of a picture.
struct PNGForm {
  /// The color types, as in IHDR.
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
  /// The words of the palette.
  var palette: [UInt32] = []
  /// Whether black stands for what is transparent.
  var hasKey = false

  /// The bits of a pixel.
  var pixelBits: Int {
    switch kind {
    case .gray, .palette: bitDepth
    case .grayAlpha: 16
    case .rgb: 24
    case .rgba: 32
    }
  }

  /// The bytes of a packed row.
  func rowByteCount(width: Int) -> Int { (width * pixelBits + 7) / 8 }

  /// How its rows are most likely filtered best: filters predict levels; they harm indexes and packed samples.
  var likelyChoice: FilterChoice { kind == .palette || bitDepth < 8 ? .none : .leastSum }

  /// The alpha of the palette's first entries, up to the last one that isn't opaque.
  private var alphas: [UInt8] {
    let count = (palette.lastIndex { $0 >> 24 < 255 } ?? -1) + 1
    return palette.prefix(count).map { UInt8(truncatingIfNeeded: $0 >> 24) }
  }

  /// The data of the chunk tRNS; empty where there is none.
  var transparency: [UInt8] {
    if kind == .palette { return alphas }
    return hasKey ? [UInt8](repeating: 0, count: kind == .gray ? 2 : 6) : []
  }

  /// The bytes of the chunks PLTE and tRNS.
  var tableByteCount: Int {
    let transparency = transparency.count
    return (palette.isEmpty ? 0 : 12 + 3 * palette.count) + (transparency == 0 ? 0 : 12 + transparency)
  }
}
