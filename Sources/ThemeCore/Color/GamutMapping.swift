extension RGBColor {
  /// The color of sRGB that stands for one outside of it, by the gamut mapping of CSS Color 4, section 13.2 (binary search
  /// with local MINDE): the chroma in Oklab is reduced, with the same lightness and hue, until clipping the components changes
  /// the color less than can be noticed.
  package var mapped: RGBColor {
    let origin = OklabColor(self)
    let chroma = origin.chroma
    // On the way here through RGB, lightnesses of 0 and 1 are rounded.
    let rounding = 1e-6
    guard origin.lightness < 1 - rounding, chroma.isFinite else { return RGBColor(red: 1, green: 1, blue: 1) }
    guard origin.lightness > rounding else { return RGBColor(red: 0, green: 0, blue: 0) }
    if isInside { return self }
    var clipped = self.clipped
    if OklabColor(clipped).distance(to: origin) < OklabColor.noticeable { return clipped }
    var (least, most) = (0.0, chroma)
    var isLeastInside = true
    while most - least > OklabColor.precision {
      let middle = (least + most) / 2
      let color = origin.withChroma(middle, of: chroma)
      let rgb = color.rgb
      if isLeastInside, rgb.isInside {
        least = middle
        continue
      }
      clipped = rgb.clipped
      let distance = OklabColor(clipped).distance(to: color)
      if distance < OklabColor.noticeable {
        if OklabColor.noticeable - distance < OklabColor.precision { return clipped }
        isLeastInside = false
        least = middle
      } else {
        most = middle
      }
    }
    return clipped
  }

  private var isInside: Bool { min(red, green, blue) >= 0 && max(red, green, blue) <= 1 }

  private var clipped: RGBColor {
    func clip(_ component: Double) -> Double { max(0, min(1, component)) }
    return RGBColor(red: clip(red), green: clip(green), blue: clip(blue))
  }
}

/// A color of Oklab, with a lightness from 0 to 1. The matrices are those of CSS Color 4, section 18.
package struct OklabColor {
  /// The distance up to which two colors can't be told apart, and the precision of the search for it.
  static let noticeable = 0.02
  static let precision = 0.0001

  package let lightness: Double
  package let a: Double
  package let b: Double

  package init(_ color: RGBColor) {
    let color = XYZColor(color)
    let (x, y, z) = (color.x, color.y, color.z)
    let long = signedCubeRoot(0.819022437996703 * x + 0.3619062600528904 * y - 0.1288737815209879 * z)
    let medium = signedCubeRoot(0.0329836539323885 * x + 0.9292868615863434 * y + 0.0361446663506424 * z)
    let short = signedCubeRoot(0.0481771893596242 * x + 0.2642395317527308 * y + 0.6335478284694309 * z)
    lightness = 0.210454268309314 * long + 0.7936177747023054 * medium - 0.0040720430116193 * short
    a = 1.9779985324311684 * long - 2.42859224204858 * medium + 0.450593709617411 * short
    b = 0.0259040424655478 * long + 0.7827717124575296 * medium - 0.8086757549230774 * short
  }

  private init(lightness: Double, a: Double, b: Double) {
    (self.lightness, self.a, self.b) = (lightness, a, b)
  }

  var chroma: Double { (a * a + b * b).squareRoot() }
  var rgb: RGBColor { XYZColor(okLightness: lightness, a: a, b: b).rgb }

  /// The color with the same hue and another chroma; `whole` is its own.
  func withChroma(_ chroma: Double, of whole: Double) -> OklabColor {
    OklabColor(lightness: lightness, a: a / whole * chroma, b: b / whole * chroma)
  }

  /// The difference ΔEOK of two colors.
  func distance(to other: OklabColor) -> Double {
    let (light, a, b) = (lightness - other.lightness, a - other.a, b - other.b)
    return (light * light + a * a + b * b).squareRoot()
  }
}

/// The cube root, which has the sign of the number, by Newton's method. The result has the same bits on every machine.
package func signedCubeRoot(_ number: Double) -> Double {
  guard number != 0, number.isFinite else { return number }
  // Between an eighth and one, a few steps are enough.
  var (rest, factor) = (number.magnitude, 1.0)
  while rest < 0.125 { (rest, factor) = (rest * 8, factor / 2) }
  while rest > 1 { (rest, factor) = (rest / 8, factor * 2) }
  var root = 1.0
  for _ in 0..<8 { root = (2 * root + rest / (root * root)) / 3 }
  return number < 0 ? -root * factor : root * factor
}
