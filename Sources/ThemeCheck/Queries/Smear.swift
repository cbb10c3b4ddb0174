import ThemeCore
import ThemeModel
import ThemePictures
import ThemeImage

/// A center whose lines differ, so that it smears when it is stretched.
struct Smear {
  let part: PartContext
  let axis: Axis
  /// The picture of the smallest scale at which the center smears.
  let image: ImageContext
  let difference: CoreDifference

  var core: Range<Int> { image.core(along: axis) }

  /// Whether the center is a strip in which any one line can represent all: that of `stretchable`, or one of at most two
  /// points.
  var isStrip: Bool { part.slicing.form.value.isStretchable || core.count <= 2 * image.scale.rawValue }
}

extension ElementContext {
  /// The largest difference between neighboring lines that still counts as a ramp where `center: keep` declares one, in 255ths.
  private static let rampStep = 8

  /// How a part's center smears along an axis with caps; nil if it does not. Pixels are compared only if the classes of the
  /// lines already differ.
  func smear(of part: PartContext, along axis: Axis) -> Smear? {
    guard part.mode[axis] == .stretch, isResized(part, along: axis) else { return nil }
    for image in part.images where image.caps.hasCaps(along: axis) {
      let core = image.core(along: axis)
      guard !image.picture.measured.lines[axis].areEqual(in: core),
        let difference = store.coreDifference(of: image.picture, in: core, along: axis),
        difference.worst.amount > LineDifference.invisible
      else { continue }
      if part.keep == .all, isRamp(image, along: axis) { continue }
      return Smear(part: part, axis: axis, image: image, difference: difference)
    }
    return nil
  }

  /// Whether neighboring lines of a picture's center differ by small steps only.
  func isRamp(_ image: ImageContext, along axis: Axis) -> Bool {
    store.largestStep(of: image.picture, in: image.core(along: axis), along: axis) <= Self.rampStep
  }
}

extension SlicingForm? {
  /// Whether the form is `caps: auto`.
  var isAuto: Bool {
    if case .auto = self { true } else { false }
  }

  /// Whether the form is `stretchable`, UIKit's form of caps, whose center is one point.
  var isStretchable: Bool {
    if case .stretchable = self { true } else { false }
  }
}
