import Synchronization
import ThemeDisk
import ThemeImage

extension ImageCodec {
  /// PNGs as bundles hold them, each different picture of a run encoded once.
  static let png = ImageCodec(
    encode: EncodedPictures().png,
    digesting: PictureDigesting(
      headerBytes: 29,
      size: { bytes in (try? pngHeader(bytes)).map { ($0.width, $0.height) } },
      digest: { bytes in hasBundleForm(bytes) ? (try? decodePNG(bytes))?.bitmap.digest : nil }),
    isSame: { bytes, bitmap in
      // A file that anyone may have put there is not decoded before it has the size.
      guard let header = try? pngHeader(bytes), header.width == bitmap.width, header.height == bitmap.height,
        hasBundleForm(bytes), let decoded = try? decodePNG(bytes)
      else { return false }
      return decoded.bitmap == bitmap
    })
}

/// The PNGs that a run has encoded: themes share pictures, and targets make the same ones of them.
private final class EncodedPictures: Sendable {
  /// How many bytes of PNGs are kept.
  private static let mostBytes = 8 << 20

  private struct Kept {
    /// By the digests of their pixels.
    var files: [String: [UInt8]] = [:]
    var bytes = 0
  }

  private let kept = Mutex(Kept())

  /// The PNG of a picture.
  func png(_ bitmap: Bitmap) -> [UInt8] {
    let digest = bitmap.digest
    if let known = kept.withLock({ $0.files[digest] }) { return known }
    let png = encodePNG(bitmap)
    kept.withLock { kept in
      guard kept.bytes + png.count <= Self.mostBytes, kept.files[digest] == nil else { return }
      kept.files[digest] = png
      kept.bytes += png.count
    }
    return png
  }
}
