/// What a PNG's first chunk says.
package struct PNGHeader: Equatable, Sendable {
  /// The most pixels that are decoded.
  package static let maximumPixelCount = 64_000_000
  /// The most pixels a side.
  package static let maximumSide = 65_535

  /// In pixels, at least 1.
  package let width: Int
  /// In pixels, at least 1.
  package let height: Int
  /// Bits of a sample, or of an index into the palette: 1, 2, 4, 8 or 16.
  package let bitDepth: Int
  /// Samples of a pixel: 1 to 4; an index counts as one.
  package let sampleCount: Int
  /// Whether the rows come in Adam7's seven passes.
  package let isInterlaced: Bool

  /// Reads the first 29 bytes; the file may go on with anything.
  init(_ bytes: [UInt8]) throws(PNGError) {
    let signature = PNGContainer.signature
    if !bytes.isEmpty, bytes.count < 16, bytes.prefix(8).elementsEqual(signature.prefix(bytes.count)) {
      throw .truncated
    }
    guard bytes.starts(with: signature) else { throw .notPNG(FileKind(bytes)) }
    let isApple = bytes[12..<16].elementsEqual("CgBI".utf8)
    guard !isApple else { throw .appleOptimized }
    guard bytes[12..<16].elementsEqual("IHDR".utf8), bytes.bigEndian32(at: 8) == 13 else {
      throw .badHeader("the file does not begin with a header")
    }
    guard bytes.count >= 29 else { throw .truncated }
    let width = Int(bytes.bigEndian32(at: 16))
    let height = Int(bytes.bigEndian32(at: 20))
    guard width > 0, height > 0 else { throw .empty(width: width, height: height) }
    guard width <= PNGHeader.maximumSide, height <= PNGHeader.maximumSide,
      width * height <= PNGHeader.maximumPixelCount
    else { throw .tooLarge(width: width, height: height) }
    self.width = width
    self.height = height
    bitDepth = Int(bytes[24])
    isInterlaced = bytes[28] == 1
    let depths: Set<Int>
    switch bytes[25] {
    case 0: (sampleCount, depths) = (1, [1, 2, 4, 8, 16])
    case 2: (sampleCount, depths) = (3, [8, 16])
    case 3: (sampleCount, depths) = (1, [1, 2, 4, 8])
    case 4: (sampleCount, depths) = (2, [8, 16])
    case 6: (sampleCount, depths) = (4, [8, 16])
    default: throw .badHeader("the color type \(bytes[25]) does not exist")
    }
    guard depths.contains(bitDepth) else {
      throw .badHeader("the color type \(bytes[25]) does not allow \(bitDepth) bits per sample")
    }
  }

  /// The least count of bytes that the image data inflate to: the samples, packed, without the filters' bytes.
  var packedByteCount: Int { (width * height * sampleCount * bitDepth + 7) / 8 }
}

/// The size and kind of a PNG from its first bytes; throws what ``decodePNG(_:)`` would throw on seeing no more.
package func pngHeader(_ bytes: [UInt8]) throws(PNGError) -> PNGHeader {
  try PNGHeader(bytes)
}
