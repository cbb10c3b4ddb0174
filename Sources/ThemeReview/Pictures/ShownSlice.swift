import ThemeCore
import ThemeImage
import ThemeStretch

/// A slice with its pixels, to be drawn as apps draw it.
struct ShownSlice: Sendable {
  let image: ImageFacts
  private let pixels: Bitmap

  /// Nil where its file is not at hand, or is not what the manifest says of it.
  init?(_ image: ImageFacts?, in bundle: BundleContents?) {
    guard let image, let pixels = bundle?.picture(image.file), pixels.size == image.size else { return nil }
    self.image = image
    self.pixels = pixels
  }

  /// As large as the art that it is made from.
  var natural: Bitmap { drawn(image.sourceSize) }

  /// In a size in pixels; one that doesn't stretch keeps its own.
  func drawn(_ size: Size<Pixels>) -> Bitmap {
    guard let mode = image.mode else { return pixels }
    return resampled(pixels, caps: image.caps, to: size, mode: mode)
  }

  /// The width of its caps and one line between them.
  var leastWidth: Pixels { image.caps.left + image.caps.right + Pixels(1) }
}
