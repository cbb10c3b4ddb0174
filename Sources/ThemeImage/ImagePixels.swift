package import ThemeCore

/// The pixels of an image: at hand, or made anew whenever they are asked for, so that many large images need no memory
/// for all of them.
package struct ImagePixels: Sendable {
  private enum Source {
    case kept(Bitmap)
    case made(@Sendable () -> Bitmap)
  }

  package let size: Size<Pixels>
  private let source: Source
  /// Of the pixels, when it was given with them.
  package let knownDigest: String?

  package init(_ bitmap: Bitmap) {
    size = bitmap.size
    source = .kept(bitmap)
    knownDigest = nil
  }

  /// Takes what makes the pixels, which gives the same ones each time, and their digest where it is known.
  package init(size: Size<Pixels>, digest: String? = nil, making: @escaping @Sendable () -> Bitmap) {
    self.size = size
    source = .made(making)
    knownDigest = digest
  }

  /// Of the pixels, as bundles list it.
  package var digest: String { knownDigest ?? bitmap.digest }

  package var bitmap: Bitmap {
    switch source {
    case .kept(let bitmap): bitmap
    case .made(let make): make()
    }
  }
}
