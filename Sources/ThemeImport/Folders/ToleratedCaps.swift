import ThemeCore
import ThemeImage

extension PictureSet {
  /// Cuts out the lines between caps, of the pictures of all scales, that differ by at most `tolerance` levels from the line
  /// in their middle, and leaves one point of that line. An axis without such lines stays whole.
  mutating func cut(within tolerance: Int) throws(ImportProblem) {
    guard !pictures.isEmpty else { return }
    var bitmaps: [(scale: Int, bitmap: Bitmap)] = []
    for picture in pictures { bitmaps.append((picture.scale.rawValue, try picture.bitmap())) }
    let across = core(bitmaps.map { ($0.scale, $0.bitmap.width, $0.bitmap.columns) }, tolerance)
    let down = core(bitmaps.map { ($0.scale, $0.bitmap.height, $0.bitmap.rows) }, tolerance)
    guard across != nil || down != nil else { return }
    replacePictures { picture, index in
      let (scale, bitmap) = bitmaps[index]
      let cut = bitmap.picking(
        columns: across?.lines(of: bitmap.width, scale) ?? Array(0..<bitmap.width),
        rows: down?.lines(of: bitmap.height, scale) ?? Array(0..<bitmap.height))
      let caps = Insets(
        top: Pixels((down?.leading ?? 0) * scale), left: Pixels((across?.leading ?? 0) * scale),
        bottom: Pixels((down?.trailing ?? 0) * scale), right: Pixels((across?.trailing ?? 0) * scale))
      return ScaledPicture(
        scale: picture.scale, bytes: encodePNG(cut, .fast), place: picture.place,
        slicing: CatalogSlicing(
          caps: caps, center: (across == nil ? nil : scale, down == nil ? nil : scale), isTiled: false))
    }
  }
}

/// The caps of an axis in points.
private struct Core {
  let leading: Int
  let trailing: Int

  /// The lines that are kept: the caps, and one point of the line in the middle.
  func lines(of length: Int, _ scale: Int) -> [Int] {
    let (first, end) = (leading * scale, length - trailing * scale)
    return Array(0..<first) + Array(repeating: (first + end) / 2, count: scale) + Array(end..<length)
  }
}

/// The smallest caps in points between which the lines of all pictures are nearly equal; nil where there are none that leave
/// more than two points to cut.
private func core(
  _ pictures: [(scale: Int, length: Int, lines: (Int) -> [UInt32])], _ tolerance: Int
) -> Core? {
  guard let smallest = pictures.min(by: { $0.scale < $1.scale }) else { return nil }
  let points = smallest.length / smallest.scale
  // The longest run of lines, each near to the run's first line.
  var best = 0..<0
  var start = 0
  var first = smallest.lines(0)
  for point in 0...points {
    if point < points, near(smallest.lines(point * smallest.scale), first, tolerance) { continue }
    if point - start > best.count { best = start..<point }
    start = point
    if point < points { first = smallest.lines(point * smallest.scale) }
  }
  var run = best
  while run.count > 2 {
    let (leading, trailing) = (run.lowerBound, points - run.upperBound)
    let isNear = pictures.allSatisfy { scale, length, lines in
      let (begin, end) = (leading * scale, length - trailing * scale)
      guard begin < end else { return false }
      let middle = lines((begin + end) / 2)
      return (begin..<end).allSatisfy { near(lines($0), middle, tolerance) }
    }
    if isNear { return Core(leading: leading, trailing: trailing) }
    run = run.lowerBound + 1..<run.upperBound - 1
  }
  return nil
}

private func near(_ line: [UInt32], _ other: [UInt32], _ tolerance: Int) -> Bool {
  for (word, other) in zip(line, other) where word != other {
    for shift in [0, 8, 16, 24] as [UInt32] {
      let (level, otherLevel) = (Int(word >> shift & 0xFF), Int(other >> shift & 0xFF))
      if abs(level - otherLevel) > tolerance { return false }
    }
  }
  return true
}

extension Bitmap {
  fileprivate func columns(_ x: Int) -> [UInt32] { (0..<height).map { self[x, $0] } }

  fileprivate func rows(_ y: Int) -> [UInt32] { (0..<width).map { self[$0, y] } }
}
