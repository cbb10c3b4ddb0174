package import ThemeCore
import ThemeModel
import ThemePictures
import ThemeStretch

extension ElementContext {
  /// Whether a part repeats along an axis: one with caps, or either when there are no caps at all. The tile of a bar that is
  /// as high as a bar is never seen twice above each other.
  package func tiles(_ part: PartContext, along axis: Axis) -> Bool {
    guard part.mode == .tile, isResized(part, along: axis), let caps = part.images.first?.caps,
      axis == .horizontal || kind != .navigationBar || isLowerThanBar(part)
    else { return false }
    return caps.hasCaps(along: axis) || caps == .zero
  }

  /// The seam that is seen where a picture's center meets itself; nil where none is.
  func seam(of image: ImageContext, along axis: Axis) -> Seam? {
    let core = image.core(along: axis)
    guard !image.picture.measured.lines[axis].areEqual(in: core),
      let seam = store.seam(of: image.picture, in: core, along: axis), seam.isVisible
    else { return nil }
    return seam
  }
}

extension ImageContext {
  /// After how many lines its center repeats: all of them, where nothing does.
  func period(along axis: Axis) -> Pixels {
    Pixels(picture.measured.lines[axis].smallestPeriod(in: core(along: axis)))
  }
}
