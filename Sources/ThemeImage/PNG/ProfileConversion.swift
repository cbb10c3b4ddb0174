import ThemeCore

/// The conversion from a profile's colors to sRGB: a curve for each channel and a matrix (ICC.1:2022, 8.3.2 and F.3), or only
/// one curve for gray. Pixels are converted in integers.
///
/// Little CMS would also support profiles with tables, but systems provide it only for dynamic linking, and the tool starts in
/// a third of the time as a static executable.
struct ProfileConversion {
  private let curves: [ProfileCurve]
  /// The matrix from linear light of the profile to linear light of sRGB, row by row, in 1/2^24; empty for gray.
  private let matrix: [Int]

  init(_ profile: ColorProfile) throws(PNGError) {
    let space = profile.space
    guard space == "RGB " || space == "GRAY" else {
      throw .unusableProfile("is for other colors than red, green and blue, or gray")
    }
    guard profile.tag("A2B0") == nil, profile.connectionSpace == "XYZ " else {
      throw .unusableProfile("converts colors by tables of its own")
    }
    guard profile.hasWholeTable else { throw .brokenProfile }
    var curves: [ProfileCurve] = []
    for name in space == "GRAY" ? ["kTRC"] : ["rTRC", "gTRC", "bTRC"] {
      guard let curve = profile.tag(name).flatMap(ProfileCurve.init) else { throw .brokenProfile }
      curves.append(curve)
    }
    self.curves = curves
    if space == "GRAY" {
      matrix = []
      return
    }
    var columns: [[Double]] = []
    for name in ["rXYZ", "gXYZ", "bXYZ"] {
      guard let data = profile.tag(name), data.starts(with: "XYZ ".utf8), data.count >= 20 else {
        throw .brokenProfile
      }
      columns.append(
        (0..<3).map { Double(Int32(bitPattern: data.bigEndian32(at: data.startIndex + 8 + 4 * $0))) / 65_536 }
      )
    }
    // Primaries without luminance would make every color black.
    guard columns.reduce(0, { $0 + $1[1] }) > 0 else { throw .brokenProfile }
    matrix = fromXYZ.flatMap { row in
      columns.map { column in
        let value = row[0] * column[0] + row[1] * column[1] + row[2] * column[2]
        // Clamping prevents an overflow for primaries that no real color has.
        return Int((min(max(value, -1_000), 1_000) * Double(ProfileCurve.one)).rounded())
      }
    }
  }

  /// The pixels in sRGB, with their alpha unchanged, and how many of them have colors that sRGB lacks.
  func converted(_ pixels: [UInt32]) throws(PNGError) -> (pixels: [UInt32], clipped: Int) {
    if matrix.isEmpty {
      let levels = curves[0].light.map { srgbLevels[$0 >> 8] }
      guard pixels.allSatisfy({ $0 & 0xFF_FFFF == ($0 & 0xFF) * 0x01_0101 }) else {
        throw .unusableProfile("is for gray, but its pixels have colors")
      }
      let converted = pixels.map { pixel in
        pixel >> 24 == 0 ? 0 : pixel & 0xFF00_0000 | UInt32(levels[Int(pixel & 0xFF)]) * 0x01_0101
      }
      return (converted, 0)
    }
    let (red, green, blue) = (curves[0].light, curves[1].light, curves[2].light)
    var clipped = 0
    let converted: [UInt32] = pixels.map { pixel in
      if pixel >> 24 == 0 { return 0 }
      var isClipped = false
      let r = red[Int(pixel & 0xFF)]
      let g = green[Int(pixel >> 8 & 0xFF)]
      let b = blue[Int(pixel >> 16 & 0xFF)]
      func level(_ row: Int) -> UInt32 {
        let light = (matrix[row] * r + matrix[row + 1] * g + matrix[row + 2] * b) >> 24
        if !shownLight.contains(light) { isClipped = true }
        return UInt32(srgbLevels[min(max(light, 0), ProfileCurve.one) >> 8])
      }
      let word = pixel & 0xFF00_0000 | level(0) | level(3) << 8 | level(6) << 16
      if isClipped { clipped += 1 }
      return word
    }
    return (converted, clipped)
  }
}

/// The linear light that sRGB shows, in 1/2^24, with a tolerance of half a level.
private let shownLight: ClosedRange<Int> = {
  let half = 0.5 / 255
  func light(_ component: Double) -> Int {
    Int(SRGBTransfer.decoded(component) * Double(ProfileCurve.one))
  }
  return -light(half)...light(1 + half)
}()

/// The sRGB level that is nearest to each linear light, for 0 to 65536 as 0 to 1.
private let srgbLevels: [UInt8] = {
  var levels = [UInt8](repeating: 255, count: 65_537)
  var light = 0
  for level in 0..<255 {
    // The middle between this level and the next one.
    let end = Int(SRGBTransfer.decoded((Double(level) + 0.5) / 255) * 65_536)
    while light <= end {
      levels[light] = UInt8(level)
      light += 1
    }
  }
  return levels
}()

/// The rows of the matrix from XYZ with D50 to linear light of sRGB: the inverse of the sRGB primaries adapted to D50
/// (Bradford; B. Lindbloom, "RGB/XYZ matrices").
private let fromXYZ: [[Double]] = [
  [3.1338561, -1.6168667, -0.4906146],
  [-0.9787684, 1.9161415, 0.0334540],
  [0.0719453, -0.2289914, 1.4052427],
]

/// A curve of an ICC profile: the linear light of each of the 256 levels of a channel.
///
/// Computed only by `+ - * /` and square roots, so that every machine gets the same numbers.
struct ProfileCurve {
  /// The linear light of each level, from 0 to `one`.
  let light: [Int]

  /// The number that stands for 1 in `light`.
  static let one = 1 << 24

  /// Nil if the tag is not a valid curve in one of the forms of ICC.1:2022, 10.6 (`curv`) and 10.18 (`para`).
  init?(_ data: ArraySlice<UInt8>) {
    guard data.count >= 12 else { return nil }
    let curve: (Double) -> Double
    if data.starts(with: "curv".utf8) {
      guard let found = Self.table(data) else { return nil }
      curve = found
    } else if data.starts(with: "para".utf8) {
      guard let found = Self.formula(data) else { return nil }
      curve = found
    } else {
      return nil
    }
    light = (0..<256).map { level in
      let value = curve(Double(level) / 255)
      // NaN fails the comparison and becomes 0.
      return value > 0 ? Int((min(value, 1) * Double(Self.one)).rounded()) : 0
    }
  }

  /// The function of a `curv` tag: the identity for no entries, an exponent in 1/256 for one, and values from 0 to 65535 at
  /// equal distances for several.
  private static func table(_ data: ArraySlice<UInt8>) -> ((Double) -> Double)? {
    let start = data.startIndex
    let count = Int(data.bigEndian32(at: start + 8))
    guard count <= (data.count - 12) / 2 else { return nil }
    if count == 0 { return { $0 } }
    let entries = (0..<count).map { Int(data.bigEndian16(at: start + 12 + 2 * $0)) }
    if count == 1 { return entries[0] > 0 ? { power($0, entries[0] << 8) } : nil }
    return { sample in
      let place = sample * Double(count - 1)
      let index = min(Int(place), count - 2)
      let (low, high) = (Double(entries[index]), Double(entries[index + 1]))
      return (low + (high - low) * (place - Double(index))) / 65_535
    }
  }

  /// The function of a `para` tag, in one of the five forms of ICC.1:2022, table 68.
  private static func formula(_ data: ArraySlice<UInt8>) -> ((Double) -> Double)? {
    let start = data.startIndex
    let counts = [1, 3, 4, 5, 7]
    let kind = Int(data.bigEndian16(at: start + 8))
    guard kind < counts.count, data.count >= 12 + 4 * counts[kind] else { return nil }
    let written = (0..<counts[kind]).map { Int(Int32(bitPattern: data.bigEndian32(at: start + 12 + 4 * $0))) }
    let exponent = written[0]
    guard exponent >= 0 else { return nil }
    let number = written.map { Double($0) / 65_536 } + [Double](repeating: 0, count: 7 - written.count)
    let (a, b, c, d, e, f) = (number[1], number[2], number[3], number[4], number[5], number[6])
    switch kind {
    case 0: return { power($0, exponent) }
    case 1: return { a * $0 + b >= 0 ? power(a * $0 + b, exponent) : 0 }
    case 2: return { a * $0 + b >= 0 ? power(a * $0 + b, exponent) + c : c }
    case 3: return { $0 >= d ? power(a * $0 + b, exponent) : c * $0 }
    default: return { $0 >= d ? power(a * $0 + b, exponent) + e : c * $0 + f }
    }
  }
}

/// A number to the power of an exponent in 1/65536; 0 for numbers that are not positive. Each bit of the exponent's fraction
/// takes one more square root.
private func power(_ number: Double, _ exponent: Int) -> Double {
  guard number > 0 else { return 0 }
  var result = 1.0
  var square = number
  var whole = exponent >> 16
  while whole > 0 {
    if whole & 1 == 1 { result *= square }
    square *= square
    whole >>= 1
  }
  var root = number
  for bit in (0..<16).reversed() {
    root = root.squareRoot()
    if exponent >> bit & 1 == 1 { result *= root }
  }
  return result
}

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

extension ColorProfile {
  /// The profile of Display P3 as the profiles of displays have it, for files that declare it by code points: the primaries
  /// adapted to D50, and the curve of sRGB.
  static let displayP3: ColorProfile = {
    // X, Y and Z of each primary, in 1/65536.
    let primaries = [
      ("r", [33_759, 15_807, -69]), ("g", [19_135, 45_367, 2_745]), ("b", [10_296, 4_363, 51_385]),
    ]
    let curve = Array("para".utf8) + [0, 0, 0, 0, 0, 3, 0, 0] + srgbFormula.prefix(5).flatMap(bigEndian)
    var tags: [(name: String, data: [UInt8])] = []
    for (letter, numbers) in primaries {
      tags.append(("\(letter)XYZ", Array("XYZ ".utf8) + [0, 0, 0, 0] + numbers.flatMap(bigEndian)))
      tags.append(("\(letter)TRC", curve))
    }
    var table = bigEndian(tags.count)
    var data: [UInt8] = []
    for tag in tags {
      table +=
        Array(tag.name.utf8) + bigEndian(132 + 12 * tags.count + data.count) + bigEndian(tag.data.count)
      data += tag.data
    }
    var header = [UInt8](repeating: 0, count: 128)
    header.replaceSubrange(16..<24, with: "RGB XYZ ".utf8)
    header.replaceSubrange(36..<40, with: "acsp".utf8)
    guard let profile = ColorProfile(header + table + data) else {
      preconditionFailure("a profile without acsp")
    }
    return profile
  }()
}
