import Synchronization
import ThemeCheck
import ThemeCore
import ThemePictures
import ThemeStretch

/// The cuts that have been proved in a run: themes that share art share its proofs.
///
/// A class because many threads share it.
package final class ProofLedger: Sendable {
  let cuts = CutLedger()
  private let proved = Mutex<Set<ProofKey>>([])

  package init() {}

  func holds(_ key: ProofKey) -> Bool {
    proved.withLock { $0.contains(key) }
  }

  /// Whether it was not there yet.
  func add(_ key: ProofKey) -> Bool {
    proved.withLock { $0.insert(key).inserted }
  }
}

/// All that a proof depends on.
struct ProofKey: Hashable, Sendable {
  /// The picture's number.
  let picture: Int
  /// The picture's own size.
  let size: Size<Pixels>
  let caps: Insets<Pixels>
  let center: Size<Pixels>
  let resizing: ResizingMode
  /// The smallest width that the theme allows.
  let minimumWidth: Pixels

  init(_ image: CheckedImage, resizing: ResizingMode, minimumWidth: Points?) {
    picture = image.picture.measured.number
    size = image.picture.measured.size
    caps = image.caps
    center = image.center
    self.resizing = resizing
    let smallest = image.caps.left + image.caps.right + Pixels(1)
    let minimum = minimumWidth.map { max(smallest, $0.roundedPixels(at: image.picture.scale)) } ?? smallest
    self.minimumWidth = min(minimum, size.width)
  }

  /// The sizes at which slice and art must be the same.
  var sizes: [Size<Pixels>] { proofSizes(of: size, leastWidth: minimumWidth) }
}
