package import ThemeCore
import ThemeImage

/// The change of a picture at one scale.
package enum PictureChange: Sendable {
  /// The picture is gone or new.
  case gone, added
  /// The picture is cut differently or has another path, and looks the same at every size that was tried.
  case looksSame
  /// The picture is the mirror image of what it was, left for right.
  case mirrored(Mirroring)
  /// The art has another size, in pixels.
  case resized(from: Size<Pixels>, to: Size<Pixels>)
  /// The picture looks different in some regions; `intact` are the regions that are the same. Without any region, it looks
  /// different only when it is stretched.
  case differs([RegionChange], intact: [Region])
  /// The picture is different, and its files are not at hand to show how.
  case unknown
}

/// Why a picture is the mirror image of what it was.
package enum Mirroring: Sendable {
  /// From right to left, it was mirrored and no longer is, or is mirrored now.
  case lost, gained
  /// Its art is another one.
  case other
}

/// Compares the pictures of two bundles.
struct PictureComparison {
  let old: BundleContents
  let new: BundleContents

  /// The change of a picture at one scale; nil where it is the same. An image is nil where its side does not have the picture.
  /// `ground` is what it is shown on; nil where that is not known.
  func change(_ before: ImageFacts?, _ after: ImageFacts?, on ground: Color? = nil) -> PictureChange? {
    guard let before else { return after == nil ? nil : .added }
    guard let after else { return .gone }
    let digests = (old.digests?.images[before.file], new.digests?.images[after.file])
    let isSameGeometry =
      (before.size, before.caps) == (after.size, after.caps) && before.sourceSize == after.sourceSize
      && before.mode == after.mode
    if let first = digests.0, let second = digests.1, first.pixels == second.pixels, isSameGeometry {
      return nil
    }
    guard let oldPixels = old.picture(before.file), let newPixels = new.picture(after.file),
      oldPixels.size == before.size, newPixels.size == after.size
    else {
      verify(before, after)
      if let first = digests.0, let second = digests.1 {
        return first.art == second.art ? .looksSame : .unknown
      }
      // Without digests, the pixels are unknown.
      return isSameGeometry ? nil : .unknown
    }
    let areSame = oldPixels == newPixels
    if let first = digests.0, let second = digests.1, areSame != (first.pixels == second.pixels) {
      verify(before, after)
    }
    if isSameGeometry, areSame { return nil }
    let (first, second) = (ShownSlice(before, oldPixels), ShownSlice(after, newPixels))
    guard before.isLaid(as: after), let laid = first.laid(under: second, in: after.alignedSize)
    else { return .resized(from: before.sourceSize, to: after.sourceSize) }
    let looksSame = before.comparedLayouts(with: after).allSatisfy { layout in
      first.laid(under: second, in: layout).map { $0.old == $0.new } ?? true
    }
    if looksSame { return .looksSame }
    if before.mirrored == after.mirroring, oldPixels.mirrored() == newPixels { return .mirrored(.other) }
    let caps = laid.caps(of: after)
    return .differing(laid.old, laid.new, caps: caps, on: ground)
  }

  /// Checks the pictures of both sides against their digests.
  private func verify(_ before: ImageFacts, _ after: ImageFacts) {
    old.verify(before.file)
    new.verify(after.file)
  }

  /// Whether the digests alone show that a picture looks different in the size of its art. False for files that are not of the
  /// size in the manifest or were not written by themec, whose pixels have to be compared.
  func differsByDigests(_ before: ImageFacts?, _ after: ImageFacts?) -> Bool {
    guard let before, let after, let first = old.digests?.images[before.file],
      let second = new.digests?.images[after.file], old.digests?.isDoubted == false,
      new.digests?.isDoubted == false
    else { return false }
    return first.art != second.art && first.pixels != second.pixels && before.sourceSize == after.sourceSize
      && before.alignment == after.alignment
      && old.writtenSize(before.file) == before.size && new.writtenSize(after.file) == after.size
  }
}

extension ImageFacts {
  /// What has to be the same of two pictures of which one is the mirror image of the other.
  fileprivate struct Mirror: Equatable {
    let sizes: [Size<Pixels>]
    let insets: [Insets<Pixels>]
    let mode: PerAxis<ResizingMode>?
  }

  fileprivate var mirroring: Mirror {
    Mirror(sizes: [size, sourceSize], insets: [caps, alignment], mode: mode)
  }

  /// The same of the mirror image.
  fileprivate var mirrored: Mirror {
    Mirror(sizes: [size, sourceSize], insets: [caps.mirrored, alignment.mirrored], mode: mode)
  }
}

extension ImageFacts {
  /// The layouts in which the picture is compared with a newer one, as sizes of their alignment rectangles in pixels: those of
  /// their art, where either stretches larger ones, and where both do the smallest possible one.
  func comparedLayouts(with after: ImageFacts) -> [Size<Pixels>] {
    let size = after.alignedSize
    guard mode != nil || after.mode != nil else { return [size, alignedSize] }
    func least(_ image: ImageFacts) -> (width: Int, height: Int) {
      let (caps, alignment) = (image.caps, image.alignment)
      return (
        (caps.left + caps.right - alignment.left - alignment.right).count + 1,
        (caps.top + caps.bottom - alignment.top - alignment.bottom).count + 1
      )
    }
    let (before, behind) = (least(self), least(after))
    let smallest = Size(
      width: Pixels(max(before.width, behind.width, 1)), height: Pixels(max(before.height, behind.height, 1)))
    let stretchBoth = mode != nil && after.mode != nil
    return [size, alignedSize] + (stretchBoth ? [smallest] : [])
      + [
        Size(width: size.width + size.width + Pixels(7), height: size.height),
        Size(width: size.width, height: size.height + size.height + Pixels(7)),
      ].filter { layout in
        [self, after].map { $0.drawnSize(of: layout) }.allSatisfy {
          max($0.width.count, $0.height.count) <= longestResampledSide
        }
      }
  }
}

/// A corner, an edge or the center of a picture that stretches. A picture that keeps its size has only a center.
package enum Region: String, CaseIterable, Sendable {
  case topLeft = "top left corner"
  case top = "top edge"
  case topRight = "top right corner"
  case left = "left cap"
  case center
  case right = "right cap"
  case bottomLeft = "bottom left corner"
  case bottom = "bottom edge"
  case bottomRight = "bottom right corner"

  package static let corners: [Region] = [.topLeft, .topRight, .bottomLeft, .bottomRight]
  package static let edges: [Region] = [.top, .left, .right, .bottom]

  /// The name of the region in sentences.
  package var name: String { rawValue }

  /// The columns and rows of the region in a picture of a size with caps, in pixels; empty where the caps on its side are 0.
  func area(in size: Size<Pixels>, caps: Insets<Pixels>) -> (columns: Range<Int>, rows: Range<Int>) {
    let (width, height) = (size.width.count, size.height.count)
    let (left, right) = (caps.left.count, width - caps.right.count)
    let (top, bottom) = (caps.top.count, height - caps.bottom.count)
    let columns =
      switch self {
      case .topLeft, .left, .bottomLeft: 0..<left
      case .top, .center, .bottom: left..<right
      case .topRight, .right, .bottomRight: right..<width
      }
    let rows =
      switch self {
      case .topLeft, .top, .topRight: 0..<top
      case .left, .center, .right: top..<bottom
      case .bottomLeft, .bottom, .bottomRight: bottom..<height
      }
    return (columns, rows)
  }
}

/// The difference of one region of a picture.
package struct RegionChange: Sendable {
  package let region: Region
  /// The number of pixels in the region that differ.
  package let changed: Int
  /// The number of pixels in the region.
  package let pixels: Int
  /// The largest difference of a red, green or blue value that people see on the ground of the picture, or else on black or on
  /// white, from 0 to 255. It is 0 where only the colors of transparent pixels differ.
  package let levels: Int
  /// The old and the new color of most of the differing pixels; nil where no color covers most of them.
  package let colors: ColorChange?
}

/// The old and the new color of pixels.
package struct ColorChange: Hashable, Sendable {
  package let old: Color
  package let new: Color
}

extension PictureChange {
  /// The change between two pictures of the same size, by regions. Regions of no size are neither changed nor intact.
  static func differing(
    _ old: Bitmap, _ new: Bitmap, caps: Insets<Pixels>, on ground: Color? = nil
  ) -> PictureChange {
    var (changes, intact): ([RegionChange], [Region]) = ([], [])
    for region in Region.allCases {
      let (columns, rows) = region.area(in: new.size, caps: caps)
      if let difference = AreaDifference(old, new, columns: columns, rows: rows) {
        changes.append(
          RegionChange(
            region: region, changed: difference.changed, pixels: columns.count * rows.count,
            levels: seenLevels(old, new, columns: columns, rows: rows, on: ground),
            colors: difference.words.map { ColorChange(old: Color(word: $0.old), new: Color(word: $0.new)) }))
      } else if !columns.isEmpty, !rows.isEmpty {
        intact.append(region)
      }
    }
    return .differs(changes, intact: intact)
  }
}
