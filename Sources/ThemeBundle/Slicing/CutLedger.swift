import Synchronization
import ThemeCheck
import ThemeCore
import ThemeImage
import ThemePictures

/// The cuts made in a run. Themes that share art share its slices, and the pixels of those are in memory once.
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

/// Everything that determines the result of a cut: two images with equal keys have the same slice.
struct CutKey: Hashable, Sendable {
  /// The number of the measured picture.
  private let picture: Int
  /// The caps; nil for art that does not stretch, which is not cut.
  private let caps: Insets<Pixels>?
  private let center: Size<Pixels>?

  init(_ image: CheckedImage, isStretched: Bool) {
    picture = image.picture.measured.number
    caps = isStretched ? image.caps : nil
    center = isStretched ? image.center : nil
  }
}

/// The pixels that ship for a picture.
struct Cut: Sendable {
  let pixels: ImagePixels
  /// The digest of the pixels.
  let digest: String
  /// The digest of the whole picture before it was cut.
  let artDigest: String
}
