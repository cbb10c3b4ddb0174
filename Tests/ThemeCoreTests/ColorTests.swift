/// A color of a space, and the same in sRGB as CSS Color 4 and its tests give it.
private let sameColors: [(space: ColorSpace, components: [Double], hex: String)] = [
  (.lab, [46.2775, -47.5621, 48.5837], "008000"), (.lab, [0, 0, 0], "000000"),
  (.lab, [100, 0, 0], "ffffff"), (.lab, [70, -45, 0], "1bc1a9"), (.lab, [50, 50, 0], "c14e79"),
  (.lch, [46.2775, 67.9892, 134.3912], "008000"), (.lch, [50, 50, 0], "c14e79"),
  (.lch, [70, 45, 180], "1bc1a9"), (.oklab, [0.51975, -0.1403, 0.10768], "008000"),
  (.oklab, [0.5, 0.05, 0], "7c5762"), (.oklab, [0.7, -0.1, 0], "4bb3a1"),
  (.oklch, [0.51975, 0.17686, 142.495], "008000"), (.oklch, [0.7, 0.1, 180], "4bb3a1"),
  (.oklch, [1, 0, 360], "ffffff"), (.a98, [0.281363, 0.498012, 0.116746], "008000"),
  (.proPhoto, [0.230479, 0.395789, 0.129968], "008000"), (.proPhoto, [0.01, 0.01, 0.01], "020202"),
  (.rec2020, [0.33232223, 0.50979237, 0.19177882], "008000"), (.rec2020, [1, 1, 1], "ffffff"),
  (.xyzD65, [0.07719, 0.15438, 0.02573], "008000"), (.xyzD50, [0.08312, 0.154746, 0.020961], "008000"),
]

@Test(arguments: sameColors) func `every color space is converted as CSS Color 4 does`(
  _ space: ColorSpace, _ components: [Double], _ hex: String
) {
  let color = space.converted(components)
  #expect(color.hex == hex)
  #expect(color.isInGamut)
}

/// Colors outside of sRGB, and what CSS Color 4 maps them to: the primaries of Display P3 as in the tests of Color.js, others
/// as ColorAide has them.
private let mappedColors: [(space: ColorSpace, components: [Double], hex: String)] = [
  (.displayP3, [1, 0, 0], "ff0b0c"), (.displayP3, [0, 1, 0], "00fb29"), (.displayP3, [0, 0, 1], "0000ff"),
  (.displayP3, [1, 1, 0], "feff00"), (.rec2020, [0, 1, 0], "00f272"), (.oklch, [0.5, 0.3, 60], "9a4b00"),
  (.oklch, [0.45, 0.2, 55], "8b3a00"), (.oklch, [0.9, 0.4, 145], "53ff69"),
  (.oklch, [0.7, 0.4, 200], "00b7c0"), (.oklch, [0.3, 0.5, 300], "400078"), (.oklch, [1, 0.3, 30], "ffffff"),
  (.oklch, [0, 0.3, 30], "000000"), (.oklch, [0.99, 0.2, 100], "fffea1"), (.lab, [50, 120, 40], "f50057"),
  (.lch, [80, 100, 150], "00e66e"),
]

@Test(arguments: mappedColors) func `a color outside of sRGB is mapped as CSS Color 4 does, and not clipped`(
  _ space: ColorSpace, _ components: [Double], _ hex: String
) {
  let color = space.converted(components)
  #expect(!color.isInGamut)
  #expect(color.mapped.hex == hex)
  #expect(color.mapped.isInGamut)
}

@Test func `mapping keeps what sRGB can show, and ends for any number`() {
  for (space, components, hex) in sameColors { #expect(space.converted(components).mapped.hex == hex) }
  for huge in [1e6, 1e150, 1e300, -1e300] {
    #expect(ColorSpace.lab.converted([50, huge, -huge]).mapped.isInGamut)
    #expect(ColorSpace.oklab.converted([0.5, huge, 1]).mapped.isInGamut)
  }
}

@Test func `what sRGB can't show is outside of its gamut`() {
  #expect(!ColorSpace.oklch.converted([0.7, 0.35, 145]).isInGamut)
  #expect(!ColorSpace.rec2020.converted([0, 1, 0]).isInGamut)
  #expect(!ColorSpace.lab.converted([50, 1_000_000, -1_000_000]).isInGamut)
}

@Suite struct ContrastTests {
  @Test(arguments: [
    (0xFFFFFF, 0x000000, "21:1"), (0xFFFFFF, 0x767676, "4.54:1"), (0xFFFFFF, 0x777777, "4.48:1"),
    (0xFFFFFF, 0x555555, "7.46:1"), (0xFFFFFF, 0x007AFF, "4.02:1"), (0xFEEFDA, 0x39608A, "5.78:1"),
    (0x123456, 0x123456, "1:1"),
  ]) func `ratios to two decimals`(_ first: Int, _ second: Int, _ text: String) {
    #expect(Contrast(color(first), color(second)).description == text)
    #expect(Contrast(color(second), color(first)).description == text)
  }

  @Test(arguments: [(0x767676, true), (0x777777, false), (0x555555, true), (0x007AFF, false)])
  func `what needs 4.5:1`(_ background: Int, _ isEnough: Bool) {
    #expect((Contrast(color(0xFFFFFF), color(background)) >= Contrast(tenths: 45)) == isEnough)
  }

  @Test func aRatioBelowTheNeededOneIsNeverPrintedAsThat() {
    // 4.4979
    let contrast = Contrast(color(0xFFFFFF), color(0x647896))
    #expect(contrast.description == "4.5:1")
    #expect(contrast.text(needed: Contrast(tenths: 45)) == "4.49:1")
    #expect(contrast.text(needed: Contrast(tenths: 30)) == "4.5:1")
  }

  /// A gray's luminance is its linear light, ten thousand times.
  @Test(arguments: 0...255) func `the light of each sample is rounded right`(_ sample: Int) {
    let units = color(sample * 0x1_0101).luminance.units
    #expect(units % 10_000 == 0)
    let entry = Int(units / 10_000)
    if sample <= 10 {
      // 2 * entry is within 1 of 2,000,000 * sample / 255 / 12.92.
      #expect(abs(2 * entry * 255 * 1_292 - 2_000_000 * sample * 100) <= 255 * 1_292)
    } else {
      // entry = 1,000,000 * ((40 * sample + 561) / 10761) ^ (12 / 5): fifth powers of its double are whole numbers.
      let exact = BigNumber(32) * BigNumber(1_000_000).power(5) * BigNumber(40 * sample + 561).power(12)
      let unit = BigNumber(10_761).power(12)
      #expect(BigNumber(2 * entry - 1).power(5) * unit <= exact)
      #expect(exact <= BigNumber(2 * entry + 1).power(5) * unit)
    }
  }

  private func color(_ number: Int) -> Color {
    Color(red: UInt8(number >> 16 & 0xFF), green: UInt8(number >> 8 & 0xFF), blue: UInt8(number & 0xFF))
  }
}

/// A whole number of any length: enough to compare a table with its definition.
private struct BigNumber: Comparable {
  /// From the lowest.
  private var digits: [UInt32]

  init(_ number: Int) { digits = [UInt32(number)] }

  static func * (left: BigNumber, right: BigNumber) -> BigNumber {
    var product = BigNumber(0)
    product.digits = Array(repeating: 0, count: left.digits.count + right.digits.count)
    for (i, first) in left.digits.enumerated() {
      var carry: UInt64 = 0
      for (j, second) in right.digits.enumerated() {
        let sum = UInt64(first) * UInt64(second) + UInt64(product.digits[i + j]) + carry
        product.digits[i + j] = UInt32(truncatingIfNeeded: sum)
        carry = sum >> 32
      }
      product.digits[i + right.digits.count] = UInt32(carry)
    }
    while product.digits.count > 1, product.digits.last == 0 { product.digits.removeLast() }
    return product
  }

  func power(_ exponent: Int) -> BigNumber {
    (0..<exponent).reduce(BigNumber(1)) { product, _ in product * self }
  }

  static func < (left: BigNumber, right: BigNumber) -> Bool {
    if left.digits.count != right.digits.count { return left.digits.count < right.digits.count }
    return left.digits.reversed().lexicographicallyPrecedes(right.digits.reversed())
  }
}

@Suite struct SourceOverTests {
  /// Colors are red, green, blue, alpha.
  @Test(arguments: [
    (0xFFFF_FFFF, 0x0000_00FF, 0xFFFF_FFFF), (0xFFFF_FF00, 0x1234_56FF, 0x1234_56FF),
    (0xFFFF_FF80, 0x0000_00FF, 0x8080_80FF), (0x0000_0033, 0xFFFF_FFFF, 0xCCCC_CCFF),
    (0xFF00_0080, 0x0000_FFFF, 0x8000_7FFF),
    // Over what is itself seen through, colors count by how much of them is seen.
    (0xFF00_0080, 0x0000_0000, 0xFF00_0080), (0xFF00_0080, 0x0000_FF80, 0xAA00_55C0),
    (0x1234_5600, 0x0000_0000, 0x0000_0000),
  ]) func `a color on another`(_ front: Int, _ back: Int, _ seen: Int) {
    #expect(color(front).over(color(back)) == color(seen))
  }

  private func color(_ value: Int) -> Color {
    Color(
      red: UInt8(value >> 24), green: UInt8(value >> 16 & 0xFF), blue: UInt8(value >> 8 & 0xFF),
      alpha: UInt8(value & 0xFF))
  }
}
