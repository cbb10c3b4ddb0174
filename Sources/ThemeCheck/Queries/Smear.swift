package import ThemeCore
import ThemeImage
import ThemeModel
import ThemePictures
import ThemeResolution

/// A center whose lines differ, so that it is distorted when it is stretched.
struct Smear {
  let part: PartContext
  let axis: Axis
  /// The picture of the smallest scale at which the center is distorted.
  let image: ImageContext
  let difference: CoreDifference

  var core: Range<Int> { image.core(along: axis) }

  /// Whether the center is a strip in which any one line can represent all: that of `stretchable`, or one of at most two
  /// points.
  var isStrip: Bool { part.slicing.isStretchable || core.count <= 2 * image.scale.rawValue }
}

extension ElementContext {
  /// The largest difference between neighboring lines that still counts as a ramp where `center: keep` declares one, in 255ths.
  private static let rampStep = 8

  /// How a part's center is distorted along an axis with caps; nil if it does not. Pixels are compared only if the classes of the
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

extension ElementContext {
  /// Whether a part visibly tiles along an axis. The art of a navigation bar tiles vertically only if it is lower than the bar.
  package func tiles(_ part: PartContext, along axis: Axis) -> Bool {
    part.mode[axis] == .tile && isResized(part, along: axis)
      && (axis == .horizontal || kind != .navigationBar || isLowerThanBar(part))
  }

  /// The mode that makes a part's art look right on a platform with one mode for both axes; nil if its axes need different
  /// ones. The mode of an axis matters where the art is shown in other lengths, and where the lines of its center differ.
  package func oneMode(of part: PartContext) -> ResizingMode? {
    guard part.mode.horizontal != part.mode.vertical else { return part.mode.horizontal }
    switch (matters(part, along: .horizontal), matters(part, along: .vertical)) {
    case (true, true): return nil
    case (false, true): return part.mode.vertical
    case (_, false): return part.mode.horizontal
    }
  }

  private func matters(_ part: PartContext, along axis: Axis) -> Bool {
    guard part.images.contains(where: { !$0.isPlain(along: axis) }) else { return false }
    // Other variants may show the same art in another height.
    return variants.joined().contains { $0.name == part.name && isResized($0, along: axis) }
  }

  /// The visible seam where the end of a picture's center meets its beginning; nil if there is none.
  func seam(of image: ImageContext, along axis: Axis) -> Seam? {
    let core = image.core(along: axis)
    guard !image.picture.measured.lines[axis].areEqual(in: core),
      let seam = store.seam(of: image.picture, in: core, along: axis), seam.isVisible
    else { return nil }
    return seam
  }
}

extension ImageContext {
  /// Whether all lines of the center along an axis are equal, so that stretching and tiling are the same.
  fileprivate func isPlain(along axis: Axis) -> Bool {
    picture.measured.lines[axis].areEqual(in: core(along: axis))
  }

  /// The period after which the center's lines repeat, in pixels; the length of the center if they do not repeat.
  func period(along axis: Axis) -> Pixels {
    Pixels(picture.measured.lines[axis].smallestPeriod(in: core(along: axis)))
  }
}

extension ImageContext {
  /// The longest run of equal lines that contains the center along an axis; the center itself if its lines differ. Wherever
  /// within the run the center begins and ends, the stretched picture looks the same.
  package func plainRun(along axis: Axis) -> Range<Int> {
    let core = core(along: axis)
    let lines = picture.measured.lines[axis]
    guard lines.areEqual(in: core) else { return core }
    let id = lines.ids[core.lowerBound]
    let before = lines.ids[..<core.lowerBound].reversed().prefix { $0 == id }.count
    return core.lowerBound - before..<lines.runEnd(at: core.lowerBound)
  }
}
