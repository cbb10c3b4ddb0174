import Synchronization
package import ThemeCheck
import ThemeCore
import ThemeImage
import ThemePictures

/// The cuts that were proved in a run. Themes that share art share its proofs.
///
/// A class because many threads share it.
package final class ProofLedger: Sendable {
  let cuts: CutLedger
  private let proved = Mutex<Set<ProofKey>>([])
  /// What an earlier run has proved.
  private let former: Set<ProofKey>

  /// Makes a ledger without proofs. Cuts that an earlier run has proved, of pictures with the same numbers, are not proved again.
  package init(after former: ProofLedger? = nil) {
    self.former = former?.proved.withLock { $0 } ?? []
    cuts = CutLedger(former?.cuts.remembered ?? [:])
  }

  func holds(_ key: ProofKey) -> Bool {
    proved.withLock { $0.contains(key) }
  }

  /// Whether an earlier run has proved the cut.
  func recalls(_ key: ProofKey) -> Bool { former.contains(key) }

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

/// The cuts made in a run. Themes that share art share its slices, and the pixels of those are in memory once.
///
/// A class because many threads share it.
final class CutLedger: Sendable {
  let kept = KeptPixels()
  private let cuts = Mutex<[CutKey: Cut]>([:])
  /// The cuts of an earlier run whose pixels are in memory.
  private let former: [CutKey: Cut]

  init(_ former: [CutKey: Cut]) {
    self.former = former
  }

  subscript(key: CutKey) -> Cut? {
    get {
      cuts.withLock { cuts in
        if let known = cuts[key] { return known }
        guard let known = former[key], kept.takes(known.pixels.bitmap) else { return nil }
        cuts[key] = known
        return known
      }
    }
    set { cuts.withLock { $0[key] = newValue } }
  }

  /// The cuts for a later run.
  var remembered: [CutKey: Cut] { cuts.withLock { $0.filter(\.value.isKept) } }
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
  /// Whether the pixels are in memory.
  let isKept: Bool
  /// The digest of the pixels.
  let digest: String
  /// The digest of the whole picture before it was cut.
  let artDigest: String
}

/// The work of writing the pictures of a theme's bundle and of producing the pictures of `targets` targets from them, in the
/// unit of ``Limit/bundleWork``. If an upper bound is not above `limit`, that bound is returned instead of the exact sum.
package func bundleWork(of theme: CheckedTheme, targets: Int, limit: Int) -> Int {
  // The upper bound is enough in most runs, and counting the busy pixels of every picture would cost more than it saves.
  let most = theme.newArt.reduce(0) { sum, art in
    art.images.reduce(sum) { $0 + $1.writing(art, busy: .max, targets: targets) }
  }
  let files = theme.newArt.reduce(0) { $0 + $1.images.count } * (1 + targets)
  if most + files * PixelWork.file <= limit { return most + files * PixelWork.file }
  var work = files * PixelWork.file
  var known: Set<CutKey> = []
  for art in theme.newArt {
    for image in art.images where known.insert(CutKey(image, isStretched: art.resizing != nil)).inserted {
      let busy = theme.store.busyPixels(of: image.picture)
      work += image.writing(art, busy: busy, targets: targets)
    }
  }
  return work
}

extension CheckedTheme {
  /// The art that slices are made of: that of every part that is new in its variant.
  fileprivate var newArt: some Sequence<CheckedArt> {
    elements.lazy.flatMap(\.variants).flatMap(\.parts).filter(\.isNew).compactMap(\.art)
  }
}

extension CheckedImage {
  /// The work of writing the image and of producing the pictures of `targets` targets from it. In the picture, `busy` pixels
  /// differ from the preceding pixel.
  fileprivate func writing(_ art: CheckedArt, busy: Int, targets: Int) -> Int {
    var pixels = picture.measured.area
    if art.resizing != nil {
      let width = caps.left + center.width + caps.right
      let height = caps.top + center.height + caps.bottom
      pixels = width.count * height.count
    }
    return PixelWork.encoding(pixels: pixels, busy: min(pixels, busy))
      + targets * PixelWork.targeting(pixels: pixels)
  }
}
