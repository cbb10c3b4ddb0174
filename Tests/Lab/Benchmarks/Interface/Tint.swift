/// A color with alpha, in parts of 1, straight.
struct Tint {
  var red: Double
  var green: Double
  var blue: Double
  var alpha = 1.0

  static let white = Tint(red: 1, green: 1, blue: 1)
  static let black = Tint(red: 0, green: 0, blue: 0)

  init(red: Double, green: Double, blue: Double) { (self.red, self.green, self.blue) = (red, green, blue) }

  /// One of many colors.
  init(_ number: Int) {
    var noise = Noise(seed: 1000 + number)
    // Some are gray.
    let gray = 0.35 + 0.6 * noise.next()
    (red, green, blue) = number % 5 == 0 ? (gray, gray, gray) : (noise.next(), 0.2 + 0.7 * noise.next(), gray)
  }

  func scaled(_ factor: Double) -> Tint { mapped { min(1, max(0, $0 * factor)) } }

  func mixed(with other: Tint, _ part: Double) -> Tint {
    var mixed = self
    mixed.red += (other.red - red) * part
    mixed.green += (other.green - green) * part
    mixed.blue += (other.blue - blue) * part
    return mixed
  }

  /// Lighter by some parts of 1; `dithered` is where between two levels the upper one begins.
  func shifted(_ shift: Double, dithered: Double) -> Tint {
    mapped { min(1, max(0, ($0 + shift) + (dithered - 0.5) / 255)) }
  }

  func faded(_ part: Double) -> Tint {
    var faded = self
    faded.alpha *= part
    return faded
  }

  /// Faded by how much of a pixel is covered.
  func covered(_ part: Double) -> Tint { faded(min(1, max(0, part))) }

  /// In front of another.
  func over(_ other: Tint) -> Tint {
    let rest = other.alpha * (1 - alpha)
    let sum = alpha + rest
    guard sum > 0 else { return other }
    var mixed = mixed(with: other, rest / sum)
    mixed.alpha = sum
    return mixed
  }

  var word: UInt32 {
    func level(_ part: Double) -> UInt32 { UInt32((part * 255).rounded()) }
    return level(red) | level(green) << 8 | level(blue) << 16 | level(alpha) << 24
  }

  private func mapped(_ change: (Double) -> Double) -> Tint {
    var mapped = self
    (mapped.red, mapped.green, mapped.blue) = (change(red), change(green), change(blue))
    return mapped
  }
}

/// Numbers from 0 to 1 that look random and are the same in each run.
struct Noise {
  private var state: UInt64

  init(seed: Int) { state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func next() -> Double {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Double(state >> 40) / Double(1 << 24)
  }

  /// Numbers each of which is the mean of those around it.
  mutating func smooth(count: Int, reach: Int) -> [Double] {
    let raw = (0..<count + reach).map { _ in next() }
    return (0..<count).map { raw[$0..<$0 + reach].reduce(0, +) / Double(reach) }
  }
}

extension Bitmap {
  /// Takes the color of the middle of each pixel.
  init(_ width: Int, _ height: Int, _ color: (Double, Double) -> Tint) {
    var words: [UInt32] = []
    words.reserveCapacity(width * height)
    for y in 0..<height {
      for x in 0..<width { words.append(color(Double(x) + 0.5, Double(y) + 0.5).word) }
    }
    self.init(width: width, height: height, pixels: words)
  }
}
