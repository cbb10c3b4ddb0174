internal import CShims
package import ThemeCore

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
