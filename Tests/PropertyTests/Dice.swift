/// The same random numbers in every run (SplitMix64), and the choices that a generator makes by them.
struct Dice {
  private var state: UInt64

  init(seed: Int) {
    state = UInt64(seed) &* 0xD134_2543_DE82_EF95 &+ 1
  }

  mutating func word() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return word ^ (word >> 31)
  }

  mutating func number(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(word() % UInt64(range.count))
  }

  mutating func pick<Choice>(_ choices: [Choice]) -> Choice { choices[number(0...choices.count - 1)] }

  /// True so many times of a hundred.
  mutating func happens(_ percent: Int) -> Bool { number(1...100) <= percent }

  /// Some of the choices, in their order.
  mutating func some<Choice>(of choices: [Choice], _ percent: Int) -> [Choice] {
    choices.filter { _ in happens(percent) }
  }

  mutating func shuffled<Choice>(_ choices: [Choice]) -> [Choice] {
    var choices = choices
    for index in choices.indices.dropLast() { choices.swapAt(index, number(index...choices.count - 1)) }
    return choices
  }
}
