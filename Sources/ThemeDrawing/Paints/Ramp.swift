import ThemeCore

/// The colors along a gradient, interpolated between its stops.
struct Ramp {
  private struct Part {
    let from: Double
    let to: Double
    /// 65,536 divided by the length of the part.
    let steepness: Double
    /// The colors at both ends, as they are mixed.
    let start: SIMD4<UInt32>
    let end: SIMD4<UInt32>
  }

  /// Whether colors are mixed straight, and multiplied with their alpha afterwards.
  private let isStraight: Bool
  private var parts: [Part] = []
  private let first: (at: Double, color: DeepColor)
  private let last: (at: Double, color: DeepColor)

  /// Creates a ramp from at least one stop.
  init(_ stops: [GradientStop], _ mixing: GradientMixing = .premultiplied) {
    // Where all colors are equally translucent, both ways give the same, and this one is exact.
    isStraight = mixing == .straight && stops.contains { $0.color.alpha != stops[0].color.alpha }
    var place = -Double.infinity
    // A stop is never before the preceding one (CSS Images 3, §3.4.3).
    let stops = stops.map { stop in
      place = max(place, stop.at)
      return (at: place.rounded(toBits: 30), color: stop.color)
    }
    first = (stops[0].at, DeepColor(stops[0].color))
    last = (stops[stops.count - 1].at, DeepColor(stops[stops.count - 1].color))
    let isStraight = isStraight
    func mixed(_ color: Color) -> SIMD4<UInt32> {
      SIMD4(truncatingIfNeeded: isStraight ? DeepColor(straight: color) : DeepColor(color))
    }
    for (start, end) in zip(stops, stops.dropFirst()) where end.at > start.at {
      if mixing == .oklab, start.color != end.color {
        addOklab(from: start, to: end)
        continue
      }
      parts.append(
        Part(
          from: start.at, to: end.at, steepness: 65_536 / (end.at - start.at),
          start: mixed(start.color), end: mixed(end.color)))
    }
  }

  /// Adds parts between colors that are mixed in Oklab, each so short that within it their mixture in sRGB is the same.
  private mutating func addOklab(
    from start: (at: Double, color: Color), to end: (at: Double, color: Color)
  ) {
    let (from, to) = (OklabColor(start.color), OklabColor(end.color))
    let (opaque, other) = (Double(start.color.alpha) / 255, Double(end.color.alpha) / 255)
    func mixed(_ share: Double) -> SIMD4<UInt32> {
      let alpha = opaque * (1 - share) + other * share
      guard alpha > 0 else { return .zero }
      let (one, two) = (opaque * (1 - share) / alpha, other * share / alpha)
      let color = XYZColor(
        okLightness: from.lightness * one + to.lightness * two, a: from.a * one + to.a * two,
        b: from.b * one + to.b * two
      ).rgb
      func channel(_ value: Double) -> UInt32 {
        UInt32((max(0, min(1, value)) * alpha * Double(full)).rounded())
      }
      return SIMD4(
        channel(color.red), channel(color.green), channel(color.blue),
        UInt32((alpha * Double(full)).rounded()))
    }
    let count = 64
    let length = (end.at - start.at) / Double(count)
    for index in 0..<count {
      let (first, last) = (Double(index) / Double(count), Double(index + 1) / Double(count))
      let at = (start.at + length * Double(index)).rounded(toBits: 30)
      let next = index == count - 1 ? end.at : (start.at + length * Double(index + 1)).rounded(toBits: 30)
      guard next > at else { continue }
      parts.append(
        Part(from: at, to: next, steepness: 65_536 / (next - at), start: mixed(first), end: mixed(last)))
    }
  }

  /// The color at a position. The search begins at `part`, the part of the preceding result, and updates it.
  func color(at exactPlace: Double, near part: inout Int) -> DeepColor {
    // Rounding prevents the last bits of a computation, which can differ in a mirrored picture, from selecting another color.
    let place = exactPlace.rounded(toBits: 30)
    // From the position of two equal stops on, the later one applies.
    guard place < last.at else { return last.color }
    guard place >= first.at else { return first.color }
    while place >= parts[part].to { part += 1 }
    while place < parts[part].from { part -= 1 }
    let found = parts[part]
    let weight = UInt32(min((place - found.from) * found.steepness, 65_536).rounded(toBits: 0))
    let sum = found.start &* (65_536 - weight) &+ found.end &* weight &+ 32_768
    let color = DeepColor(truncatingIfNeeded: sum &>> 16)
    return isStraight ? color.premultiplied : color
  }
}

extension Double {
  /// The nearest multiple of 2^-bits; a half is rounded to the even one, so that the result is symmetric for mirrored numbers.
  /// With 30 bits, numbers above two million keep fewer places.
  @inline(__always)
  fileprivate func rounded(toBits bits: Int) -> Double {
    // The last bit of the sum is the last one to keep. This is faster than `rounded()` on processors without an instruction for
    // it.
    let magnet = 1.5 * Double(1 << (52 - bits))
    return (self + magnet) - magnet
  }
}

extension OklabColor {
  fileprivate init(_ color: Color) {
    self.init(
      RGBColor(
        red: Double(color.red) / 255, green: Double(color.green) / 255, blue: Double(color.blue) / 255))
  }
}
