import ThemeCore

/// Coordinates are integers in 1/1024 pixel.
let subpixelBits = 10
let subpixels = 1 << subpixelBits

/// A length in pixels, converted to 1/1024 pixel and clamped to a million pixels. It is rounded to the nearest, and halves to
/// the even number, so that the result is the same in a mirrored picture.
func subpixels(_ pixels: Double) -> Int {
  // Rounding twice prevents the last bits of a computation from deciding how a half is rounded.
  let fine = (min(max(pixels, -1_000_000), 1_000_000) * Double(subpixels << 14)).rounded(.toNearestOrEven)
  return Int((fine / Double(1 << 14)).rounded(.toNearestOrEven))
}

/// A straight line between two points, in 1/1024 pixel.
struct Line: Equatable {
  var x0: Int32
  var y0: Int32
  var x1: Int32
  var y1: Int32
}

/// Closed outlines of straight lines.
struct Lines {
  /// The lines of all outlines in sequence. Within an outline, each line begins where the preceding one ends.
  private(set) var lines: [Line] = []
  /// For each outline, the index after its last line.
  private(set) var ends: [Int] = []
  /// The bounding box in 1/1024 pixel; nil if there are no lines.
  private(set) var extent: (left: Int32, top: Int32, right: Int32, bottom: Int32)?

  /// The pixels that the outlines can touch.
  var bounds: PixelBounds {
    guard let extent else { return .empty }
    return PixelBounds(
      left: Int(extent.left) >> subpixelBits, top: Int(extent.top) >> subpixelBits,
      right: (Int(extent.right) + subpixels - 1) >> subpixelBits,
      bottom: (Int(extent.bottom) + subpixels - 1) >> subpixelBits)
  }

  /// Adds the closed outline through points, in pixels.
  mutating func add(_ points: [Vector]) {
    guard let last = points.last else { return }
    var (x0, y0) = fixed(last)
    for point in points {
      let (x1, y1) = fixed(point)
      if x0 != x1 || y0 != y1 {
        lines.append(Line(x0: x0, y0: y0, x1: x1, y1: y1))
        let now = extent ?? (x1, y1, x1, y1)
        extent = (min(now.left, x1), min(now.top, y1), max(now.right, x1), max(now.bottom, y1))
      }
      (x0, y0) = (x1, y1)
    }
    if ends.last ?? 0 < lines.count { ends.append(lines.count) }
  }

  private func fixed(_ point: Vector) -> (Int32, Int32) {
    (Int32(subpixels(point.x)), Int32(subpixels(point.y)))
  }

  /// The outlines moved by `x` and `y`, in 1/1024 pixel.
  func moved(x: Int, y: Int) -> Lines {
    let (x, y) = (Int32(x), Int32(y))
    var moved = self
    moved.lines = lines.map { Line(x0: $0.x0 + x, y0: $0.y0 + y, x1: $0.x1 + x, y1: $0.y1 + y) }
    moved.extent = extent.map { ($0.left + x, $0.top + y, $0.right + x, $0.bottom + y) }
    return moved
  }
}
