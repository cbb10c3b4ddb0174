import ThemeCore
import ThemeImage

// An app lays out the alignment rectangle of a picture, so what lies outside of it, such as a shadow, moves nothing.

extension ImageFacts {
  /// The size of what layout aligns, in pixels: the art without its alignment insets.
  var alignedSize: Size<Pixels> {
    Size(
      width: sourceSize.width - alignment.left - alignment.right,
      height: sourceSize.height - alignment.top - alignment.bottom)
  }

  /// Whether an app that replaces one of two pictures by the other shows both in the same place and in comparable sizes.
  func isLaid(as other: ImageFacts) -> Bool {
    alignedSize == other.alignedSize || sourceSize == other.sourceSize
  }

  /// The size of the picture where layout gives its alignment rectangle a size, as far as a picture can be drawn.
  func drawnSize(of layout: Size<Pixels>) -> Size<Pixels> {
    func drawn(_ side: Pixels) -> Pixels { Pixels(min(max(side.count, 1), longestResampledSide)) }
    return Size(
      width: drawn(layout.width + alignment.left + alignment.right),
      height: drawn(layout.height + alignment.top + alignment.bottom))
  }
}

/// Two pictures that are laid over each other by their alignment insets. Both are as large as what they cover together; nil
/// where that is larger than a picture may be.
struct LaidPictures {
  let old: Bitmap
  let new: Bitmap
  /// The columns and rows that were added around the new picture.
  private let margins: Insets<Pixels>

  init?(_ old: Bitmap, _ oldInsets: Insets<Pixels>, _ new: Bitmap, _ newInsets: Insets<Pixels>) {
    let left = max(oldInsets.left.count, newInsets.left.count)
    let top = max(oldInsets.top.count, newInsets.top.count)
    func place(_ insets: Insets<Pixels>) -> (x: Int, y: Int) {
      (left - insets.left.count, top - insets.top.count)
    }
    let (first, second) = (place(oldInsets), place(newInsets))
    let width = max(first.x + old.width, second.x + new.width)
    let height = max(first.y + old.height, second.y + new.height)
    guard width * height <= Limit.picturePixels.standard else { return nil }
    self.old = old.placed(at: first, width: width, height: height)
    self.new = new.placed(at: second, width: width, height: height)
    margins = Insets(
      top: Pixels(second.y), left: Pixels(second.x), bottom: Pixels(height - second.y - new.height),
      right: Pixels(width - second.x - new.width))
  }

  /// The cap insets of the new picture, with what was added around it.
  func caps(of image: ImageFacts) -> Insets<Pixels> {
    if image.mode == nil { return .zero }
    return Insets(
      top: image.caps.top + margins.top, left: image.caps.left + margins.left,
      bottom: image.caps.bottom + margins.bottom, right: image.caps.right + margins.right)
  }
}

extension Bitmap {
  /// The picture in a transparent one of a size, with its upper left corner at a place.
  fileprivate func placed(at place: (x: Int, y: Int), width: Int, height: Int) -> Bitmap {
    if width == self.width, height == self.height { return self }
    var words = [UInt32](repeating: 0, count: width * height)
    for row in 0..<self.height {
      let start = (place.y + row) * width + place.x
      words.replaceSubrange(
        start..<start + self.width, with: pixels[row * self.width..<(row + 1) * self.width])
    }
    return Bitmap(width: width, height: height, pixels: words)
  }
}
