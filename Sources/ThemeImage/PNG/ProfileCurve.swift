/// A curve of an ICC profile: the light of each of the 256 levels of a channel.
///
/// Made of `+ - * /` and square roots alone, so that every machine gets the same numbers.
struct ProfileCurve {
  /// In 1/2^24, 0 to 2^24.
  let light: [Int]

  /// What stands for 1 in `light`.
  static let one = 1 << 24

  /// Nil for a tag that is neither of the forms of ICC.1:2022, 10.6 (`curv`) and 10.18 (`para`).
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
      // A value that is no number is 0.
      return value > 0 ? Int((min(value, 1) * Double(Self.one)).rounded()) : 0
    }
  }

  /// No entry is the identity, one an exponent in 1/256, several are values from 0 to 65535 at equal distances.
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

  /// The five functions of ICC.1:2022, table 68.
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

/// A number to an exponent in 1/65536; 0 for what is below 0. The fraction of the exponent is a sum of halves, each a square
/// root more.
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
