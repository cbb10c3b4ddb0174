import ThemeCore
import ThemeImage
import ThemeSlicing

/// A picture for a density, and how it stretches, in its own pixels: a slice, or the half of one.
struct AndroidPicture {
  let density: AndroidDensity
  private(set) var pixels: ImagePixels
  /// Nil for art that does not stretch, as is `center`.
  private(set) var capInsets: Insets<Pixels>?
  private(set) var center: Rect<Pixels>?
  private(set) var alignmentInsets: Insets<Pixels>?

  /// A slice; `isFramed` says whether it becomes a nine-patch.
  init(_ slice: Slice, isFramed: Bool) {
    density = AndroidDensity(slice.scale)
    pixels = slice.named
    capInsets = isFramed ? slice.capInsets : nil
    center = isFramed ? slice.center : nil
    // Only a nine-patch has marks for what layout aligns.
    alignmentInsets = isFramed ? slice.alignmentInsets : nil
  }

  /// Half of a slice at 3x; nil where that would cut a pixel.
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
      let even = slice.pixels.bitmap.lines(columns, rows)
      guard let half = even.resampled(from: .x2, downTo: .x1) else {
        preconditionFailure("what is halved has even sides")
      }
      return half
    }
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

/// Which of its caps to the sides a picture keeps.
struct AndroidEnds: Equatable {
  let left: Bool
  let right: Bool

  static let both = AndroidEnds(left: true, right: true)
}

extension AndroidPicture {
  /// The picture without the caps at the other ends.
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
    let whole = pixels
    let part = Rect(x: from, y: .zero, width: width, height: whole.size.height)
    cut.pixels = ImagePixels(size: Size(width: width, height: whole.size.height)) {
      whole.bitmap.cropped(to: part)
    }
    return cut
  }
}

extension AndroidArt {
  /// One for each scale of the art, ascending.
  var pictures: [AndroidPicture] {
    guard case .art(let art, let ends, _) = self else { return [] }
    return art.slices.map { AndroidPicture($0, isFramed: isFramed).keeping(ends) }
  }

  /// Whether its pictures are nine-patches: they stretch. What keeps its size, and what repeats, has no frame.
  var isFramed: Bool {
    if case .art(let art, _, _) = self { return art.resizing != nil && !art.isTexture }
    return false
  }

  /// The art for `hdpi`; nil where there is none at 3x, where half of that would cut a pixel, or where its frame could not
  /// say what the frame at 3x says.
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
    return marks.saysWhat(whole) ? half : nil
  }
}

extension [AndroidArt] {
  /// The pictures for `hdpi` of a drawable that shows these, by qualifiers: all of its art has one or none, because Android
  /// counts a density more than a version and would take one for the other.
  var halves: [AndroidPicture?] {
    let halves = map(\.halved)
    let areAllThere = zip(self, halves).allSatisfy { $0.pictures.isEmpty || $1 != nil }
    return areAllThere ? halves : halves.map { _ in nil }
  }
}

extension NinePatchFrame {
  /// Whether the frames of two densities mark the same things.
  fileprivate func saysWhat(_ other: NinePatchFrame) -> Bool {
    func marks(_ frame: NinePatchFrame) -> [Bool] {
      let bounds = frame.layoutBounds
      return [frame.paddingColumns != nil, frame.paddingRows != nil]
        + [bounds.top, bounds.left, bounds.bottom, bounds.right].map { $0 != .zero }
    }
    return marks(self) == marks(other)
  }
}

/// How the lines of a slice along an axis are made even.
private struct HalvedLength {
  /// The first line of the center.
  let center: Int
  /// How many equal lines the center has more.
  let added: Int

  /// Nil where the length is odd, unless the center was cut and its lines are equal: one of those stands for all.
  init?(_ axis: Axis, of slice: Slice) {
    let isAcross = axis == .horizontal
    let size = slice.pixels.size
    let length = (isAcross ? size.width : size.height).count
    center = slice.center.map { (isAcross ? $0.x : $0.y).count } ?? 0
    guard length % 2 != 0 else {
      added = 0
      return
    }
    // Without caps the whole length is the center, and nothing of it was cut.
    guard let rect = slice.center, let caps = slice.capInsets,
      isAcross ? caps.left != .zero || caps.right != .zero : caps.top != .zero || caps.bottom != .zero
    else { return nil }
    let count = (isAcross ? rect.width : rect.height).count
    let lines = center..<center + count
    let bitmap = slice.pixels.bitmap
    guard isAcross ? bitmap.hasEqualColumns(lines) : bitmap.hasEqualRows(lines) else { return nil }
    added = count == 1 ? 1 : -1
  }

  /// The place in the slice of each line.
  func lines(of length: Int) -> [Int] {
    (0..<length + added).map { $0 <= center ? $0 : $0 - added }
  }
}

extension Insets<Pixels> {
  fileprivate var isEven: Bool {
    [top, left, bottom, right].allSatisfy { $0.count % 2 == 0 }
  }
}

extension Bitmap {
  fileprivate func lines(_ columns: HalvedLength, _ rows: HalvedLength) -> Bitmap {
    if columns.added == 0, rows.added == 0 { return self }
    let (xs, ys) = (columns.lines(of: width), rows.lines(of: height))
    return Bitmap(
      width: xs.count, height: ys.count, pixels: ys.flatMap { y in xs.map { x in self[x, y] } })
  }

  /// Whether one of these columns can stand for all.
  func hasEqualColumns(_ columns: Range<Int>) -> Bool {
    columns.count == 1
      || (0..<height).allSatisfy { y in columns.allSatisfy { self[$0, y] == self[columns.lowerBound, y] } }
  }

  /// Whether one of these rows can stand for all.
  func hasEqualRows(_ rows: Range<Int>) -> Bool {
    rows.count == 1
      || (0..<width).allSatisfy { x in rows.allSatisfy { self[x, $0] == self[x, rows.lowerBound] } }
  }
}
