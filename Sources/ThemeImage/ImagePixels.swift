package import ThemeCore

/// The pixels of an image, either in memory or made again on each access, so that many large images don't have to be in memory
/// at the same time.
package struct ImagePixels: Sendable {
  private enum Source {
    case kept(Bitmap)
    case made(@Sendable () -> Bitmap)
  }

  package let size: Size<Pixels>
  private let source: Source
  /// The digest of the pixels; nil if it was not given.
  package let knownDigest: String?

  package init(_ bitmap: Bitmap) {
    size = bitmap.size
    source = .kept(bitmap)
    knownDigest = nil
  }

  /// Creates an image whose pixels `making` returns. It must return the same pixels on each call. `digest` is their digest, if
  /// it is known.
  package init(size: Size<Pixels>, digest: String? = nil, making: @escaping @Sendable () -> Bitmap) {
    self.size = size
    source = .made(making)
    knownDigest = digest
  }

  /// The digest of the pixels, which is computed from them unless it was given.
  package var digest: String { knownDigest ?? bitmap.digest }

  package var bitmap: Bitmap {
    switch source {
    case .kept(let bitmap): bitmap
    case .made(let make): make()
    }
  }
}
