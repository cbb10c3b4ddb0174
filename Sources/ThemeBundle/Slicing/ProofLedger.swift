import Synchronization
import ThemeCheck
import ThemeCore
import ThemePictures
import ThemeImage

/// The cuts that were proved in a run. Themes that share art share its proofs.
///
/// A class because many threads share it.
package final class ProofLedger: Sendable {
  let cuts = CutLedger()
  private let proved = Mutex<Set<ProofKey>>([])

  package init() {}

  func holds(_ key: ProofKey) -> Bool {
    proved.withLock { $0.contains(key) }
  }

  /// Records a proof. Returns whether it is the first one for this key.
  func add(_ key: ProofKey) -> Bool {
    proved.withLock { $0.insert(key).inserted }
  }
}

/// Everything that determines the result of a proof.
struct ProofKey: Hashable, Sendable {
  /// The number of the measured picture.
  let picture: Int
  /// The size of the uncut picture.
  let size: Size<Pixels>
  let caps: Insets<Pixels>
  let center: Size<Pixels>
  let resizing: PerAxis<ResizingMode>
  /// The smallest width, in pixels, at which the proof compares: the theme's minimum width, but at least the caps and one
  /// pixel, and at most the picture's own width.
  let minimumWidth: Pixels

  init(_ image: CheckedImage, resizing: PerAxis<ResizingMode>, minimumWidth: Points?) {
    picture = image.picture.measured.number
    size = image.picture.measured.size
    caps = image.caps
    center = image.center
    self.resizing = resizing
    let smallest = image.caps.left + image.caps.right + Pixels(1)
    let minimum = minimumWidth.map { max(smallest, $0.roundedPixels(at: image.picture.scale)) } ?? smallest
    self.minimumWidth = min(minimum, size.width)
  }

  /// The sizes at which the stretched slice and the stretched art must be equal.
  var sizes: [Size<Pixels>] { proofSizes(of: size, leastWidth: minimumWidth) }
}
