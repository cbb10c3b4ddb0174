package import ThemeCheck
import ThemeGeometry
import ThemePictures

/// What it takes to write the pictures of a theme's bundle, and what some targets make of them, in the unit of
/// ``Limit/bundleWork``. A picture that is there twice is written once; of a bundle that is below `limit` anyway it counts twice.
package func bundleWork(of theme: CheckedTheme, targets: Int, limit: Int) -> Int {
  var work = 0
  for art in theme.newArt {
    for image in art.images { work += image.writing(art, targets: targets) }
  }
  if work <= limit { return work }
  work = 0
  var known: Set<CutKey> = []
  for art in theme.newArt {
    for image in art.images where known.insert(CutKey(image, isStretched: art.resizing != nil)).inserted {
      work += image.writing(art, targets: targets)
    }
  }
  return work
}

extension CheckedTheme {
  /// The art that slices are made of.
  fileprivate var newArt: some Sequence<CheckedArt> {
    elements.lazy.flatMap(\.variants).flatMap(\.parts).filter(\.isNew).compactMap(\.art)
  }
}

extension CheckedImage {
  fileprivate func writing(_ art: CheckedArt, targets: Int) -> Int {
    var pixels = picture.measured.area
    if art.resizing != nil {
      let width = caps.left + center.width + caps.right
      let height = caps.top + center.height + caps.bottom
      pixels = width.count * height.count
    }
    return PixelWork.encoding(pixels: pixels, busy: min(pixels, picture.measured.busyPixels))
      + targets * PixelWork.targeting(pixels: pixels)
  }
}
