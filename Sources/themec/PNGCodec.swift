import ArgumentParser
import ThemeCore
import ThemeDisk
import ThemeImage

extension ImageCodec {
  /// The codec for PNGs in the form that bundles use. Pictures that are equal share one encoding within a run, and pictures
  /// that an earlier run has encoded are taken from the cache.
  static func png(
    _ compression: PNGCompression, cache: CacheFolder? = nil, watch: StageWatch = StageWatch()
  ) -> ImageCodec {
    func encoded(_ compression: PNGCompression) -> EncodedPictures {
      let encoder = "\(compression.rawValue), themec \(themecVersion), \(pngEncoderVersion)"
      let cached = cache.map { CachedPictures(in: $0, of: encoder, isSame: isSame) }
      let ledger = CompressionLedger()
      return EncodedPictures(cached: cached, watch: watch) { encodePNG($0, compression, ledger) }
    }
    return ImageCodec(
      encode: encoded(compression).file,
      encodeQuickly: compression == .fast ? nil : encoded(.fast).file,
      digesting: PictureDigesting(
        headerBytes: 29,
        size: { bytes in (try? pngHeader(bytes)).map { ($0.width, $0.height) } },
        digest: { bytes in hasBundleForm(bytes) ? (try? decodePNG(bytes))?.bitmap.digest : nil }),
      isSame: isSame)
  }

  private static func isSame(_ bytes: [UInt8], _ bitmap: Bitmap) -> Bool {
    // The file may come from anywhere, so it is not decoded before its header has the right size.
    guard let header = try? pngHeader(bytes), header.width == bitmap.width,
      header.height == bitmap.height,
      hasBundleForm(bytes), let decoded = try? decodePNG(bytes)
    else { return false }
    return decoded.bitmap == bitmap
  }
}

extension PNGCompression: ExpressibleByArgument {}
