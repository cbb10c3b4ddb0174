import ThemeCore
import ThemeImage

/// A slice with its pixels, which can be drawn as apps draw it.
struct ShownSlice: Sendable {
  let image: ImageFacts
  private let pixels: Bitmap

  /// Nil where the slice's file is not at hand or does not have the size that the manifest states.
  init?(_ image: ImageFacts?, in bundle: BundleContents?) {
    guard let image, let pixels = bundle?.picture(image.file), pixels.size == image.size else { return nil }
    self.init(image, pixels)
  }

  init(_ image: ImageFacts, _ pixels: Bitmap) {
    self.image = image
    self.pixels = pixels
  }

  /// The slice drawn in the size of the art that it was cut from.
  var natural: Bitmap { drawn(image.sourceSize) }

  /// The slice drawn in a size in pixels; a slice that does not stretch keeps its own size.
  func drawn(_ size: Size<Pixels>) -> Bitmap {
    guard let mode = image.mode else { return pixels }
    return resampled(pixels, caps: image.caps, to: size, mode: mode)
  }

  /// This slice and another one where layout gives both their size, laid over each other; nil where they are too large.
  func laid(under other: ShownSlice, in layout: Size<Pixels>) -> LaidPictures? {
    LaidPictures(
      drawn(image.drawnSize(of: layout)), image.alignment, other.drawn(other.image.drawnSize(of: layout)),
      other.image.alignment)
  }

  /// The least width at which the slice can be drawn: its caps and one column of pixels between them.
  var leastWidth: Pixels { image.caps.left + image.caps.right + Pixels(1) }

  /// The least height at which the slice can be drawn: its caps and one row of pixels between them.
  var leastHeight: Pixels { image.caps.top + image.caps.bottom + Pixels(1) }
}
