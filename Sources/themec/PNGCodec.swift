import ThemeDisk
import ThemeImage

extension ImageCodec {
  /// PNGs as bundles hold them.
  static let png = ImageCodec(
    encode: encodePNG,
    digest: { bytes in (try? decodePNG(bytes))?.bitmap.digest },
    isSame: { bytes, bitmap in
      // A file that anyone may have put there is not decoded before it has the size.
      guard let header = try? pngHeader(bytes), header.width == bitmap.width, header.height == bitmap.height,
        hasBundleForm(bytes), let decoded = try? decodePNG(bytes)
      else { return false }
      return decoded.bitmap == bitmap
    })
}
