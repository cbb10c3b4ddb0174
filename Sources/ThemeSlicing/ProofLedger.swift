import Synchronization
import ThemeCheck
import ThemeGeometry
import ThemePictures

/// The cuts that have been proved in a run: themes that share art share its proofs.
///
/// A class because many threads share it.
package final class ProofLedger: Sendable {
  private let proved = Mutex<Set<ProofKey>>([])

  package init() {}

  func holds(_ key: ProofKey) -> Bool {
    proved.withLock { $0.contains(key) }
  }

  func add(_ key: ProofKey) {
    proved.withLock { _ = $0.insert(key) }
  }
}

/// All that a proof depends on.
struct ProofKey: Hashable, Sendable {
  /// The picture's number.
  let picture: Int
  let caps: Insets<Pixels>
  let center: Size<Pixels>
  let resizing: ResizingMode
  /// The sizes at which slice and art must be the same: the art's own, the smallest, and larger ones.
  let sizes: [Size<Pixels>]

  /// Nil for art that does not stretch: there is nothing to prove.
  init?(_ image: CheckedImage, of part: NewPart) {
    guard let resizing = part.part.art?.resizing else { return nil }
    picture = image.picture.measured.number
    caps = image.caps
    center = image.center
    self.resizing = resizing
    let (width, height) = (image.picture.measured.size.width, image.picture.measured.size.height)
    let smallest = image.caps.left + image.caps.right + Pixels(1)
    let minimum =
      part.minimumWidth.map { max(smallest, $0.roundedPixels(at: image.picture.scale)) } ?? smallest
    let widths = [width, min(minimum, width), width + Pixels(1), width + width + Pixels(7)]
    let heights = [height + Pixels(1), height + height + Pixels(7)]
    sizes = widths.map { Size(width: $0, height: height) } + heights.map { Size(width: width, height: $0) }
  }
}
