internal import CShims
package import ThemeCore

/// The contents of a PNG's header chunk.
package struct PNGHeader: Equatable, Sendable {
  /// The largest number of pixels that is decoded.
  package static let maximumPixelCount = 64_000_000
  /// The longest side that is decoded, in pixels.
  package static let maximumSide = 65_535

  /// The width in pixels, at least 1.
  package let width: Int
  /// The height in pixels, at least 1.
  package let height: Int
  /// The bits of a sample, or of an index into the palette: 1, 2, 4, 8 or 16.
  package let bitDepth: Int
  /// The number of samples in a pixel, from 1 to 4. An index counts as one sample.
  package let sampleCount: Int
  /// Whether the rows are in the seven passes of Adam7.
  package let isInterlaced: Bool
  /// Whether the file is Apple's variant: see ``PNGContainer/withoutAppleForm()``.
  package let isApple: Bool

  /// Reads the first 29 bytes of a file, or the first 45 of Apple's variant. The rest is not checked.
  init(_ bytes: [UInt8]) throws(PNGError) {
    let signature = PNGContainer.signature
    if !bytes.isEmpty, bytes.count < 16, bytes.prefix(8).elementsEqual(signature.prefix(bytes.count)) {
      throw .truncated
    }
    guard bytes.starts(with: signature) else { throw .notPNG(FileKind(bytes)) }
    isApple = bytes[12..<16].elementsEqual("CgBI".utf8) && bytes.bigEndian32(at: 8) == 4
    let start = isApple ? 24 : 8
    guard bytes.count >= start + 8 else { throw .truncated }
    guard bytes[start + 4..<start + 8].elementsEqual("IHDR".utf8), bytes.bigEndian32(at: start) == 13 else {
      throw .badHeader("the file does not begin with a header")
    }
    guard bytes.count >= start + 21 else { throw .truncated }
    let width = Int(bytes.bigEndian32(at: start + 8))
    let height = Int(bytes.bigEndian32(at: start + 12))
    guard width > 0, height > 0 else { throw .empty(width: width, height: height) }
    guard width <= PNGHeader.maximumSide, height <= PNGHeader.maximumSide,
      width * height <= PNGHeader.maximumPixelCount
    else { throw .tooLarge(width: width, height: height) }
    self.width = width
    self.height = height
    bitDepth = Int(bytes[start + 16])
    isInterlaced = bytes[start + 20] == 1
    let type = bytes[start + 17]
    let depths: Set<Int>
    switch type {
    case 0: (sampleCount, depths) = (1, [1, 2, 4, 8, 16])
    case 2: (sampleCount, depths) = (3, [8, 16])
    case 3: (sampleCount, depths) = (1, [1, 2, 4, 8])
    case 4: (sampleCount, depths) = (2, [8, 16])
    case 6: (sampleCount, depths) = (4, [8, 16])
    default: throw .badHeader("the color type \(type) does not exist")
    }
    guard depths.contains(bitDepth) else {
      throw .badHeader("the color type \(type) does not allow \(bitDepth) bits per sample")
    }
    guard !isApple || bitDepth == 8 && (type == 2 || type == 6) else { throw .appleOptimized }
  }

  /// The least number of bytes to which the image data inflate: the packed samples, without the filter bytes.
  var packedByteCount: Int { (width * height * sampleCount * bitDepth + 7) / 8 }
}

/// The size and kind of a PNG from its first bytes. Throws the errors of ``decodePNG(_:)`` that these bytes reveal.
package func pngHeader(_ bytes: [UInt8]) throws(PNGError) -> PNGHeader {
  try PNGHeader(bytes)
}

/// The chunks of a PNG file (PNG, third edition, 5), found without decoding it. They provide what libpng doesn't report, and
/// what must be known before memory is allocated.
struct PNGContainer {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  struct Chunk {
    /// The chunk type, four letters.
    let name: String
    /// The offsets of the data in the file.
    let data: Range<Int>
  }

  let bytes: [UInt8]
  /// The chunks in the order of the file, up to and including IEND.
  private(set) var chunks: [Chunk] = []
  let header: PNGHeader

  /// Finds the chunks up to IEND. Bytes after it are ignored.
  init(_ bytes: [UInt8]) throws(PNGError) {
    self.bytes = bytes
    header = try PNGHeader(bytes)
    var offset = PNGContainer.signature.count
    while true {
      guard bytes.count - offset >= 12 else { throw .truncated }
      let length = Int(bytes.bigEndian32(at: offset))
      guard length <= bytes.count - offset - 12 else { throw .truncated }
      let name = String(decoding: bytes[offset + 4..<offset + 8], as: UTF8.self)
      chunks.append(Chunk(name: name, data: offset + 8..<offset + 8 + length))
      offset += 12 + length
      if name == "IEND" { return }
    }
  }

  /// The data of the first chunk with a name before the image data; nil if there is none.
  func ancillary(_ name: String) -> ArraySlice<UInt8>? {
    for chunk in chunks {
      if chunk.name == "IDAT" { return nil }
      if chunk.name == name { return bytes[chunk.data] }
    }
    return nil
  }

  func contains(_ name: String) -> Bool { chunks.contains { $0.name == name } }

  /// The number of compressed bytes in all IDAT chunks.
  var imageDataCount: Int { chunks.reduce(0) { $0 + ($1.name == "IDAT" ? $1.data.count : 0) } }
}

extension RandomAccessCollection<UInt8> where Index == Int {
  /// The big-endian number in the four bytes from `index` on, which must exist.
  func bigEndian32(at index: Int) -> UInt32 {
    UInt32(self[index]) << 24 | UInt32(self[index + 1]) << 16 | UInt32(self[index + 2]) << 8
      | UInt32(self[index + 3])
  }

  /// The big-endian number in the two bytes from `index` on, which must exist.
  func bigEndian16(at index: Int) -> Int { Int(self[index]) << 8 | Int(self[index + 1]) }
}

/// The four lowest bytes of a number, the highest first.
func bigEndian(_ number: some BinaryInteger) -> [UInt8] {
  [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
}

/// A decoded PNG: its pixels, and what was found out about its form.
package struct DecodedPNG: Equatable, Sendable {
  package let bitmap: Bitmap
  /// The remarks about the decoding, in the order of the cases of ``PNGRemark``, each at most once.
  package let remarks: [PNGRemark]
  /// The chunks of a compiled nine-patch; nil for any other picture.
  package let ninePatchChunks: NinePatchChunks?
  /// The profile from which the bitmap's colors are to be converted; nil if they are sRGB or treated as such.
  package let profile: ColorProfile?
}

/// Decodes a PNG of any kind to straight 8-bit sRGB. 16-bit samples are rounded (`(v * 255 + 32767) / 65535`), palettes, grays
/// and transparent colors are expanded, and gamma and chromaticities are ignored. Apple's variant is converted back.
///
/// `treatment` is the treatment of colors that are not sRGB; nil rejects them.
///
/// Every checksum is verified. Bytes after the end chunk are ignored. Apart from the bitmap and the current rows, nothing is
/// allocated whose size the file could inflate.
package func decodePNG(
  _ bytes: [UInt8], profile treatment: ProfileTreatment? = nil
) throws(PNGError) -> DecodedPNG {
  let container = try PNGContainer(bytes)
  guard !container.contains("acTL") else { throw .animated }
  let header = container.header
  // Deflate inflates a byte to at most 1032 bytes, so a file that is too short for its size is rejected before memory is
  // allocated for it.
  guard container.imageDataCount * 1032 >= header.packedByteCount else { throw .truncated }

  let bytes = header.isApple ? try container.withoutAppleForm() : bytes
  var status = cpng_done
  var message = [CChar](repeating: 0, count: Int(CPNG_MESSAGE_SIZE))
  var pixels = unsafe [UInt32](unsafeUninitializedCapacity: header.width * header.height) { words, count in
    status = unsafe cpng_decode(
      bytes, bytes.count, UInt32(header.width), UInt32(header.height), words.baseAddress, &message)
    count = status == cpng_done ? header.width * header.height : 0
  }
  switch status {
  case cpng_done: break
  case cpng_outside_palette: throw .outsidePalette
  default: throw PNGError(libpng: message)
  }

  let colors = try colorDeclaration(of: container, treatment)
  var remarks: [PNGRemark] = []
  if header.isApple {
    for index in pixels.indices { pixels[index] = straightWord(ofApple: pixels[index]) }
    remarks.append(.appleOptimized)
  }
  if header.bitDepth == 16 { remarks.append(.reducedTo8Bit) }
  if header.isInterlaced { remarks.append(.interlaced) }
  remarks += colors.remarks
  return DecodedPNG(
    bitmap: Bitmap(width: header.width, height: header.height, cleared: pixels), remarks: remarks,
    ninePatchChunks: NinePatchChunks(container), profile: colors.profile)
}

extension PNGError {
  /// Converts a message of libpng to an error.
  fileprivate init(libpng message: [CChar]) {
    let letters = message.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    let text = String(decoding: letters, as: UTF8.self)
    // The message begins with the name of the chunk.
    if text.hasSuffix(": CRC error") {
      self = .wrongChecksum(String(text.prefix(4)))
    } else {
      self = .unreadable(text.isEmpty ? "out of memory" : text)
    }
  }
}
