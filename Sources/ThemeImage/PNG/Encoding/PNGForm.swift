internal import CShims

/// The format in which a PNG stores the samples of a picture.
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
  /// The bits of a sample, or of an index into the palette.
  let bitDepth: Int
  /// The words of the palette; empty for other kinds.
  var palette: [UInt32] = []
  /// Whether black is the color key for transparent pixels.
  var hasKey = false

  /// The number of bits of a pixel.
  var pixelBits: Int {
    switch kind {
    case .gray, .palette: bitDepth
    case .grayAlpha: 16
    case .rgb: 24
    case .rgba: 32
    }
  }

  /// The number of bytes of a packed row.
  func rowByteCount(width: Int) -> Int { (width * pixelBits + 7) / 8 }

  /// The choice of filters that is best most often. Filters predict levels, which makes indexes and packed samples larger.
  var likelyChoice: FilterChoice { kind == .palette || bitDepth < 8 ? .none : .leastSum }

  /// The alpha values of the palette, up to the last entry that isn't opaque.
  private var alphas: [UInt8] {
    let count = (palette.lastIndex { $0 >> 24 < 255 } ?? -1) + 1
    return palette.prefix(count).map { UInt8(truncatingIfNeeded: $0 >> 24) }
  }

  /// The data of the chunk tRNS; empty if there is none.
  var transparency: [UInt8] {
    if kind == .palette { return alphas }
    return hasKey ? [UInt8](repeating: 0, count: kind == .gray ? 2 : 6) : []
  }

  /// The number of bytes of the chunks PLTE and tRNS.
  var tableByteCount: Int {
    let transparency = transparency.count
    return (palette.isEmpty ? 0 : 12 + 3 * palette.count) + (transparency == 0 ? 0 : 12 + transparency)
  }
}

extension PNGForm {
  /// The file of a picture in this form: header, palette, transparency, image data and end.
  func file(of bitmap: Bitmap, imageData: [UInt8]) -> [UInt8] {
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    file.reserveCapacity(8 + 25 + tableByteCount + 12 + imageData.count + 12)
    let header =
      bigEndian(bitmap.width) + bigEndian(bitmap.height) + [UInt8(bitDepth), kind.rawValue, 0, 0, 0]
    file.append(chunk: "IHDR", header)
    if !palette.isEmpty {
      let colors = palette.flatMap { word in [0, 8, 16].map { UInt8(truncatingIfNeeded: word >> $0) } }
      file.append(chunk: "PLTE", colors)
    }
    if !transparency.isEmpty { file.append(chunk: "tRNS", transparency) }
    file.append(chunk: "IDAT", imageData)
    file.append(chunk: "IEND", [])
    return file
  }
}

extension [UInt8] {
  fileprivate mutating func append(chunk name: String, _ data: [UInt8]) {
    append(contentsOf: bigEndian(data.count))
    let start = count
    append(contentsOf: name.utf8)
    append(contentsOf: data)
    let checksum = unsafe self[start...].withUnsafeBufferPointer { unsafe cpng_crc($0.baseAddress, $0.count) }
    append(contentsOf: bigEndian(Int(checksum)))
  }
}

private func bigEndian(_ number: Int) -> [UInt8] {
  [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
}
