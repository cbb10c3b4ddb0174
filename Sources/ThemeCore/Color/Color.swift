/// A color: straight (not premultiplied) 8-bit sRGB with alpha.
package struct Color: Hashable, Sendable {
  package var red: UInt8
  package var green: UInt8
  package var blue: UInt8
  package var alpha: UInt8

  package init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  package static let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)
}

extension Color: CustomStringConvertible {
  /// `#rrggbb`, or `#rrggbbaa` when it is not opaque.
  package var description: String {
    var text = "#"
    for byte in alpha == 255 ? [red, green, blue] : [red, green, blue, alpha] {
      text += String(byte, digits: 2, radix: 16)
    }
    return text
  }
}

extension Color {
  /// The color composited over another by source-over (Porter and Duff) with straight colors. Each channel is rounded half up,
  /// once.
  package func over(_ below: Color) -> Color {
    if alpha == 255 { return self }
    if alpha == 0 { return below }
    // The visible parts of both colors, in units of 1 / (255 * 255).
    let (above, under) = (Int(alpha) * 255, Int(below.alpha) * (255 - Int(alpha)))
    let covered = above + under
    func mixed(_ upper: UInt8, _ lower: UInt8) -> UInt8 {
      UInt8((2 * (Int(upper) * above + Int(lower) * under) + covered) / (2 * covered))
    }
    return Color(
      red: mixed(red, below.red), green: mixed(green, below.green), blue: mixed(blue, below.blue),
      alpha: UInt8((covered + 127) / 255))
  }
}

/// The contrast ratio of two colors as WCAG 2.2 defines it: 1 for equal luminances, 21 for black and white.
package struct Contrast: Hashable, Comparable, Sendable {
  /// The ratio in millionths, rounded down.
  package let millionths: Int64

  /// A ratio given in tenths: 45 is 4.5:1.
  package init(tenths: Int) {
    millionths = Int64(tenths) * 100_000
  }

  package init(_ first: Luminance, _ second: Luminance) {
    // WCAG adds the light that a screen reflects: 0.05 of white.
    let flare = Luminance.white.units / 20
    millionths = (max(first, second).units + flare) * 1_000_000 / (min(first, second).units + flare)
  }

  /// The contrast of two opaque colors. Alpha is ignored.
  package init(_ first: Color, _ second: Color) {
    self.init(first.luminance, second.luminance)
  }

  package static func < (left: Contrast, right: Contrast) -> Bool { left.millionths < right.millionths }

  /// The ratio as text, such as `4.48:1`, rounded to hundredths. A ratio below `needed` is never rounded up to `needed`.
  package func text(needed: Contrast) -> String {
    var hundredths = (millionths + 5_000) / 10_000
    if self < needed { hundredths = min(hundredths, (needed.millionths - 1) / 10_000) }
    let rest = hundredths % 100
    if rest == 0 { return "\(hundredths / 100):1" }
    return rest % 10 == 0
      ? "\(hundredths / 100).\(rest / 10):1" : "\(hundredths / 100).\(String(rest, digits: 2)):1"
  }
}

extension Contrast: CustomStringConvertible {
  /// The ratio rounded to hundredths, such as `4.5:1`.
  package var description: String { text(needed: Contrast(tenths: 0)) }
}

/// The relative luminance of a color as WCAG 2.2 defines it, from 0 for black to `white`.
package struct Luminance: Hashable, Comparable, Sendable {
  /// The luminance as a whole number; white has 10,000,000,000 units.
  package let units: Int64

  package static let white = Luminance(units: 10_000_000_000)
  package static let black = Luminance(units: 0)

  package init(units: Int64) { self.units = units }

  package static func < (left: Luminance, right: Luminance) -> Bool { left.units < right.units }
}

extension Color {
  /// The luminance of red, green and blue. Alpha is ignored.
  package var luminance: Luminance {
    Luminance(
      units: 2_126 * linearLight[Int(red)] + 7_152 * linearLight[Int(green)] + 722 * linearLight[Int(blue)])
  }
}

/// The linear light of each 8-bit sample of sRGB in millionths, rounded to the nearest: s / 12.92 for s <= 0.04045, else
/// ((s + 0.055) / 1.055) ^ 2.4, with s = sample / 255.
///
/// As whole numbers: the entry is sample * 100 / (255 * 1292) up to the sample 10. Above, its fifth power is
/// ((40 * sample + 561) / 10761) ^ 12, which the tests check for each entry.
private let linearLight: [Int64] = [
  0, 304, 607, 911, 1_214, 1_518, 1_821, 2_125, 2_428, 2_732, 3_035, 3_347, 3_677, 4_025, 4_391, 4_777,
  5_182, 5_605, 6_049, 6_512, 6_995, 7_499, 8_023, 8_568, 9_134, 9_721, 10_330, 10_960, 11_612, 12_286,
  12_983, 13_702, 14_444, 15_209, 15_996, 16_807, 17_642, 18_500, 19_382, 20_289, 21_219, 22_174, 23_153,
  24_158, 25_187, 26_241, 27_321, 28_426, 29_557, 30_713, 31_896, 33_105, 34_340, 35_601, 36_889, 38_204,
  39_546, 40_915, 42_311, 43_735, 45_186, 46_665, 48_172, 49_707, 51_269, 52_861, 54_480, 56_128, 57_805,
  59_511, 61_246, 63_010, 64_803, 66_626, 68_478, 70_360, 72_272, 74_214, 76_185, 78_187, 80_220, 82_283,
  84_376, 86_500, 88_656, 90_842, 93_059, 95_307, 97_587, 99_899, 102_242, 104_616, 107_023, 109_462,
  111_932, 114_435, 116_971, 119_538, 122_139, 124_772, 127_438, 130_136, 132_868, 135_633, 138_432,
  141_263, 144_128, 147_027, 149_960, 152_926, 155_926, 158_961, 162_029, 165_132, 168_269, 171_441,
  174_647, 177_888, 181_164, 184_475, 187_821, 191_202, 194_618, 198_069, 201_556, 205_079, 208_637,
  212_231, 215_861, 219_526, 223_228, 226_966, 230_740, 234_551, 238_398, 242_281, 246_201, 250_158,
  254_152, 258_183, 262_251, 266_356, 270_498, 274_677, 278_894, 283_149, 287_441, 291_771, 296_138,
  300_544, 304_987, 309_469, 313_989, 318_547, 323_143, 327_778, 332_452, 337_164, 341_914, 346_704,
  351_533, 356_400, 361_307, 366_253, 371_238, 376_262, 381_326, 386_429, 391_572, 396_755, 401_978,
  407_240, 412_543, 417_885, 423_268, 428_690, 434_154, 439_657, 445_201, 450_786, 456_411, 462_077,
  467_784, 473_531, 479_320, 485_150, 491_021, 496_933, 502_886, 508_881, 514_918, 520_996, 527_115,
  533_276, 539_479, 545_724, 552_011, 558_340, 564_712, 571_125, 577_580, 584_078, 590_619, 597_202,
  603_827, 610_496, 617_207, 623_960, 630_757, 637_597, 644_480, 651_406, 658_375, 665_387, 672_443,
  679_542, 686_685, 693_872, 701_102, 708_376, 715_694, 723_055, 730_461, 737_910, 745_404, 752_942,
  760_525, 768_151, 775_822, 783_538, 791_298, 799_103, 806_952, 814_847, 822_786, 830_770, 838_799,
  846_873, 854_993, 863_157, 871_367, 879_622, 887_923, 896_269, 904_661, 913_099, 921_582, 930_111,
  938_686, 947_307, 955_973, 964_686, 973_445, 982_251, 991_102, 1_000_000,
]
