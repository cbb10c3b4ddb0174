import ThemeCore

extension BlendMode {
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
