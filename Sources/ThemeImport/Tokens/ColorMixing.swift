import ThemeCore

/// A space in which two colors are mixed: the components between 0 and 1 or so, and which of them is a hue.
enum MixingSpace: String {
  case srgb
  case linear = "srgb-linear"
  case displayP3 = "display-p3"
  case hsl, lab, lch, oklab, oklch

  private var hue: Int? {
    switch self {
    case .hsl: 0
    case .lch, .oklch: 2
    default: nil
    }
  }

  /// The components of a color in this space.
  func components(of color: FoundColor) -> [Double] {
    if color.space.rawValue == rawValue { return color.components }
    let rgb = color.rgb
    switch self {
    case .srgb, .displayP3: return [rgb.red, rgb.green, rgb.blue]
    case .linear: return [rgb.red, rgb.green, rgb.blue].map(SRGBTransfer.decoded)
    case .hsl: return Self.hsl(rgb)
    case .lab: return Self.lab(rgb)
    case .lch: return Self.polar(Self.lab(rgb))
    case .oklab: return Self.oklab(rgb)
    case .oklch: return Self.polar(Self.oklab(rgb))
    }
  }

  func color(_ components: [Double], alpha: Double) -> FoundColor {
    let space: ColorSpace =
      switch self {
      case .srgb, .displayP3: .srgb
      default: ColorSpace(rawValue: rawValue) ?? .srgb
      }
    return FoundColor(space.converted(components), alpha: alpha)
  }

  /// Two colors mixed, with a share of the second, with colors weighted by their alpha and the shorter way around for hues.
  func mixed(_ first: FoundColor, _ second: FoundColor, _ share: Double) -> FoundColor {
    let (from, to) = (components(of: first), components(of: second))
    let alpha = first.alpha + (second.alpha - first.alpha) * share
    guard alpha > 0 else { return FoundColor(.srgb, [0, 0, 0], alpha: 0) }
    let result = from.indices.map { index -> Double in
      if index == hue {
        var way = to[index] - from[index]
        if way > 180 { way -= 360 } else if way < -180 { way += 360 }
        let turned = from[index] + way * share
        return turned - 360 * (turned / 360).rounded(.down)
      }
      return (from[index] * first.alpha * (1 - share) + to[index] * second.alpha * share) / alpha
    }
    return color(result, alpha: alpha)
  }

  private static func hsl(_ color: RGBColor) -> [Double] {
    let (red, green, blue) = (color.red, color.green, color.blue)
    let (most, least) = (max(red, green, blue), min(red, green, blue))
    let (light, span) = ((most + least) / 2, most - least)
    guard span > 1e-12 else { return [0, 0, light * 100] }
    var hue: Double
    if most == red {
      hue = (green - blue) / span
    } else if most == green {
      hue = (blue - red) / span + 2
    } else {
      hue = (red - green) / span + 4
    }
    if hue < 0 { hue += 6 }
    return [hue * 60, span / (1 - abs(2 * light - 1)) * 100, light * 100]
  }

  /// Rectangular coordinates as lightness, chroma and hue.
  private static func polar(_ color: [Double]) -> [Double] {
    [color[0], (color[1] * color[1] + color[2] * color[2]).squareRoot(), degrees(y: color[2], x: color[1])]
  }

  /// The angle of a point, from 0 to 360.
  private static func degrees(y: Double, x: Double) -> Double {
    guard (x * x + y * y).squareRoot() > 1e-9 else { return 0 }
    let angle = Sine.degrees(opposite: abs(y), adjacent: abs(x))
    let turned = x < 0 ? 180 - angle : angle
    return y < 0 ? 360 - turned : turned
  }

  /// CIE Lab with the white point D50, by the matrices of CSS Color 4, section 18.
  private static func lab(_ color: RGBColor) -> [Double] {
    let color = XYZColor(color)
    let (x, y, z) = (color.x, color.y, color.z)
    let adapted = [
      1.0479297925449969 * x + 0.022946870601609652 * y - 0.05019226628920524 * z,
      0.02962780877005599 * x + 0.9904344267538799 * y - 0.017073799063418826 * z,
      -0.009243040646204504 * x + 0.015055191490298152 * y + 0.7518742814281371 * z,
    ]
    let white = [0.3457 / 0.3585, 1, (1 - 0.3457 - 0.3585) / 0.3585]
    let parts = zip(adapted, white).map { part, white -> Double in
      let ratio = part / white
      return ratio > 216.0 / 24_389 ? signedCubeRoot(ratio) : (24_389.0 / 27 * ratio + 16) / 116
    }
    return [116 * parts[1] - 16, 500 * (parts[0] - parts[1]), 200 * (parts[1] - parts[2])]
  }

  private static func oklab(_ color: RGBColor) -> [Double] {
    let color = OklabColor(color)
    return [color.lightness, color.a, color.b]
  }
}

extension FoundColor {
  /// The color after a modifier of Tokens Studio; nil for a modifier that is not known.
  func modified(_ type: String, by share: Double, space name: String, with other: FoundColor?) -> FoundColor?
  {
    if type == "alpha" {
      var color = self
      color.alpha = share
      return color
    }
    guard let space = MixingSpace(rawValue: name == "p3" ? "display-p3" : name) else { return nil }
    if type == "mix" { return other.map { space.mixed(self, $0, share) } }
    guard type == "lighten" || type == "darken" else { return nil }
    let isLighter = type == "lighten"
    let components = space.components(of: self)
    func moved(_ value: Double, of whole: Double) -> Double {
      isLighter ? value + share * (whole - value) : value - share * value
    }
    switch space {
    case .hsl:
      return space.color([components[0], components[1], moved(components[2], of: 100)], alpha: alpha)
    case .lch:
      return space.color(
        [moved(components[0], of: 100), components[1] * (1 - share), components[2]], alpha: alpha)
    case .srgb, .displayP3: return space.color(components.map { moved($0, of: 1) }, alpha: alpha)
    default: return nil
    }
  }
}
