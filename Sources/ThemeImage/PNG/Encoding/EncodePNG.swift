internal import libdeflate

/// What the bytes of a PNG depend on beside its pixels and the effort: the encoder, counted up whenever it makes other bytes, and
/// the library that compresses.
package let pngEncoderVersion = "encoder 3, libdeflate \(LIBDEFLATE_VERSION_STRING)"

/// Encodes a bitmap as a PNG whose pixels are the bitmap's: nothing but header, palette, transparency and image data,
/// 8 bits a sample or fewer, not interlaced. The file is decoded and compared before it is returned.
///
/// The same bitmap gives the same bytes wherever libdeflate is the same, whatever a ledger knows; one ledger serves one
/// compression.
package func encodePNG(
  _ bitmap: Bitmap, _ compression: PNGCompression = .small, _ ledger: CompressionLedger? = nil
) -> [UInt8] {
  let effort = EncodingEffort(compression, pixelCount: bitmap.pixels.count)
  let file = FormSearch(bitmap, effort, ledger).file()
  guard let decoded = try? decodePNG(file), decoded.bitmap == bitmap else {
    preconditionFailure("a PNG does not hold the pixels that it was made of")
  }
  return file
}
