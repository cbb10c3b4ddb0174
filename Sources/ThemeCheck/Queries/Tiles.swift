package import ThemeCore
import ThemeModel
import ThemePictures
import ThemeImage

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
