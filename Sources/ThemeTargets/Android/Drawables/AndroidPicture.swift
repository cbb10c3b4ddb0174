import ThemeBundle
import ThemeCore
import ThemeImage

/// A picture for one density with its slicing in pixels: a slice, or half of one.
struct AndroidPicture {
  let density: AndroidDensity
  private(set) var pixels: ImagePixels
  /// The cap insets; nil, like `center`, for a picture that doesn't become a nine-patch.
  private(set) var capInsets: Insets<Pixels>?
  private(set) var center: Rect<Pixels>?
  private(set) var alignmentInsets: Insets<Pixels>?
  /// The size of the art from which the picture is cut.
  private(set) var artSize: Size<Pixels>

  /// Creates the picture of a slice; `isFramed` says whether it becomes a nine-patch.
  init(_ slice: Slice, isFramed: Bool) {
    density = AndroidDensity(slice.scale)
    pixels = slice.named
    artSize = slice.sourceSize
    capInsets = isFramed ? slice.capInsets : nil
    center = isFramed ? slice.center : nil
    // Only a nine-patch can mark layout bounds.
    alignmentInsets = isFramed ? slice.alignmentInsets : nil
  }

  /// Creates the picture of half of a slice at 3x; nil at other scales, and if halving would split a pixel.
  fileprivate init?(halving slice: Slice, isFramed: Bool) {
    let size = slice.pixels.size
    let bounds = isFramed ? slice.alignmentInsets : nil
    guard slice.scale == .x3, bounds?.isEven ?? true, slice.capInsets?.isEven ?? true,
      let columns = HalvedLength(.horizontal, of: slice), let rows = HalvedLength(.vertical, of: slice)
    else { return nil }
    density = .hdpi
    pixels = ImagePixels(
      size: Size(
        width: Pixels((size.width.count + columns.added) / 2),
        height: Pixels((size.height.count + rows.added) / 2))
    ) {
      let even = slice.pixels.bitmap.picking(
        columns: columns.lines(of: size.width.count), rows: rows.lines(of: size.height.count))
      guard let half = even.resampled(from: .x2, downTo: .x1) else {
        preconditionFailure("what is halved has even sides")
      }
      return half
    }
    artSize = Size(
      width: Pixels(slice.sourceSize.width.count / 2), height: Pixels(slice.sourceSize.height.count / 2))
    capInsets = isFramed ? slice.capInsets?.map { Pixels($0.count / 2) } : nil
    alignmentInsets = bounds?.map { Pixels($0.count / 2) }
    center = (isFramed ? slice.center : nil).map { center in
      Rect(
        x: Pixels(center.x.count / 2), y: Pixels(center.y.count / 2),
        width: Pixels((center.width.count + columns.added) / 2),
        height: Pixels((center.height.count + rows.added) / 2))
    }
  }
}

/// The side caps that a picture keeps.
struct AndroidEnds: Equatable {
  let left: Bool
  let right: Bool

  static let both = AndroidEnds(left: true, right: true)
}

extension AndroidPicture {
  /// The picture without the caps at the ends that it doesn't keep.
  fileprivate func keeping(_ ends: AndroidEnds) -> AndroidPicture {
    guard ends != .both, let caps = capInsets, let center else { return self }
    var cut = self
    let from = ends.left ? Pixels.zero : caps.left
    let width = pixels.size.width - from - (ends.right ? .zero : caps.right)
    if !ends.left {
      cut.capInsets?.left = .zero
      cut.alignmentInsets?.left = .zero
      cut.center?.x = center.x - caps.left
    }
    if !ends.right {
      cut.capInsets?.right = .zero
      cut.alignmentInsets?.right = .zero
    }
    cut.artSize.width = artSize.width - (pixels.size.width - width)
    let whole = pixels
    let part = Rect(x: from, y: .zero, width: width, height: whole.size.height)
    cut.pixels = ImagePixels(size: Size(width: width, height: whole.size.height)) {
      whole.bitmap.cropped(to: part)
    }
    return cut
  }
}

extension AndroidArt {
  /// The pictures for the scales of the art, in ascending order; empty if the art has no images.
  var pictures: [AndroidPicture] {
    guard case .art(let art, let ends, _) = self else { return [] }
    return art.slices.map { AndroidPicture($0, isFramed: isFramed).keeping(ends) }
  }

  /// Whether the pictures become nine-patches, as all art that stretches does, except for art that repeats as a whole.
  var isFramed: Bool {
    if case .art(let art, _, _) = self { art.resizing != nil && !art.isTexture } else { false }
  }

  /// The picture for `hdpi`, which is half of the one at 3x. Nil if there is no art at 3x, if halving would split a pixel, or
  /// if the frame of the half can't mark the same things.
  fileprivate var halved: AndroidPicture? {
    guard case .art(let art, let ends, let title) = self,
      let slice = art.slices.first(where: { $0.scale == .x3 }),
      let half = AndroidPicture(halving: slice, isFramed: isFramed)?.keeping(ends)
    else { return nil }
    guard let resizing = art.resizing,
      let whole = NinePatchFrame(
        AndroidPicture(slice, isFramed: isFramed).keeping(ends), resizing: resizing, title: title),
      let marks = NinePatchFrame(half, resizing: resizing, title: title)
    else { return half }
    func said(by frame: NinePatchFrame) -> [Bool] {
      [frame.paddingColumns != nil, frame.paddingRows != nil]
        + frame.layoutBounds.sides.map { $0.length != .zero }
    }
    return said(by: marks) == said(by: whole) ? half : nil
  }
}

extension [Configured<AndroidArt>] {
  /// The pictures for `hdpi` of a drawable's art. Of the configurations that differ only in the version, either all have one or
  /// none has: Android prefers a density to a version, and would use the picture of another version.
  var halves: [AndroidPicture?] {
    func ofAnyVersion(_ entry: Configured<AndroidArt>) -> AndroidConfiguration {
      var configuration = entry.configuration
      configuration.level = 0
      return configuration
    }
    let halves = map(\.value.halved)
    let lacking = Set(
      zip(self, halves).filter { !$0.value.pictures.isEmpty && $1 == nil }.map { ofAnyVersion($0.0) })
    return zip(self, halves).map { lacking.contains(ofAnyVersion($0)) ? nil : $1 }
  }
}

/// How the length of a slice along an axis is made even.
private struct HalvedLength {
  /// The index of the first line of the center.
  let center: Int
  /// The number of lines that the center gains; negative if it loses lines.
  let added: Int

  /// Computes how a slice's length becomes even; nil if it can't. An odd length can only change if the center was cut and its
  /// lines are equal: then one of them is added or removed.
  init?(_ axis: Axis, of slice: Slice) {
    let isAcross = axis == .horizontal
    let length = slice.pixels.size.length(along: axis).count
    center = slice.center.map { (isAcross ? $0.x : $0.y).count } ?? 0
    guard length % 2 != 0 else {
      added = 0
      return
    }
    // Without caps, the center is the whole length, and no line of it was cut.
    guard let rect = slice.center, let caps = slice.capInsets,
      caps.leading(along: axis) != .zero || caps.trailing(along: axis) != .zero
    else { return nil }
    let count = (isAcross ? rect.width : rect.height).count
    let lines = center..<center + count
    let bitmap = slice.pixels.bitmap
    guard isAcross ? bitmap.hasEqualColumns(lines) : bitmap.hasEqualRows(lines) else { return nil }
    added = count == 1 ? 1 : -1
  }

  /// The index in the slice of each line of the even length.
  func lines(of length: Int) -> [Int] {
    (0..<length + added).map { $0 <= center ? $0 : $0 - added }
  }
}

extension Insets<Pixels> {
  fileprivate var isEven: Bool {
    sides.allSatisfy { $0.length.count % 2 == 0 }
  }
}
