/// A color of CIE XYZ with the white point D65. White has a Y of 1.
///
/// The matrices are those of CSS Color 4, section 18, computed with `+ - * /` alone.
package struct XYZColor {
  package let x: Double
  package let y: Double
  package let z: Double

  package init(x: Double, y: Double, z: Double) {
    (self.x, self.y, self.z) = (x, y, z)
  }

  /// A color of sRGB.
  package init(_ color: RGBColor) {
    let red = SRGBTransfer.decoded(color.red)
    let green = SRGBTransfer.decoded(color.green)
    let blue = SRGBTransfer.decoded(color.blue)
    self.init(
      x: 506_752.0 / 1_228_815 * red + 87_881.0 / 245_763 * green + 12_673.0 / 70_218 * blue,
      y: 87_098.0 / 409_605 * red + 175_762.0 / 245_763 * green + 12_673.0 / 175_545 * blue,
      z: 7_918.0 / 409_605 * red + 87_881.0 / 737_289 * green + 1_001_167.0 / 1_053_270 * blue)
  }

  /// A color with the white point D50, adapted by the Bradford method.
  package init(d50X x: Double, y: Double, z: Double) {
    self.init(
      x: 0.955473421488075 * x - 0.02309845494876471 * y + 0.06325924320057072 * z,
      y: -0.0283697093338637 * x + 1.0099953980813041 * y + 0.021041441191917323 * z,
      z: 0.012314014864481998 * x - 0.020507649298898964 * y + 1.330365926242124 * z)
  }

  /// A color of CIE Lab, with a lightness from 0 to 100.
  package init(lightness: Double, a: Double, b: Double) {
    let kappa = 24_389.0 / 27
    let middle = (lightness + 16) / 116
    func decoded(_ value: Double) -> Double {
      let cube = value * value * value
      return cube > 216.0 / 24_389 ? cube : (116 * value - 16) / kappa
    }
    let y = lightness > 8 ? middle * middle * middle : lightness / kappa
    self.init(
      d50X: decoded(middle + a / 500) * (0.3457 / 0.3585), y: y,
      z: decoded(middle - b / 200) * ((1 - 0.3457 - 0.3585) / 0.3585))
  }

  /// A color of Oklab, with a lightness from 0 to 1.
  package init(okLightness lightness: Double, a: Double, b: Double) {
    func cube(_ value: Double) -> Double { value * value * value }
    let long = cube(lightness + 0.3963377773761749 * a + 0.2158037573099136 * b)
    let medium = cube(lightness - 0.1055613458156586 * a - 0.0638541728258133 * b)
    let short = cube(lightness - 0.0894841775298119 * a - 1.2914855480194092 * b)
    self.init(
      x: 1.2268798758459243 * long - 0.5578149944602171 * medium + 0.2813910456659647 * short,
      y: -0.0405757452148008 * long + 1.112286803280317 * medium - 0.0717110580655164 * short,
      z: -0.0763729366746601 * long - 0.4214933324022432 * medium + 1.5869240198367816 * short)
  }

  /// A color of Adobe RGB (1998), whose gamma is 563/256.
  package init(a98Red red: Double, green: Double, blue: Double) {
    let (red, green, blue) = (Power.a98(red), Power.a98(green), Power.a98(blue))
    self.init(
      x: 573_536.0 / 994_567 * red + 263_643.0 / 1_420_810 * green + 187_206.0 / 994_567 * blue,
      y: 591_459.0 / 1_989_134 * red + 6_239_551.0 / 9_945_670 * green + 374_412.0 / 4_972_835 * blue,
      z: 53_769.0 / 1_989_134 * red + 351_524.0 / 4_972_835 * green + 4_929_758.0 / 4_972_835 * blue)
  }

  /// A color of ProPhoto RGB (ROMM), whose gamma is 1.8 and whose white point is D50.
  package init(proPhotoRed red: Double, green: Double, blue: Double) {
    let (red, green, blue) = (Power.proPhoto(red), Power.proPhoto(green), Power.proPhoto(blue))
    self.init(
      d50X: 0.7977666449006423 * red + 0.13518129740053308 * green + 0.0313477341283922 * blue,
      y: 0.2880748288194013 * red + 0.711835234241873 * green + 0.00008993693872564 * blue,
      z: 0.8251046025104602 * blue)
  }

  /// A color of ITU-R BT.2020 as displays show it, with the gamma 2.4 of BT.1886.
  package init(rec2020Red red: Double, green: Double, blue: Double) {
    let (red, green, blue) = (Power.rec2020(red), Power.rec2020(green), Power.rec2020(blue))
    self.init(
      x: 63_426_534.0 / 99_577_255 * red + 20_160_776.0 / 139_408_157 * green
        + 47_086_771.0 / 278_816_314 * blue,
      y: 26_158_966.0 / 99_577_255 * red + 472_592_308.0 / 697_040_785 * green
        + 8_267_143.0 / 139_408_157 * blue,
      z: 19_567_812.0 / 697_040_785 * green + 295_819_943.0 / 278_816_314 * blue)
  }

  /// The color in sRGB.
  package var rgb: RGBColor {
    RGBColor(
      linearRed: 3.2409699419045226 * x - 1.537383177570094 * y - 0.4986107602930034 * z,
      green: -0.9692436362808796 * x + 1.8759675015077202 * y + 0.04155505740717559 * z,
      blue: 0.05563007969699366 * x - 0.20397695888897652 * y + 1.0569715142428786 * z)
  }
}

/// Linear light from components from 0 to 1, computed by square roots and Newton's method. It is within 1e-13 of the exact
/// value, with the same bits on every machine.
private enum Power {
  /// component^(563/256) = component^2 · component^(51/256)
  static func a98(_ component: Double) -> Double {
    // Eight square roots give component^(1/256).
    var root = component
    for _ in 0..<8 { root = root.squareRoot() }
    var result = component * component
    for _ in 0..<51 { result *= root }
    return result
  }

  /// component^1.8 = component · component^(4/5)
  static func proPhoto(_ component: Double) -> Double {
    if component <= 16.0 / 512 { return component / 16 }
    let root = SRGBTransfer.fifthRoot(component)
    let square = root * root
    return component * square * square
  }

  /// component^2.4 = component^2 · (component^2)^(1/5)
  static func rec2020(_ component: Double) -> Double {
    let square = component * component
    return square * SRGBTransfer.fifthRoot(square)
  }
}

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
