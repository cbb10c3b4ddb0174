internal import libdeflate

/// The version of everything else that the bytes of a PNG depend on besides its pixels and the effort. The number of the
/// encoder increases whenever its output changes.
package let pngEncoderVersion = "encoder 4, libdeflate \(LIBDEFLATE_VERSION_STRING)"

/// Encodes a bitmap as a PNG with only a header, a palette, transparency and image data, with at most 8 bits per sample, and
/// not interlaced. The file is decoded and compared with the bitmap before it is returned.
///
/// With the same version of libdeflate, the same bitmap gives the same bytes, with or without a ledger. A ledger must be used
/// for only one kind of `compression`.
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
