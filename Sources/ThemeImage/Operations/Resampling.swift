package import ThemeCore

extension Bitmap {
  /// The pixels of a rectangle, which must lie within the picture and must not be empty.
  package func cropped(to part: Rect<Pixels>) -> Bitmap {
    let (x, y, width, height) = (part.x.count, part.y.count, part.width.count, part.height.count)
    precondition(
      x >= 0 && y >= 0 && width > 0 && height > 0 && x + width <= self.width && y + height <= self.height,
      "a part outside its picture")
    var words: [UInt32] = []
    words.reserveCapacity(width * height)
    for row in y..<y + height { words += pixels[row * self.width + x..<row * self.width + x + width] }
    return Bitmap(width: width, height: height, cleared: words)
  }
}

extension Bitmap {
  /// The picture that these columns and rows make in this order. A line may be there several times, and nil is a transparent one.
  package func picking(columns: [Int?], rows: [Int?]) -> Bitmap {
    var words: [UInt32] = []
    words.reserveCapacity(columns.count * rows.count)
    for y in rows {
      for x in columns {
        if let x, let y { words.append(self[x, y]) } else { words.append(0) }
      }
    }
    return Bitmap(width: columns.count, height: rows.count, cleared: words)
  }

  /// Whether all columns of a range are equal, so that one can replace the others.
  package func hasEqualColumns(_ columns: Range<Int>) -> Bool {
    columns.count == 1
      || (0..<height).allSatisfy { y in columns.allSatisfy { self[$0, y] == self[columns.lowerBound, y] } }
  }

  /// Whether all rows of a range are equal, so that one can replace the others.
  package func hasEqualRows(_ rows: Range<Int>) -> Bool {
    rows.count == 1
      || (0..<width).allSatisfy { x in rows.allSatisfy { self[x, $0] == self[x, rows.lowerBound] } }
  }
}

extension Bitmap {
  /// The picture with its sides exchanged.
  package func flipped(_ flip: Flip) -> Bitmap {
    switch flip {
    case .x: return mirrored()
    case .xy: return Bitmap(width: width, height: height, cleared: pixels.reversed())
    case .y:
      var words: [UInt32] = []
      words.reserveCapacity(pixels.count)
      for y in (0..<height).reversed() { words += pixels[y * width..<(y + 1) * width] }
      return Bitmap(width: width, height: height, cleared: words)
    }
  }

  /// The picture flipped from left to right.
  package func mirrored() -> Bitmap {
    var words: [UInt32] = []
    words.reserveCapacity(pixels.count)
    for y in 0..<height { words += pixels[y * width..<(y + 1) * width].reversed() }
    return Bitmap(width: width, height: height, cleared: words)
  }

  /// Whether the picture equals its mirror image from left to right.
  package var isSymmetric: Bool {
    let words = pixels.span
    for row in stride(from: 0, to: width * height, by: width) {
      for x in 0..<width / 2 where words[row + x] != words[row + width - 1 - x] { return false }
    }
    return true
  }
}

extension Bitmap {
  /// The picture in a transparent one of a size, with its upper left corner at `x`, `y`; what is outside is cut.
  package func placed(x: Int, y: Int, in size: Size<Pixels>) -> Bitmap {
    if size == self.size { return self }
    var painting = Painting(width: size.width.count, height: size.height.count)
    painting.draw(self, x: x, y: y)
    return painting.bitmap
  }

  /// The left half of the picture beside the right half of another one of the same size.
  package func joined(with right: Bitmap) -> Bitmap {
    precondition(size == right.size, "halves of two sizes")
    var words = pixels
    for start in stride(from: 0, to: words.count, by: width) {
      for index in start + width / 2..<start + width { words[index] = right.pixels[index] }
    }
    return Bitmap(width: width, height: height, cleared: words)
  }

  /// The same shapes in one color, whose alpha A is multiplied by the alpha a of each pixel: `(a·A + 127) / 255`.
  package func tinted(_ tint: Color) -> Bitmap {
    let words = pixels.map { word in
      var color = tint
      color.alpha = UInt8((Int(word >> 24) * Int(tint.alpha) + 127) / 255)
      return color.word
    }
    return Bitmap(width: width, height: height, pixels: words)
  }
}

extension Bitmap {
  /// The picture with each pixel as a square of `factor` × `factor`.
  package func enlarged(by factor: Int) -> Bitmap {
    var words: [UInt32] = []
    words.reserveCapacity(pixels.count * factor * factor)
    for y in 0..<height {
      let row = pixels[y * width..<(y + 1) * width].flatMap { Array(repeating: $0, count: factor) }
      for _ in 0..<factor { words += row }
    }
    return Bitmap(width: width * factor, height: height * factor, cleared: words)
  }

  /// The picture reduced to a smaller scale: each new pixel is the exact average of the area that it covers.
  ///
  /// Colors are averaged premultiplied, in integers: alpha is `Σ w·a / Σ w` and a channel `Σ w·a·c / Σ w·a`, each rounded once,
  /// half up, where w is the covered part of a pixel. Nil if a side would not be a whole number of pixels, or if `target` is
  /// not smaller than `source`.
  package func resampled(from source: Scale, downTo target: Scale) -> Bitmap? {
    let (from, to) = (source.rawValue, target.rawValue)
    guard to < from, width * to % from == 0, height * to % from == 0 else { return nil }
    let columns = Coverage.along(width * to / from, from: from, to: to)
    let rows = Coverage.along(height * to / from, from: from, to: to)
    var words: [UInt32] = []
    words.reserveCapacity(columns.count * rows.count)
    for row in rows {
      for column in columns { words.append(average(over: column, row, area: from * from)) }
    }
    return Bitmap(width: columns.count, height: rows.count, cleared: words)
  }

  private func average(over column: Coverage, _ row: Coverage, area: Int) -> UInt32 {
    var (red, green, blue, alpha) = (0, 0, 0, 0)
    for (y, rowWeight) in row.weights.enumerated() {
      for (x, columnWeight) in column.weights.enumerated() {
        let word = self[column.first + x, row.first + y]
        let weight = rowWeight * columnWeight * Int(word >> 24)
        alpha += weight
        red += weight * Int(word & 0xFF)
        green += weight * Int(word >> 8 & 0xFF)
        blue += weight * Int(word >> 16 & 0xFF)
      }
    }
    let mean = (2 * alpha + area) / (2 * area)
    guard mean > 0 else { return 0 }
    func channel(_ sum: Int) -> UInt32 { UInt32((2 * sum + alpha) / (2 * alpha)) }
    return channel(red) | channel(green) << 8 | channel(blue) << 16 | UInt32(mean) << 24
  }
}

/// The source pixels that one target pixel covers along an axis.
private struct Coverage {
  let first: Int
  /// The covered length of each source pixel, where `to` is a whole pixel. The sum is `from`.
  let weights: [Int]

  /// The coverage of each target pixel. Target pixel i covers `i·from ..< (i + 1)·from`, and source pixel j
  /// `j·to ..< (j + 1)·to`.
  static func along(_ count: Int, from: Int, to: Int) -> [Coverage] {
    (0..<count).map { index in
      let span = index * from..<(index + 1) * from
      let covered = span.lowerBound / to...(span.upperBound - 1) / to
      return Coverage(
        first: covered.lowerBound,
        weights: covered.map { span.clamped(to: $0 * to..<($0 + 1) * to).count })
    }
  }
}
