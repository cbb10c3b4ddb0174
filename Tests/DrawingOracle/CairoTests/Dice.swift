/// Numbers that look random and are the same on every run (SplitMix64).
struct Dice {
  private var state: UInt64

  init(_ seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// With three decimals, so that it is the same number as text.
  mutating func number(_ low: Double, _ high: Double) -> Double {
    let part = Double(next() >> 11) / Double(1 << 53)
    return ((low + (high - low) * part) * 1000).rounded() / 1000
  }

  mutating func int(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(next() % UInt64(range.count))
  }

  mutating func coin() -> Bool { next() & 1 == 0 }

  mutating func pick<Value>(_ values: [Value]) -> Value { values[int(0...values.count - 1)] }
}

/// For reading.
func hundredths(_ number: Double) -> Double { (number * 100).rounded() / 100 }
