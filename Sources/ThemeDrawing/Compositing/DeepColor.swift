import ThemeCore
import ThemeImage

/// A premultiplied color with 16 bits per channel: red, green, blue and alpha, each from 0 to 65,535.
typealias DeepColor = SIMD4<UInt16>

/// The value for full coverage of a pixel, and the largest value of a channel.
let full: UInt16 = 65_535

extension SIMD4<UInt16> {
  init(_ color: Color) { self.init(word: color.word) }

  /// Creates a color from a word of a bitmap, which is straight with red in the lowest byte.
  @inline(__always)
  init(word: UInt32) {
    let bytes = SIMD4<UInt32>(word, word >> 8, word >> 16, 255) & 255
    self = (SIMD4<UInt16>(truncatingIfNeeded: bytes) &* 257).times(
      UInt16(truncatingIfNeeded: word >> 24) &* 257)
  }

  /// The channels of a color as they are, without multiplying them with its alpha.
  init(straight color: Color) {
    let bytes = SIMD4<UInt8>(color.red, color.green, color.blue, color.alpha)
    self = SIMD4<UInt16>(truncatingIfNeeded: bytes) &* 257
  }

  /// The color of straight channels, multiplied with their alpha.
  @inline(__always)
  var premultiplied: SIMD4<UInt16> {
    var opaque = self
    opaque.w = full
    return opaque.times(self.w)
  }

  /// Each channel multiplied by `part` / 65,535, rounded to the nearest.
  @inline(__always)
  func times(_ part: UInt16) -> SIMD4<UInt16> {
    let product =
      SIMD4<UInt32>(truncatingIfNeeded: self) &* SIMD4<UInt32>(repeating: UInt32(part)) &+ 32_768
    // Division by 65,535, with exact rounding.
    return SIMD4<UInt16>(truncatingIfNeeded: (product &+ product &>> 16) &>> 16)
  }

  /// The color composited over another one by source-over.
  @inline(__always)
  func over(_ below: SIMD4<UInt16>) -> SIMD4<UInt16> { self &+ below.times(full - self.w) }

  var alpha: UInt16 { self.w }
}

extension UInt16 {
  /// The number multiplied by `part` / 65,535, rounded to the nearest.
  @inline(__always)
  func times(_ part: UInt16) -> UInt16 {
    let product = UInt32(self) &* UInt32(part) &+ 32_768
    return UInt16(truncatingIfNeeded: (product &+ product &>> 16) &>> 16)
  }

  /// The ratio of the number to `whole`, as a part of 65,535 and at most that.
  func part(of whole: UInt16) -> UInt16 {
    if self >= whole { return full }
    return UInt16((UInt32(self) * UInt32(full) + UInt32(whole) / 2) / UInt32(whole))
  }
}

/// Writes pixels as words of a bitmap, beginning at `place`: straight, with 8 bits per channel, each rounded once.
func write(_ pixels: Span<DeepColor>, to words: inout [UInt32], at place: Int) {
  var words = words.mutableSpan
  // Neighboring pixels are often equal, so the last word is reused.
  var (last, word): (DeepColor, UInt32) = (.zero, 0)
  for index in pixels.indices {
    let pixel = pixels[index]
    if pixel != last { (last, word) = (pixel, pixel.word) }
    words[place + index] = word
  }
}

extension DeepColor {
  /// The color as a word of a bitmap.
  @inline(__always)
  fileprivate var word: UInt32 {
    let alpha = UInt32(self.w)
    if alpha == UInt32(full) {
      let bytes = (SIMD4<UInt32>(truncatingIfNeeded: self) &* 255 &+ 32_895) &>> 16
      return bytes.x | bytes.y << 8 | bytes.z << 16 | 0xFF00_0000
    }
    let eighth = (alpha &* 255 &+ 32_895) >> 16
    if eighth == 0 { return 0 }
    func straight(_ channel: UInt16) -> UInt32 { (UInt32(channel) &* 255 &+ alpha / 2) / alpha }
    return straight(self.x) | straight(self.y) << 8 | straight(self.z) << 16 | eighth << 24
  }
}

extension BlendMode {
  /// A color blended with the one below (W3C Compositing and Blending, §5.1 and §9.1). With premultiplied channels, this is
  /// s (1 - B) + b (1 - A) + A B mix, of which the last term depends on the mode.
  @inline(__always)
  func blend(_ top: DeepColor, over below: DeepColor) -> DeepColor {
    if self == .normal { return top.over(below) }
    let (topAlpha, belowAlpha) = (DeepColor(repeating: top.alpha), DeepColor(repeating: below.alpha))
    let whole = DeepColor(repeating: full)
    // Each sum is at most 65,535 squared, including that of alpha.
    let uncovered = top.products(whole &- belowAlpha) &+ below.products(whole &- topAlpha)
    let both = top.products(below)
    let mixed: SIMD4<UInt32>
    switch self {
    case .normal, .multiply:
      mixed = both
    case .screen:
      mixed = top.products(belowAlpha) &+ below.products(topAlpha) &- both
    case .overlay:
      // Twice the product where the color below is dark, and otherwise the inverse of twice the product of the inverses.
      let inverse = belowAlpha &- below
      let inverses = inverse.products(topAlpha &- top)
      let light = topAlpha.products(belowAlpha) &- inverses &- inverses
      let isDark = SIMD4<UInt32>(truncatingIfNeeded: below) .<= SIMD4<UInt32>(truncatingIfNeeded: inverse)
      mixed = light.replacing(with: both &+ both, where: isDark)
    default:
      let color = self.mixed(top.straight, below.straight)
      // Alpha, which the last channel stands for, is set below.
      let share = Double(top.alpha) * Double(below.alpha)
      mixed = SIMD4(
        SIMD4(color.x, color.y, color.z, 0) * share, rounding: .toNearestOrEven)
    }
    let sum = uncovered &+ mixed &+ 32_768
    var result = DeepColor(truncatingIfNeeded: (sum &+ sum &>> 16) &>> 16)
    result.w = top.alpha &+ below.alpha.times(full - top.alpha)
    return result
  }
}

extension SIMD4<UInt16> {
  /// The sum of two colors whose parts of a pixel don't overlap, at most full.
  @inline(__always)
  func added(to other: SIMD4<UInt16>) -> SIMD4<UInt16> {
    let sum = SIMD4<UInt32>(truncatingIfNeeded: self) &+ SIMD4<UInt32>(truncatingIfNeeded: other)
    let most = SIMD4<UInt32>(repeating: UInt32(full))
    return SIMD4<UInt16>(truncatingIfNeeded: sum.replacing(with: most, where: sum .> most))
  }

  /// The straight red, green and blue of a premultiplied color, from 0 to 1; 0 where it is transparent.
  var straight: SIMD3<Double> {
    guard self.w > 0 else { return .zero }
    let whole = Double(self.w)
    return SIMD3(
      Swift.min(Double(self.x) / whole, 1), Swift.min(Double(self.y) / whole, 1),
      Swift.min(Double(self.z) / whole, 1))
  }

  /// Creates the premultiplied color of straight channels from 0 to 1, which are clamped.
  init(straight color: SIMD3<Double>, alpha: Double) {
    let alpha = Swift.max(0, Swift.min(1, alpha)) * Double(full)
    func channel(_ value: Double) -> UInt16 {
      UInt16((Swift.max(0, Swift.min(1, value)) * alpha).rounded())
    }
    self.init(channel(color.x), channel(color.y), channel(color.z), UInt16(alpha.rounded()))
  }

  /// The product of each channel, in 32 bits.
  @inline(__always)
  fileprivate func products(_ other: SIMD4<UInt16>) -> SIMD4<UInt32> {
    SIMD4<UInt32>(truncatingIfNeeded: self) &* SIMD4<UInt32>(truncatingIfNeeded: other)
  }
}

extension BlendMode {
  /// What a pixel costs beyond one that is mixed plainly, in steps of the budget.
  var addedCost: Int {
    switch self {
    case .normal: 0
    case .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .hardLight, .softLight,
      .difference, .exclusion:
      6
    case .hue, .saturation, .color, .luminosity: 10
    }
  }

  /// The blended color of a straight source `top` over a straight backdrop `below`, in each channel from 0 to 1 (W3C Compositing and
  /// Blending, §10).
  func mixed(_ top: SIMD3<Double>, _ below: SIMD3<Double>) -> SIMD3<Double> {
    func each(_ formula: (Double, Double) -> Double) -> SIMD3<Double> {
      SIMD3(formula(top.x, below.x), formula(top.y, below.y), formula(top.z, below.z))
    }
    switch self {
    case .normal: return top
    case .multiply: return top * below
    case .screen: return top + below - top * below
    case .overlay: return each { BlendMode.hardLight($1, $0) }
    case .darken: return each { min($0, $1) }
    case .lighten: return each { max($0, $1) }
    case .colorDodge: return each { $1 == 0 ? 0 : $0 >= 1 ? 1 : min(1, $1 / (1 - $0)) }
    case .colorBurn: return each { $1 >= 1 ? 1 : $0 <= 0 ? 0 : 1 - min(1, (1 - $1) / $0) }
    case .hardLight: return each { BlendMode.hardLight($0, $1) }
    case .softLight: return each { BlendMode.softLight($0, $1) }
    case .difference: return each { abs($0 - $1) }
    case .exclusion: return each { $0 + $1 - 2 * $0 * $1 }
    case .hue: return top.saturated(to: below.saturation).lit(to: below.light)
    case .saturation: return below.saturated(to: top.saturation).lit(to: below.light)
    case .color: return top.lit(to: below.light)
    case .luminosity: return below.lit(to: top.light)
    }
  }

  private static func hardLight(_ top: Double, _ below: Double) -> Double {
    top <= 0.5 ? 2 * top * below : 1 - 2 * (1 - top) * (1 - below)
  }

  private static func softLight(_ top: Double, _ below: Double) -> Double {
    if top <= 0.5 { return below - (1 - 2 * top) * below * (1 - below) }
    let curve = below <= 0.25 ? ((16 * below - 12) * below + 4) * below : below.squareRoot()
    return below + (2 * top - 1) * (curve - below)
  }
}

extension SIMD3<Double> {
  /// The luminosity and the saturation of the formulas for modes that don't treat channels by themselves.
  fileprivate var light: Double { 0.3 * x + 0.59 * y + 0.11 * z }
  fileprivate var saturation: Double { Swift.max(x, y, z) - Swift.min(x, y, z) }

  fileprivate func lit(to light: Double) -> SIMD3<Double> {
    let moved = self + SIMD3(repeating: light - self.light)
    let (least, most, middle) = (
      Swift.min(moved.x, moved.y, moved.z), Swift.max(moved.x, moved.y, moved.z), moved.light
    )
    var result = moved
    let gray = SIMD3(repeating: middle)
    if least < 0 { result = gray + (result - gray) * middle / (middle - least) }
    if most > 1 { result = gray + (result - gray) * (1 - middle) / (most - middle) }
    return result
  }

  fileprivate func saturated(to saturation: Double) -> SIMD3<Double> {
    let own = self.saturation
    return own > 0 ? (self - SIMD3(repeating: Swift.min(x, y, z))) * (saturation / own) : SIMD3(repeating: 0)
  }
}
