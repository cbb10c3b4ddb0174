package import ThemeCore
import ThemeModel
import ThemePictures
import ThemeStretch

extension ElementContext {
  /// Whether a part visibly tiles along an axis: one that has caps, or either axis if the art has no caps at all. The art of a
  /// navigation bar tiles vertically only if it is lower than the bar.
  package func tiles(_ part: PartContext, along axis: Axis) -> Bool {
    guard part.mode == .tile, isResized(part, along: axis), let caps = part.images.first?.caps,
      axis == .horizontal || kind != .navigationBar || isLowerThanBar(part)
    else { return false }
    return caps.hasCaps(along: axis) || caps == .zero
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
  /// The period after which the center's lines repeat, in pixels; the length of the center if they do not repeat.
  func period(along axis: Axis) -> Pixels {
    Pixels(picture.measured.lines[axis].smallestPeriod(in: core(along: axis)))
  }
}
