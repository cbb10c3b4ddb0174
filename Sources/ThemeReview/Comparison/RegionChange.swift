package import ThemeCore
import ThemeImage

/// A corner, an edge or the center of a picture that stretches. A picture that keeps its size has only a center.
package enum Region: CaseIterable, Sendable {
  case topLeft, top, topRight, left, center, right, bottomLeft, bottom, bottomRight

  package static let corners: [Region] = [.topLeft, .topRight, .bottomLeft, .bottomRight]
  package static let edges: [Region] = [.top, .left, .right, .bottom]

  /// The name of the region in sentences.
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
  /// The largest difference of a red, green or blue value that people see on black or on white, from 0 to 255. It is 0 where
  /// only the colors of transparent pixels differ.
  package let levels: Int
  /// The old and the new color of most of the differing pixels; nil where no color covers most of them.
  package let colors: ColorChange?
}

/// The old and the new color of pixels.
package struct ColorChange: Hashable, Sendable {
  package let old: Color
  package let new: Color
}

/// The regions in which two pictures of the same size differ; regions that are equal are left out.
func regionChanges(_ old: Bitmap, _ new: Bitmap, caps: Insets<Pixels>) -> [RegionChange] {
  Region.allCases.compactMap { region in
    let (columns, rows) = region.area(in: new.size, caps: caps)
    return AreaDifference(old, new, columns: columns, rows: rows).map { difference in
      RegionChange(
        region: region, changed: difference.changed, pixels: columns.count * rows.count,
        levels: seenLevels(old, new, columns, rows),
        colors: difference.words.map { ColorChange(old: Color(word: $0.old), new: Color(word: $0.new)) })
    }
  }
}

/// The largest difference that people see in an area of two pictures of the same size.
private func seenLevels(_ old: Bitmap, _ new: Bitmap, _ columns: Range<Int>, _ rows: Range<Int>) -> Int {
  var most = 0
  for row in rows {
    let start = row * new.width
    for index in start + columns.lowerBound..<start + columns.upperBound
    where old.pixels[index] != new.pixels[index] {
      most = max(most, levelDifference(old.pixels[index], new.pixels[index]))
    }
  }
  return most
}

/// The largest difference of two RGBA pixels in one channel as people see them, on black or on white, from 0 to 255.
func levelDifference(_ old: UInt32, _ new: UInt32) -> Int {
  // What shows of a channel, in units of 1/255 level. On white, it is that much and what the alpha leaves of the white.
  func shown(_ word: UInt32, _ shift: UInt32) -> Int { Int(word >> shift & 255) * Int(word >> 24) }
  let beyond = (Int(new >> 24) - Int(old >> 24)) * 255
  var most = 0
  for shift: UInt32 in [0, 8, 16] {
    let onBlack = shown(old, shift) - shown(new, shift)
    most = max(most, abs(onBlack), abs(onBlack + beyond))
  }
  return (most + 127) / 255
}
