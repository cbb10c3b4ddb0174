extension Bitmap {
  /// A picture by rows of letters: equal letters are equal pixels, a dot is transparent.
  init(_ rows: [String]) {
    let pixels = rows.flatMap { row in
      row.utf8.map { byte in byte == UInt8(ascii: ".") ? 0 : UInt32(byte) &* 0x01_0305 | 0xFF00_0000 }
    }
    self.init(width: rows[0].utf8.count, height: rows.count, pixels: pixels)
  }

  /// A strip of opaque pixels with these red values, one pixel high.
  init(reds: [Int]) {
    self.init(width: reds.count, height: 1, pixels: reds.map { UInt32($0) | 0xFF00_0000 })
  }

  /// The red value of each pixel of the first row.
  var reds: [Int] { (0..<width).map { Int(self[$0, 0] & 255) } }

  /// The picture with its rows as columns.
  var transposed: Bitmap {
    var pixels: [UInt32] = []
    for x in 0..<width {
      for y in 0..<height { pixels.append(self[x, y]) }
    }
    return Bitmap(width: height, height: width, pixels: pixels)
  }

  /// A picture of few colors, so that equal lines are common.
  static func random(width: Int, height: Int, colors: [UInt32], using generator: inout Dice) -> Bitmap {
    let pixels = (0..<width * height).map { _ in colors.randomElement(using: &generator) ?? 0 }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  /// The picture with each column or row replaced by the one that `source` names.
  func remapped(along axis: Axis, _ source: (Int) -> Int) -> Bitmap {
    var pixels: [UInt32] = []
    for y in 0..<height {
      for x in 0..<width {
        pixels.append(axis == .horizontal ? self[source(x), y] : self[x, source(y)])
      }
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }
}

/// Words of every kind: opaque, translucent, faint, clear.
let paint: [UInt32] = [
  0xFF00_00FF, 0xFF00_FF00, 0x8033_6699, 0x8033_6698, 0x0102_0304, 0, 0xFEFF_FFFF, 0x7F7F_7F7F,
]

extension Insets<Pixels> {
  init(_ top: Int, _ left: Int, _ bottom: Int, _ right: Int) {
    self.init(top: Pixels(top), left: Pixels(left), bottom: Pixels(bottom), right: Pixels(right))
  }
}

extension Size<Pixels> {
  init(_ width: Int, _ height: Int) {
    self.init(width: Pixels(width), height: Pixels(height))
  }
}
