// The following tone curves count as that of sRGB: the curve itself, as a formula or as a table, and the plain exponent 2.2,
// which differs from it by less than a hundredth.

/// Whether a `curv` tag (ICC.1:2022, 10.6) is like sRGB's curve.
func isTableLikeSRGB(_ data: ArraySlice<UInt8>) -> Bool {
  let count = Int(data.bigEndian32(at: data.startIndex + 8))
  guard count > 0, data.count >= 12, count <= (data.count - 12) / 2 else { return false }
  let entries = data.startIndex + 12
  guard count > 1 else {
    // The entry is an exponent in 1/256.
    return isExponentLikeSRGB(data.bigEndian16(at: entries) * 256)
  }
  return srgbSamples.enumerated().allSatisfy { index, expected in
    let position = index * (count - 1)
    let left = position / 16
    let right = min(left + 1, count - 1)
    let fraction = position % 16
    let value =
      (data.bigEndian16(at: entries + 2 * left) * (16 - fraction)
        + data.bigEndian16(at: entries + 2 * right) * fraction) / 16
    return abs(value - expected) <= 655
  }
}

/// Whether a `para` tag (ICC.1:2022, 10.18) is like sRGB's curve.
func isFormulaLikeSRGB(_ data: ArraySlice<UInt8>) -> Bool {
  let kind = data.bigEndian16(at: data.startIndex + 8)
  let counts = [1, 3, 4, 5, 7]
  guard kind < counts.count, data.count >= 12 + 4 * counts[kind] else { return false }
  let numbers = (0..<counts[kind]).map { index in
    Int(Int32(bitPattern: data.bigEndian32(at: data.startIndex + 12 + 4 * index)))
  }
  switch kind {
  case 0: return isExponentLikeSRGB(numbers[0])
  case 3, 4:
    return zip(numbers, srgbFormula).allSatisfy { number, expected in abs(number - expected) <= 262 }
  default: return false
  }
}

/// Whether an exponent in 1/65536 is from 2.15 to 2.25.
private func isExponentLikeSRGB(_ exponent: Int) -> Bool { (140_902...147_456).contains(exponent) }

/// The curve of sRGB at sixteenths, in 1/65535 (IEC 61966-2-1).
private let srgbSamples = [
  0, 338, 940, 1923, 3334, 5215, 7603, 10_530, 14_027, 18_122, 22_840, 28_206, 34_243, 40_975, 48_420,
  56_601, 65_535,
]

/// The parameters g, a, b, c, d, e and f of the sRGB curve in 1/65536: `(a x + b)^g + e` from d on, and `c x + f` below.
let srgbFormula = [157_286, 62_119, 3_417, 5_072, 2_651, 0, 0]
