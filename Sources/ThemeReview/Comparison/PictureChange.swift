package import ThemeCore
import ThemeImage
import ThemeStretch

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
      // Without digests, nothing is known of the pixels.
      return isSameGeometry ? nil : .unknown
    }
    let areSame = oldPixels == newPixels
    if let first = digests.0, let second = digests.1, areSame != (first.pixels == second.pixels) {
      verify(before, after)
    }
    if isSameGeometry, areSame { return nil }
    let size = after.sourceSize
    guard before.sourceSize == size else { return .resized(from: before.sourceSize, to: size) }
    guard
      sizes(before, after).contains(where: { drawn(oldPixels, before, $0) != drawn(newPixels, after, $0) })
    else { return .looksSame }
    let (first, second) = (drawn(oldPixels, before, size), drawn(newPixels, after, size))
    guard first.size == second.size else { return .resized(from: first.size, to: second.size) }
    let caps = after.mode == nil ? .zero : after.caps
    let changes = regionChanges(first, second, caps: caps)
    let changed = Set(changes.map(\.region))
    return .differs(
      changes,
      intact: Region.allCases.filter { region in
        let (columns, rows) = region.area(in: size, caps: caps)
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
      && old.writtenSize(before.file) == before.size && new.writtenSize(after.file) == after.size
  }

  /// The sizes in which both sides are compared: those of their art and, where both stretch, the smallest possible size and
  /// larger ones.
  private func sizes(_ before: ImageFacts, _ after: ImageFacts) -> [Size<Pixels>] {
    let size = after.sourceSize
    guard before.mode != nil, after.mode != nil else { return [size, before.sourceSize] }
    let caps = [before.caps, after.caps]
    let least = Size(
      width: Pixels(caps.map { $0.left.count + $0.right.count }.max() ?? 0) + Pixels(1),
      height: Pixels(caps.map { $0.top.count + $0.bottom.count }.max() ?? 0) + Pixels(1))
    return [size, before.sourceSize, least]
      + [
        Size(width: size.width + size.width + Pixels(7), height: size.height),
        Size(width: size.width, height: size.height + size.height + Pixels(7)),
      ].filter { max($0.width.count, $0.height.count) <= longestResampledSide }
  }

  /// The slice as an app draws it in a size, in pixels; a slice that does not stretch keeps its own size.
  private func drawn(_ pixels: Bitmap, _ image: ImageFacts, _ size: Size<Pixels>) -> Bitmap {
    guard let mode = image.mode else { return pixels }
    return resampled(pixels, caps: image.caps, to: size, mode: mode)
  }
}
