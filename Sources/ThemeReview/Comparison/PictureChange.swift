package import ThemeCore
import ThemeImage

/// The change of a picture at one scale.
package enum PictureChange: Sendable {
  /// The picture is gone or new.
  case gone, added
  /// The picture is cut differently or has another path, and looks the same at every size that was tried.
  case looksSame
  /// The art has another size, in pixels.
  case resized(from: Size<Pixels>, to: Size<Pixels>)
  /// The picture looks different in some regions; `intact` are the regions that are the same. Without any region, it looks
  /// different only when it is stretched.
  case differs([RegionChange], intact: [Region])
  /// The picture is different, and its files are not at hand to show how.
  case unknown
}

/// Compares the pictures of two bundles.
struct PictureComparison {
  let old: BundleContents
  let new: BundleContents

  /// The change of a picture at one scale; nil where it is the same. An image is nil where its side does not have the picture.
  func change(_ before: ImageFacts?, _ after: ImageFacts?) -> PictureChange? {
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
    let caps = laid.caps(of: after)
    let changes = regionChanges(laid.old, laid.new, caps: caps)
    let changed = Set(changes.map(\.region))
    return .differs(
      changes,
      intact: Region.allCases.filter { region in
        let (columns, rows) = region.area(in: laid.new.size, caps: caps)
        return !changed.contains(region) && !columns.isEmpty && !rows.isEmpty
      })
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
  /// The layouts in which the picture is compared with a newer one, as sizes of their alignment rectangles in pixels: those of
  /// their art and, where both stretch, the smallest possible one and larger ones.
  func comparedLayouts(with after: ImageFacts) -> [Size<Pixels>] {
    let size = after.alignedSize
    guard mode != nil, after.mode != nil else { return [size, alignedSize] }
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
    return [size, alignedSize, smallest]
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
