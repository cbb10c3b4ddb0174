import ThemeCheck
import ThemeGeometry
import ThemeImage
import ThemeModel

/// What the frame of a nine-patch says of a slice or the half of one, in pixels of the picture inside the frame.
struct NinePatchFrame: Equatable {
  /// Of the picture inside the frame.
  let size: Size<Pixels>
  let stretchColumns: Range<Int>
  let stretchRows: Range<Int>
  /// Where the title lies; nil where the frame has no room for it.
  let paddingColumns: Range<Int>?
  let paddingRows: Range<Int>?
  /// What lies outside of what layout aligns, as far as the frame can say it.
  let layoutBounds: Insets<Pixels>
  /// The column of the slice that is repeated so that the title's insets lie within the picture.
  let repeatedColumn: Int
  /// How many columns the picture has more than the slice.
  let repeatCount: Int

  /// Nil for a picture that does not stretch.
  init?(_ picture: AndroidPicture, resizing: ResizingMode, title: Insets<Points>?) {
    guard let center = picture.center else { return nil }
    let padding = title?.map { $0.roundedPixels(at: picture.density) }
    let (width, height) = (picture.pixels.size.width.count, picture.pixels.size.height.count)
    let columns = center.x.count..<center.x.count + center.width.count
    var extra = 0
    if let padding, resizing == .stretch, padding.left >= .zero, padding.right >= .zero {
      extra = max(0, padding.left.count + padding.right.count + 1 - width)
      if extra > 0, !picture.pixels.bitmap.hasEqualColumns(columns) { extra = 0 }
    }
    size = Size(width: Pixels(width + extra), height: Pixels(height))
    stretchColumns = columns.lowerBound..<columns.upperBound + extra
    stretchRows = center.y.count..<center.y.count + center.height.count
    repeatedColumn = columns.upperBound - 1
    repeatCount = extra
    let bounds = picture.alignmentInsets ?? .zero
    let bottom = AndroidEdge(
      length: width + extra, padding: padding.map { ($0.left, $0.right) }, bounds: (bounds.left, bounds.right)
    )
    let right = AndroidEdge(
      length: height, padding: padding.map { ($0.top, $0.bottom) }, bounds: (bounds.top, bounds.bottom))
    paddingColumns = bottom.padding
    paddingRows = right.padding
    layoutBounds = Insets(
      top: right.bounds.0, left: bottom.bounds.0, bottom: right.bounds.1, right: bottom.bounds.1)
  }
}

extension NinePatchFrame {
  private static let black: UInt32 = 0xFF00_0000
  private static let red: UInt32 = 0xFF00_00FF

  /// The slice with its frame, one pixel on each side.
  func framed(_ slice: Bitmap) -> Bitmap {
    let (width, height) = (size.width.count, size.height.count)
    let row = width + 2
    var words: [UInt32] = []
    words.reserveCapacity(row * (height + 2))
    words += repeatElement(0, count: row + 1)
    for y in 0..<height {
      let start = y * slice.width
      words += slice.pixels[start..<start + repeatedColumn]
      words += repeatElement(slice[repeatedColumn, y], count: repeatCount)
      words += slice.pixels[start + repeatedColumn..<start + slice.width]
      words += [0, 0]
    }
    words += repeatElement(0, count: row - 1)
    let bottom = (height + 1) * row + 1
    for x in stretchColumns { words[1 + x] = NinePatchFrame.black }
    for y in stretchRows { words[(y + 1) * row] = NinePatchFrame.black }
    for x in paddingColumns ?? 0..<0 { words[bottom + x] = NinePatchFrame.black }
    for y in paddingRows ?? 0..<0 { words[(y + 2) * row - 1] = NinePatchFrame.black }
    for x in 0..<layoutBounds.left.count { words[bottom + x] = NinePatchFrame.red }
    for x in 0..<layoutBounds.right.count { words[bottom + width - 1 - x] = NinePatchFrame.red }
    for y in 0..<layoutBounds.top.count { words[(y + 2) * row - 1] = NinePatchFrame.red }
    for y in 0..<layoutBounds.bottom.count { words[(height + 1 - y) * row - 1] = NinePatchFrame.red }
    return Bitmap(width: row, height: height + 2, pixels: words)
  }
}
