package import ThemeCore
import ThemeImage

/// A corner, an edge or the center of a picture that stretches; the whole of one that keeps its size.
package enum Region: CaseIterable, Sendable {
  case topLeft, top, topRight, left, center, right, bottomLeft, bottom, bottomRight

  package static let corners: [Region] = [.topLeft, .topRight, .bottomLeft, .bottomRight]
  package static let edges: [Region] = [.top, .left, .right, .bottom]

  /// As sentences name it.
  package var name: String {
    switch self {
    case .topLeft: "top left corner"
    case .top: "top edge"
    case .topRight: "top right corner"
    case .left: "left cap"
    case .center: "center"
    case .right: "right cap"
    case .bottomLeft: "bottom left corner"
    case .bottom: "bottom edge"
    case .bottomRight: "bottom right corner"
    }
  }

  /// Its columns and rows in a picture of a size with caps; empty where the caps on its side are 0.
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

/// How a region of a picture differs.
package struct RegionChange: Sendable {
  package let region: Region
  /// How many of its pixels differ, and how many it has.
  package let changed: Int
  package let pixels: Int
  /// The largest difference of a red, green, blue or alpha value, from 1 to 255.
  package let levels: Int
  /// The color that most of the pixels that differ had, and the one that they have; nil where no color has most of them.
  package let colors: ColorChange?
}

/// A color that became another.
package struct ColorChange: Hashable, Sendable {
  package let old: Color
  package let new: Color
}

/// Where two pictures of one size differ, region by region; regions that are equal are left out.
func regionChanges(_ old: Bitmap, _ new: Bitmap, caps: Insets<Pixels>) -> [RegionChange] {
  precondition(old.size == new.size, "pictures of two sizes")
  return Region.allCases.compactMap { region in
    let (columns, rows) = region.area(in: new.size, caps: caps)
    var (changed, levels) = (0, 0)
    // The one pair that more than half of the pixels have is left over when each cancels out another one.
    var (candidate, votes): ((UInt32, UInt32), Int) = ((0, 0), 0)
    forEachChange(old, new, columns, rows) { before, after in
      changed += 1
      // Most pixels change as those beside them do.
      if candidate != (before, after) { levels = max(levels, levelDifference(before, after)) }
      if votes == 0 { candidate = (before, after) }
      votes += candidate == (before, after) ? 1 : -1
    }
    guard changed > 0 else { return nil }
    var count = 0
    forEachChange(old, new, columns, rows) { count += candidate == ($0, $1) ? 1 : 0 }
    return RegionChange(
      region: region, changed: changed, pixels: columns.count * rows.count, levels: levels,
      colors: 2 * count > changed
        ? ColorChange(old: Color(word: candidate.0), new: Color(word: candidate.1)) : nil)
  }
}

/// Calls a function with each pixel of an area that differs.
private func forEachChange(
  _ old: Bitmap, _ new: Bitmap, _ columns: Range<Int>, _ rows: Range<Int>, _ body: (UInt32, UInt32) -> Void
) {
  let (olds, news, width) = (old.pixels, new.pixels, new.width)
  for y in rows {
    for index in y * width + columns.lowerBound..<y * width + columns.upperBound {
      let (before, after) = (olds[index], news[index])
      if before != after { body(before, after) }
    }
  }
}

/// The largest difference of two pixels in one channel.
func levelDifference(_ old: UInt32, _ new: UInt32) -> Int {
  func difference(_ shift: UInt32) -> Int { abs(Int(old >> shift & 255) - Int(new >> shift & 255)) }
  return max(max(difference(0), difference(8)), max(difference(16), difference(24)))
}
