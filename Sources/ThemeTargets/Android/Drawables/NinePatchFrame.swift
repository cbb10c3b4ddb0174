import ThemeCore
import ThemeImage

/// The marks in the frame of a nine-patch for a slice, or for half of one, in pixels of the picture inside the frame.
struct NinePatchFrame: Equatable {
  /// The size of the picture inside the frame.
  let size: Size<Pixels>
  let stretchColumns: Range<Int>
  let stretchRows: Range<Int>
  /// The columns in which the title or content is placed; nil if the frame can't mark them.
  let paddingColumns: Range<Int>?
  /// The rows in which the title or content is placed; nil if the frame can't mark them.
  let paddingRows: Range<Int>?
  /// The layout bounds, which are the margins outside the alignment rectangle, as far as the frame can mark them.
  let layoutBounds: Insets<Pixels>
  /// The lines of the slice that are repeated so that the picture has room for the title's insets, and the outline of its art.
  let repeatedColumns: RepeatedLine
  let repeatedRows: RepeatedLine

  /// Computes the marks for a picture; nil if it doesn't stretch.
  init?(_ picture: AndroidPicture, resizing: PerAxis<ResizingMode>, title: Insets<Points>?) {
    guard let center = picture.center else { return nil }
    let padding = title?.map { $0.roundedPixels(at: picture.density) }
    let (width, height) = (picture.pixels.size.width.count, picture.pixels.size.height.count)
    let columns = center.x.count..<center.x.count + center.width.count
    let rows = center.y.count..<center.y.count + center.height.count
    let isStretched = Axis.allCases.allSatisfy { resizing[$0] == .stretch }
    var across = RepeatedLine(
      columns, of: width, for: resizing.horizontal == .stretch ? padding.map { ($0.left, $0.right) } : nil
    ) { picture.pixels.bitmap.hasEqualColumns(columns) }
    var down = RepeatedLine(
      rows, of: height, for: resizing.vertical == .stretch ? padding.map { ($0.top, $0.bottom) } : nil
    ) { picture.pixels.bitmap.hasEqualRows(rows) }
    if isStretched { (across, down) = picture.keepingOutline(across, down, columns, rows) }
    (repeatedColumns, repeatedRows) = (across, down)
    size = Size(width: Pixels(width + across.count), height: Pixels(height + down.count))
    stretchColumns = columns.lowerBound..<columns.upperBound + repeatedColumns.count
    stretchRows = rows.lowerBound..<rows.upperBound + repeatedRows.count
    let (bottom, right) = AndroidEdge.both(
      around: size, padding: padding, bounds: picture.alignmentInsets ?? .zero)
    paddingColumns = bottom.padding
    paddingRows = right.padding
    layoutBounds = Insets(
      top: right.bounds.0, left: bottom.bounds.0, bottom: right.bounds.1, right: bottom.bounds.1)
  }
}

/// A line of a slice that the framed picture repeats, and the number of additional copies.
struct RepeatedLine: Equatable {
  let index: Int
  let count: Int

  /// Computes how many copies make room for a title's insets with one pixel between them. There are none if the lines of the
  /// center aren't all equal.
  fileprivate init(
    _ center: Range<Int>, of length: Int, for padding: (Pixels, Pixels)?, _ areEqual: () -> Bool
  ) {
    index = center.upperBound - 1
    guard let padding, padding.0 >= .zero, padding.1 >= .zero else {
      count = 0
      return
    }
    let missing = padding.0.count + padding.1.count + 1 - length
    count = missing > 0 && areEqual() ? missing : 0
  }

  /// The same line with another number of copies.
  init(_ line: RepeatedLine, count: Int) { (index, self.count) = (line.index, count) }

  /// The index in the slice of the line at an index of the framed picture.
  func source(of place: Int) -> Int { place <= index ? place : max(index, place - count) }
}

extension AndroidPicture {
  /// The fewest copies of the center's lines, at least those given, with which Android guesses the same outline as for the uncut
  /// art; the given ones where none do, and where nothing was cut.
  fileprivate func keepingOutline(
    _ across: RepeatedLine, _ down: RepeatedLine, _ columns: Range<Int>, _ rows: Range<Int>
  ) -> (across: RepeatedLine, down: RepeatedLine) {
    let (width, height) = (pixels.size.width.count, pixels.size.height.count)
    let most = (across: artSize.width.count - width, down: artSize.height.count - height)
    guard most.across > across.count || most.down > down.count else { return (across, down) }
    let bitmap = pixels.bitmap
    let canWiden = most.across > across.count && bitmap.hasEqualColumns(columns)
    let canHeighten = most.down > down.count && bitmap.hasEqualRows(rows)
    func outline(_ x: Int, _ y: Int) -> AndroidOutline {
      let (x, y) = (RepeatedLine(across, count: x), RepeatedLine(down, count: y))
      return AndroidOutline(width: width + x.count, height: height + y.count) {
        Int(bitmap[x.source(of: $0), y.source(of: $1)] >> 24)
      }
    }
    let wanted = outline(max(0, most.across), max(0, most.down))
    let (maxAcross, maxDown) = (
      canWiden ? most.across : across.count, canHeighten ? most.down : down.count
    )
    guard outline(maxAcross, maxDown) == wanted,
      let x = (across.count...maxAcross).first(where: { outline($0, maxDown) == wanted }),
      let y = (down.count...maxDown).first(where: { outline(x, $0) == wanted })
    else { return (across, down) }
    return (RepeatedLine(across, count: x), RepeatedLine(down, count: y))
  }
}

extension NinePatchFrame {
  private static let black: UInt32 = 0xFF00_0000
  private static let red: UInt32 = 0xFF00_00FF

  /// The slice with its frame, which is one pixel wide on each side.
  func framed(_ slice: Bitmap) -> Bitmap {
    let (width, height) = (size.width.count, size.height.count)
    let row = width + 2
    var words = slice.picking(
      columns: [nil] + (0..<width).map(repeatedColumns.source) + [nil],
      rows: [nil] + (0..<height).map(repeatedRows.source) + [nil]
    ).pixels
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
