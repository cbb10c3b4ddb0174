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
    var tally = ChangeTally()
    forEachChange(old, new, columns, rows) { tally.add($0) }
    guard tally.changed > 0 else { return nil }
    // Only a pair that is left over can be what more than half of the pixels have.
    var count = tally.votes == tally.changed ? tally.changed : 0
    if count == 0, tally.votes > 0 {
      forEachChange(old, new, columns, rows) { count += $0 == tally.candidate ? 1 : 0 }
    }
    return RegionChange(
      region: region, changed: tally.changed, pixels: columns.count * rows.count, levels: tally.levels,
      colors: 2 * count > tally.changed ? tally.candidate.colors : nil)
  }
}

/// A pixel of both pictures in one word, which is compared in one step: above what it was, below what it is.
private struct PixelChange: Equatable {
  let word: UInt64

  init(_ before: UInt32, _ after: UInt32) { word = UInt64(before) << 32 | UInt64(after) }

  var before: UInt32 { UInt32(truncatingIfNeeded: word >> 32) }
  var after: UInt32 { UInt32(truncatingIfNeeded: word) }
  var colors: ColorChange { ColorChange(old: Color(word: before), new: Color(word: after)) }
}

/// What is counted of the pixels that differ.
private struct ChangeTally {
  private(set) var changed = 0
  private(set) var levels = 0
  /// The one pair that more than half of the pixels have is left over when each cancels out another one.
  private(set) var candidate = PixelChange(0, 0)
  private(set) var votes = 0

  @inline(__always) mutating func add(_ change: PixelChange) {
    changed += 1
    if votes > 0, candidate == change {
      votes += 1
      return
    }
    levels = max(levels, levelDifference(change.before, change.after))
    if votes == 0 {
      candidate = change
      votes = 1
    } else {
      votes -= 1
    }
  }
}

/// Calls a function with each pixel of an area that differs.
@inline(__always) private func forEachChange(
  _ old: Bitmap, _ new: Bitmap, _ columns: Range<Int>, _ rows: Range<Int>, _ body: (PixelChange) -> Void
) {
  let (olds, news, width) = (old.pixels.span, new.pixels.span, new.width)
  for y in rows {
    for index in y * width + columns.lowerBound..<y * width + columns.upperBound {
      let (before, after) = (olds[index], news[index])
      if before != after { body(PixelChange(before, after)) }
    }
  }
}

/// The largest difference of two pixels in one channel.
func levelDifference(_ old: UInt32, _ new: UInt32) -> Int {
  var most: UInt32 = 0
  var shift: UInt32 = 0
  while shift < 32 {
    let (before, after) = (old >> shift & 255, new >> shift & 255)
    most = max(most, before > after ? before - after : after - before)
    shift += 8
  }
  return Int(most)
}
