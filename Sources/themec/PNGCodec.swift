import ArgumentParser
import ThemeCore
import ThemeDisk
import ThemeImage

extension ImageCodec {
  /// PNGs as bundles hold them, each different picture of a run encoded once, or taken from a cache.
  static func png(
    _ compression: PNGCompression, cache: CacheFolder? = nil, _ remote: RemoteCache? = nil,
    watch: StageWatch = StageWatch()
  ) -> ImageCodec {
    func encoded(_ compression: PNGCompression) -> EncodedPictures {
      let encoder = "\(compression.rawValue), themec \(themecVersion), \(pngEncoderVersion)"
      let isCached = cache != nil || remote != nil
      let cached = isCached ? CachedPictures(in: cache, remote, of: encoder, isSame: isSame) : nil
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
    // A file that anyone may have put there is not decoded before it has the size.
    guard let header = try? pngHeader(bytes), header.width == bitmap.width,
      header.height == bitmap.height,
      hasBundleForm(bytes), let decoded = try? decodePNG(bytes)
    else { return false }
    return decoded.bitmap == bitmap
  }
}

extension PNGCompression: ExpressibleByArgument {}
