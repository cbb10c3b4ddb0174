package import ThemeGeometry

/// The pixels of an image: at hand, or made anew whenever they are asked for, so that many large images need no memory
/// for all of them.
package struct ImagePixels: Sendable {
  private enum Source {
    case kept(Bitmap)
    case made(@Sendable () -> Bitmap)
  }

  package let size: Size<Pixels>
  private let source: Source

  package init(_ bitmap: Bitmap) {
    size = bitmap.size
    source = .kept(bitmap)
  }

  /// Takes what makes the pixels; it gives the same ones each time.
  package init(size: Size<Pixels>, making: @escaping @Sendable () -> Bitmap) {
    self.size = size
    source = .made(making)
  }

  package var bitmap: Bitmap {
    switch source {
    case .kept(let bitmap): bitmap
    case .made(let make): make()
    }
  }
}
