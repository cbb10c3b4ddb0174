import Synchronization
import ThemeCheck
import ThemeCore
import ThemeImage
import ThemePictures

/// What pictures were cut to in a run: themes that share art share its slices, and their pixels are in memory once.
///
/// A class because many threads share it.
final class CutLedger: Sendable {
  let kept = KeptPixels()
  private let cuts = Mutex<[CutKey: Cut]>([:])

  subscript(key: CutKey) -> Cut? {
    get { cuts.withLock { $0[key] } }
    set { cuts.withLock { $0[key] = newValue } }
  }
}

/// All that a cut depends on.
struct CutKey: Hashable, Sendable {
  /// The picture's number.
  private let picture: Int
  /// Nil for art that does not stretch, which is not cut.
  private let caps: Insets<Pixels>?
  private let center: Size<Pixels>?

  init(_ image: CheckedImage, isStretched: Bool) {
    picture = image.picture.measured.number
    caps = isStretched ? image.caps : nil
    center = isStretched ? image.center : nil
  }
}

/// The pixels that ship of a picture.
struct Cut: Sendable {
  let pixels: ImagePixels
  /// Of the pixels.
  let digest: String
  /// Of the picture.
  let artDigest: String
}
