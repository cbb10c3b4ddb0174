package import ThemeCheck
import ThemeCore
import ThemePictures

/// The work of writing the pictures of a theme's bundle and of producing the pictures of `targets` targets from them, in the
/// unit of ``Limit/bundleWork``. If an upper bound is not above `limit`, that bound is returned instead of the exact sum.
package func bundleWork(of theme: CheckedTheme, targets: Int, limit: Int) -> Int {
  // The upper bound is enough in most runs, and counting the busy pixels of every picture would cost more than it saves.
  let most = theme.newArt.reduce(0) { sum, art in
    art.images.reduce(sum) { $0 + $1.writing(art, busy: .max, targets: targets) }
  }
  let files = theme.newArt.reduce(0) { $0 + $1.images.count } * (1 + targets)
  if most + files * PixelWork.file <= limit { return most + files * PixelWork.file }
  var work = files * PixelWork.file
  var known: Set<CutKey> = []
  for art in theme.newArt {
    for image in art.images where known.insert(CutKey(image, isStretched: art.resizing != nil)).inserted {
      let busy = theme.store.busyPixels(of: image.picture)
      work += image.writing(art, busy: busy, targets: targets)
    }
  }
  return work
}

extension CheckedTheme {
  /// The art that slices are made of: that of every part that is new in its variant.
  fileprivate var newArt: some Sequence<CheckedArt> {
    elements.lazy.flatMap(\.variants).flatMap(\.parts).filter(\.isNew).compactMap(\.art)
  }
}

extension CheckedImage {
  /// The work of writing the image and of producing the pictures of `targets` targets from it. In the picture, `busy` pixels
  /// differ from the preceding pixel.
  fileprivate func writing(_ art: CheckedArt, busy: Int, targets: Int) -> Int {
    var pixels = picture.measured.area
    if art.resizing != nil {
      let width = caps.left + center.width + caps.right
      let height = caps.top + center.height + caps.bottom
      pixels = width.count * height.count
    }
    return PixelWork.encoding(pixels: pixels, busy: min(pixels, busy))
      + targets * PixelWork.targeting(pixels: pixels)
  }
}
