import ThemeCore

/// Noise in pixels: each grain has a level from a hash of its place, so that it is the same wherever it is drawn first.
struct NoisePaint {
  private let amount: UInt32
  private let seed: UInt32
  private let isMonochrome: Bool
  private let corner: Vector
  /// The side of a grain in pixels.
  private let side: Double

  init(_ noise: Noise, corner: Vector, scale: Double) {
    amount = UInt32((noise.amount * Double(full)).rounded())
    seed = UInt32(truncatingIfNeeded: noise.seed)
    isMonochrome = noise.isMonochrome
    self.corner = corner
    side = noise.size * scale
  }

  func fill(_ row: inout [DeepColor], y: Int, from left: Int, to end: Int) {
    let line = grain(Double(y) + 0.5 - corner.y)
    var last: (column: Int32, color: DeepColor)?
    for index in 0..<end - left {
      let column = grain(Double(left + index) + 0.5 - corner.x)
      if last?.column != column { last = (column, color(column, line)) }
      row[index] = last?.color ?? .zero
    }
  }

  private func grain(_ pixels: Double) -> Int32 { Int32((pixels / side).rounded(.down)) }

  /// A grain is black or white, or any mixture of red, green and blue, with an opacity that is as random.
  private func color(_ column: Int32, _ line: Int32) -> DeepColor {
    let bits = mixed(
      mixed(seed &+ UInt32(bitPattern: column) &* 0x9E37_79B1) &+ UInt32(bitPattern: line) &* 0x85EB_CA77)
    let alpha = UInt16(truncatingIfNeeded: ((bits & 0xFFFF) &* amount &+ 32_768) / 65_535)
    let levels = mixed(bits)
    func level(_ bit: UInt32) -> UInt16 { levels >> bit & 1 == 1 ? alpha : 0 }
    return isMonochrome
      ? DeepColor(level(0), level(0), level(0), alpha) : DeepColor(level(0), level(8), level(16), alpha)
  }

  /// The finalizer of MurmurHash3, which spreads each bit over all others.
  private func mixed(_ value: UInt32) -> UInt32 {
    var bits = value
    bits = (bits ^ bits >> 16) &* 0x85EB_CA6B
    bits = (bits ^ bits >> 13) &* 0xC2B2_AE35
    return bits ^ bits >> 16
  }
}
