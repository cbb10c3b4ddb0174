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

/// The treatment of PNGs whose color profile is not sRGB: `profile` in themes.
package enum ProfileTreatment: String, CaseIterable, Hashable, Sendable {
  /// Colors are converted to sRGB.
  case convert
  /// The numbers are read as sRGB, and the profile is ignored.
  case ignore
}
