import ThemeCore
import ThemeModel
import ThemePictures
import ThemeStretch

/// A center that smears when it is stretched.
struct Smear {
  let part: PartContext
  let axis: Axis
  /// Of the smallest scale that smears.
  let image: ImageContext
  let difference: CoreDifference

  var core: Range<Int> { image.core(along: axis) }

  /// Whether the center is a strip of which one line is as good as all: that of `stretchable`, or one of two points at most.
  var isStrip: Bool { part.slicing.form.value.isStretchable || core.count <= 2 * image.scale.rawValue }
}

extension ElementContext {
  /// The most by which the lines of a center may differ, in 255ths: what nobody sees.
  private static let tolerance = 2
  /// The largest step from line to line of a ramp that `center: keep` declares to be one.
  private static let rampStep = 8

  /// How a part's center smears along an axis with caps, or nil when it does not: pixels are looked at only where lines
  /// are known to differ.
  func smear(of part: PartContext, along axis: Axis) -> Smear? {
    guard part.mode == .stretch, isResized(part, along: axis) else { return nil }
    for image in part.images where image.caps.hasCaps(along: axis) {
      let core = image.core(along: axis)
      guard !image.picture.measured.lines[axis].areEqual(in: core),
        let difference = store.coreDifference(of: image.picture, in: core, along: axis),
        difference.worst.amount > Self.tolerance
      else { continue }
      if part.keep == .all, isRamp(image, along: axis) { continue }
      return Smear(part: part, axis: axis, image: image, difference: difference)
    }
    return nil
  }

  /// Whether the lines of a picture's center differ by small steps only.
  func isRamp(_ image: ImageContext, along axis: Axis) -> Bool {
    store.largestStep(of: image.picture, in: image.core(along: axis), along: axis) <= Self.rampStep
  }
}

extension SlicingForm? {
  /// Whether it is `caps: auto`.
  var isAuto: Bool {
    if case .auto = self { true } else { false }
  }

  /// Whether it is UIKit's `stretchable`, whose center is one point.
  var isStretchable: Bool {
    if case .stretchable = self { true } else { false }
  }
}
