/// Art that can be stretched: its size and caps in points, and its pictures at some scales.
struct Shape {
  /// How an axis is made: what its lines between the caps are.
  enum Center {
    /// All equal.
    case even
    /// Repeating after so many points.
    case periodic(Int)
    /// All different.
    case wild
  }

  struct Axis {
    let before: Int
    let center: Int
    let after: Int
    let kind: Center

    var length: Int { before + center + after }

    /// Lines with equal numbers look alike.
    func number(of line: Int, at scale: Int) -> Int {
      let (start, end) = (before * scale, (before + center) * scale)
      guard line >= start, line < end else { return line }
      switch kind {
      case .even: return start
      case .periodic(let period): return start + (line - start) % (period * scale)
      case .wild: return line
      }
    }
  }

  let x: Axis
  let y: Axis
  let scales: [Scale]

  /// How many pixels at an end are transparent: of a cap as many or fewer, at each scale as the dice fall.
  private func margin(_ cap: Int, _ side: Int, at scale: Scale, color: UInt64) -> Int {
    guard color % 3 == 0 else { return 0 }
    var dice = Dice(seed: Int(truncatingIfNeeded: color >> 8) &+ side * 7 &+ scale.rawValue)
    return dice.number(0...cap * scale.rawValue)
  }

  /// A picture at a scale; pictures of different colors differ, and so do those of different scales.
  func bitmap(at scale: Scale, color: UInt64) -> Bitmap {
    let (width, height) = (x.length * scale.rawValue, y.length * scale.rawValue)
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height)
    let columns =
      margin(x.before, 0, at: scale, color: color)..<width - margin(x.after, 1, at: scale, color: color)
    let rows =
      margin(y.before, 2, at: scale, color: color)..<height - margin(y.after, 3, at: scale, color: color)
    for row in 0..<height {
      let rowNumber = y.number(of: row, at: scale.rawValue)
      for column in 0..<width {
        guard columns.contains(column), rows.contains(row) else {
          pixels.append(0)
          continue
        }
        let columnNumber = x.number(of: column, at: scale.rawValue)
        var dice = Dice(seed: (columnNumber * 4_099 + rowNumber) * 4 + scale.rawValue)
        let word = UInt32(truncatingIfNeeded: (dice.next() ^ color) &* 0x9E37_79B9_7F4A_7C15 >> 24)
        // Some are transparent, most are opaque, so that every form of PNG is met.
        pixels.append(color % 5 == 0 ? word : color % 5 == 1 && word & 7 == 0 ? 0 : word | 0xFF00_0000)
      }
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }
}

/// A slice at the size of the art that it was cut from, its center repeated; nil when the facts don't fit it.
func drawnOut(_ slice: Bitmap, as image: JSONValue) -> Bitmap? {
  guard let width = image["sourceSize"]?["width"]?.integer,
    let height = image["sourceSize"]?["height"]?.integer,
    image["size"]?["width"]?.integer == slice.width, image["size"]?["height"]?.integer == slice.height
  else { return nil }
  let center = image["center"]
  func line(_ index: Int, _ source: Int, _ length: Int, _ start: String, _ size: String) -> Int? {
    guard let center else { return source == length ? index : nil }
    guard let start = center[start]?.integer, let size = center[size]?.integer, size > 0 else { return nil }
    let after = length - start - size
    guard after >= 0 else { return nil }
    if index < start { return index }
    return index >= source - after ? index - (source - length) : start + (index - start) % size
  }
  var pixels: [UInt32] = []
  for y in 0..<height {
    guard let row = line(y, height, slice.height, "y", "height") else { return nil }
    for x in 0..<width {
      guard let column = line(x, width, slice.width, "x", "width") else { return nil }
      pixels.append(slice[column, row])
    }
  }
  return Bitmap(width: width, height: height, pixels: pixels)
}
