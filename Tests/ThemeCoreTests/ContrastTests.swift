import Testing
import ThemeCore

@Suite struct ContrastTests {
  @Test(
    "ratios to two decimals",
    arguments: [
      (0xFFFFFF, 0x000000, "21:1"), (0xFFFFFF, 0x767676, "4.54:1"), (0xFFFFFF, 0x777777, "4.48:1"),
      (0xFFFFFF, 0x555555, "7.46:1"), (0xFFFFFF, 0x007AFF, "4.02:1"), (0xFEEFDA, 0x39608A, "5.78:1"),
      (0x123456, 0x123456, "1:1"),
    ])
  func ratios(_ first: Int, _ second: Int, _ text: String) {
    #expect(Contrast(color(first), color(second)).description == text)
    #expect(Contrast(color(second), color(first)).description == text)
  }

  @Test(
    "what needs 4.5:1",
    arguments: [(0x767676, true), (0x777777, false), (0x555555, true), (0x007AFF, false)])
  func enough(_ background: Int, _ isEnough: Bool) {
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
  @Test("the light of each sample is rounded right", arguments: 0...255)
  func linearLight(_ sample: Int) {
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
    Color(
      red: UInt8(number >> 16 & 0xFF), green: UInt8(number >> 8 & 0xFF), blue: UInt8(number & 0xFF))
  }
}

/// A whole number of any length: enough to hold a table against its definition.
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
