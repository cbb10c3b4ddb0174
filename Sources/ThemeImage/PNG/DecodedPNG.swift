internal import CPNG
package import ThemeCore

/// A PNG's pixels, and what a person may want to know of how they came about.
package struct DecodedPNG: Equatable, Sendable {
  package let bitmap: Bitmap
  /// In the order of the cases of ``PNGRemark``, each at most once.
  package let remarks: [PNGRemark]
  /// What a compiled nine-patch has in the place of a frame; nil of any other picture.
  package let ninePatchChunks: NinePatchChunks?
  /// The profile from which the bitmap's colors are to be converted; nil where they are sRGB's, or taken as such.
  package let profile: ColorProfile?
}

/// Decodes a PNG of any kind into straight 8-bit sRGB: samples of 16 bits are rounded (`(v * 255 + 32767) / 65535`),
/// palettes, grays and transparent colors are expanded, gamma and chromaticities are ignored. Apple's form is undone.
///
/// `treatment` says what becomes of colors that are not sRGB's; nil refuses them.
///
/// Every checksum is verified. What follows the end chunk is ignored. Besides the bitmap and the rows in work nothing
/// that the file could make large is allocated.
package func decodePNG(
  _ bytes: [UInt8], profile treatment: ProfileTreatment? = nil
) throws(PNGError) -> DecodedPNG {
  let container = try PNGContainer(bytes)
  guard !container.contains("acTL") else { throw .animated }
  let header = container.header
  // Deflate makes at most 1032 bytes of one, so a file that is too short for its size is refused before memory is
  // taken for it.
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
  /// libpng's message, in this project's manner.
  fileprivate init(libpng message: [CChar]) {
    let letters = message.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    let text = String(decoding: letters, as: UTF8.self)
    // Behind the name of the chunk in work.
    if text.hasSuffix(": CRC error") {
      self = .wrongChecksum(String(text.prefix(4)))
    } else {
      self = .unreadable(text.isEmpty ? "out of memory" : text)
    }
  }
}
