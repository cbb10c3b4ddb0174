/// A color space of the Design Tokens format (DTCG 2025.10).
package enum ColorSpace: String, CaseIterable {
  case srgb
  case linearSRGB = "srgb-linear"
  case hsl, hwb, lab, lch, oklab, oklch
  case displayP3 = "display-p3"
  case a98 = "a98-rgb"
  case proPhoto = "prophoto-rgb"
  case rec2020
  case xyzD65 = "xyz-d65"
  case xyzD50 = "xyz-d50"

  /// The valid range of each of the three components; nil for a component that can be any number.
  package var ranges: [ClosedRange<Double>?] {
    switch self {
    case .hsl, .hwb: [0...360, 0...100, 0...100]
    case .lab: [0...100, nil, nil]
    case .lch: [0...100, nil, 0...360]
    case .oklab: [0...1, nil, nil]
    case .oklch: [0...1, nil, 0...360]
    default: [0...1, 0...1, 0...1]
    }
  }

  /// The color with three components of this color space, in sRGB.
  package func converted(_ components: [Double]) -> RGBColor {
    let (first, second, third) = (components[0], components[1], components[2])
    switch self {
    case .srgb: return RGBColor(red: first, green: second, blue: third)
    case .linearSRGB: return RGBColor(linearRed: first, green: second, blue: third)
    case .hsl: return RGBColor(hue: first, saturation: second / 100, lightness: third / 100)
    case .hwb: return RGBColor(hue: first, whiteness: second / 100, blackness: third / 100)
    case .displayP3: return RGBColor(displayP3Red: first, green: second, blue: third)
    case .lab: return XYZColor(lightness: first, a: second, b: third).rgb
    case .lch:
      let (a, b) = Self.plane(chroma: second, hue: third)
      return XYZColor(lightness: first, a: a, b: b).rgb
    case .oklab: return XYZColor(okLightness: first, a: second, b: third).rgb
    case .oklch:
      let (a, b) = Self.plane(chroma: second, hue: third)
      return XYZColor(okLightness: first, a: a, b: b).rgb
    case .a98: return XYZColor(a98Red: first, green: second, blue: third).rgb
    case .proPhoto: return XYZColor(proPhotoRed: first, green: second, blue: third).rgb
    case .rec2020: return XYZColor(rec2020Red: first, green: second, blue: third).rgb
    case .xyzD65: return XYZColor(x: first, y: second, z: third).rgb
    case .xyzD50: return XYZColor(d50X: first, y: second, z: third).rgb
    }
  }

  /// The rectangular coordinates of a chroma and a hue in degrees.
  private static func plane(chroma: Double, hue: Double) -> (a: Double, b: Double) {
    let angle = Sine(degrees: hue)
    return (chroma * angle.cosine, chroma * angle.sine)
  }
}

/// The color of a function of CSS, such as `oklch(62% 0.2 250 / 50%)` (CSS Color 4, §4 to §10).
package struct CSSColor {
  package let space: ColorSpace
  /// The three components in the units of ``ColorSpace/ranges``, which they may exceed.
  package let components: [Double]
  /// The alpha from 0 to 1.
  package let alpha: Double

  /// Reads a call: its name, and what stands between commas, blanks and slashes, each read by `quantity` as a number with a unit.
  package init?(
    _ function: some StringProtocol, _ words: [String], quantity: (String) -> (value: Double, unit: String)?
  ) {
    var words = words
    // For each component, what a bare number is divided by, and what 100 % means.
    let (whole, percent): ([Double], [Double])
    switch function {
    case "rgb", "rgba": (space, whole, percent) = (.srgb, [255, 255, 255], [1, 1, 1])
    case "hsl", "hsla": (space, whole, percent) = (.hsl, [1, 1, 1], [1, 100, 100])
    case "hwb": (space, whole, percent) = (.hwb, [1, 1, 1], [1, 100, 100])
    case "lab": (space, whole, percent) = (.lab, [1, 1, 1], [100, 125, 125])
    case "lch": (space, whole, percent) = (.lch, [1, 1, 1], [100, 150, 1])
    case "oklab": (space, whole, percent) = (.oklab, [1, 1, 1], [1, 0.4, 0.4])
    case "oklch": (space, whole, percent) = (.oklch, [1, 1, 1], [1, 0.4, 1])
    case "color":
      guard let name = words.first, let named = name == "xyz" ? .xyzD65 : ColorSpace(rawValue: name) else {
        return nil
      }
      words.removeFirst()
      (space, whole, percent) = (named, [1, 1, 1], [1, 1, 1])
    default: return nil
    }
    guard words.count == 3 || words.count == 4 else { return nil }
    func number(_ word: String, _ whole: Double, _ percent: Double) -> Double? {
      if word == "none" { return 0 }
      guard let (value, unit) = quantity(word), value.isFinite, abs(value) < 1e9 else { return nil }
      switch unit {
      case "": return value / whole
      case "%": return value / 100 * percent
      case "deg": return value
      case "grad": return value * 0.9
      case "turn": return value * 360
      case "rad": return value * 180 / Double.pi
      default: return nil
      }
    }
    let numbers = (0..<3).compactMap { number(words[$0], whole[$0], percent[$0]) }
    guard numbers.count == 3, let alpha = words.count == 3 ? 1 : number(words[3], 1, 1) else { return nil }
    components = numbers
    self.alpha = max(0, min(1, alpha))
  }
}

/// The treatment of PNGs whose color profile is not sRGB: `profile` in themes.
package enum ProfileTreatment: String, CaseIterable, Hashable, Sendable {
  /// Colors are converted to sRGB.
  case convert
  /// The numbers are read as sRGB, and the profile is ignored.
  case ignore
}

/// An sRGB color with components from 0 to 1. Colors outside the gamut of sRGB have components outside that range.
package struct RGBColor {
  package let red: Double
  package let green: Double
  package let blue: Double

  package init(red: Double, green: Double, blue: Double) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  package init(linearRed red: Double, green: Double, blue: Double) {
    self.init(
      red: SRGBTransfer.encoded(red), green: SRGBTransfer.encoded(green), blue: SRGBTransfer.encoded(blue))
  }

  /// A color of Display P3, converted by way of CIE XYZ with their common white point D65 (matrices of CSS Color 4, section
  /// 18).
  package init(displayP3Red red: Double, green: Double, blue: Double) {
    let red = SRGBTransfer.decoded(red)
    let green = SRGBTransfer.decoded(green)
    let blue = SRGBTransfer.decoded(blue)
    let x = 0.4865709486482162 * red + 0.26566769316909306 * green + 0.1982172852343625 * blue
    let y = 0.2289745640697488 * red + 0.6917385218365064 * green + 0.079286914093745 * blue
    let z = 0.04511338185890264 * green + 1.043944368900976 * blue
    self.init(
      linearRed: 3.2409699419045226 * x - 1.537383177570094 * y - 0.4986107602930034 * z,
      green: -0.9692436362808796 * x + 1.8759675015077202 * y + 0.04155505740717559 * z,
      blue: 0.05563007969699366 * x - 0.20397695888897652 * y + 1.0569715142428786 * z)
  }

  /// A color of HSL: hue in degrees, saturation and lightness from 0 to 1 (CSS Color 4, section 7.1).
  package init(hue: Double, saturation: Double, lightness: Double) {
    func component(_ offset: Double) -> Double {
      let turned = offset + hue / 30
      let place = turned - 12 * (turned / 12).rounded(.down)
      let distance = min(lightness, 1 - lightness) * saturation
      return lightness - distance * max(-1, min(place - 3, 9 - place, 1))
    }
    self.init(red: component(0), green: component(8), blue: component(4))
  }

  /// A color of HWB: hue in degrees, whiteness and blackness from 0 to 1 (CSS Color 4, section 8.1).
  package init(hue: Double, whiteness: Double, blackness: Double) {
    guard whiteness + blackness < 1 else {
      let gray = whiteness / (whiteness + blackness)
      self.init(red: gray, green: gray, blue: gray)
      return
    }
    let pure = RGBColor(hue: hue, saturation: 1, lightness: 0.5)
    let room = 1 - whiteness - blackness
    self.init(
      red: pure.red * room + whiteness, green: pure.green * room + whiteness,
      blue: pure.blue * room + whiteness)
  }

  /// Whether sRGB can show the color, with a tolerance of half a step of eight bits.
  package var isInGamut: Bool {
    let half = 0.5 / 255
    let (least, most) = (min(red, green, blue), max(red, green, blue))
    return least > -half && most < 1 + half
  }

  /// The color as six hexadecimal digits: each component in eight bits, rounded half up, and clamped to the gamut.
  package var hex: String { Self.digits(red) + Self.digits(green) + Self.digits(blue) }

  /// A component as two hexadecimal digits. Values outside 0 to 1 are clamped.
  package static func digits(_ component: Double) -> String {
    let level = Int((max(0, min(1, component)) * 255 + 0.5).rounded(.down))
    return String(level, digits: 2, radix: 16)
  }
}

/// The transfer function of sRGB (IEC 61966-2-1), which Display P3 shares. It uses only `+ - * /` and square roots, so that the
/// result has the same bits on every machine. From 0 to 1, it is within 1e-14 of the exact value.
package enum SRGBTransfer {
  /// The linear light of a stored component.
  package static func decoded(_ component: Double) -> Double {
    if component <= 0.04045 { return component / 12.92 }
    let base = (component + 0.055) / 1.055
    // base^2.4 = base^2 · (base^2)^(1/5)
    let square = base * base
    return square * fifthRoot(square)
  }

  /// The stored component of linear light.
  package static func encoded(_ light: Double) -> Double {
    if light <= 0.0031308 { return light * 12.92 }
    // light^(5/12)
    let twelfth = cubeRoot(light).squareRoot().squareRoot()
    let square = twelfth * twelfth
    return 1.055 * (square * square * twelfth) - 0.055
  }

  /// The fifth root by Newton's method. 64 steps from 1 are more than enough for numbers from 1e-18 to 4.
  package static func fifthRoot(_ number: Double) -> Double {
    var root = 1.0
    for _ in 0..<64 {
      let square = root * root
      root = (4 * root + number / (square * square)) / 5
    }
    return root
  }

  /// The cube root by Newton's method, for numbers from 1e-3 to a million.
  private static func cubeRoot(_ number: Double) -> Double {
    var root = 1.0
    for _ in 0..<64 { root = (2 * root + number / (root * root)) / 3 }
    return root
  }
}
