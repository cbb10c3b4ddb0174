import Foundation

/// The same random numbers in every run (SplitMix64), and the choices that a test makes by them.
package struct Dice: RandomNumberGenerator {
  private var state: UInt64

  package init(_ state: UInt64) { self.state = state }

  /// Spreads seeds that follow each other over all states.
  package init(seed: Int) { state = UInt64(seed) &* 0xD134_2543_DE82_EF95 &+ 1 }

  /// How many cases a test makes by dice, unless a variable of the environment says otherwise.
  package static func rounds(_ usual: Int, unless variable: String = "THEMEC_PROPERTIES") -> Int {
    ProcessInfo.processInfo.environment[variable].flatMap { Int($0) } ?? usual
  }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return word ^ (word >> 31)
  }

  /// A number from 0 to one less than the count; 0 if the count is.
  package mutating func below(_ count: Int) -> Int { Int(next() % UInt64(max(1, count))) }

  package mutating func number(_ range: ClosedRange<Int>) -> Int { range.lowerBound + below(range.count) }

  package mutating func pick<Choice>(_ choices: [Choice]) -> Choice { choices[below(choices.count)] }

  /// True so many times of a hundred.
  package mutating func happens(_ percent: Int) -> Bool { number(1...100) <= percent }

  /// Some of the choices, in their order.
  package mutating func some<Choice>(of choices: [Choice], _ percent: Int) -> [Choice] {
    choices.filter { _ in happens(percent) }
  }

  /// Changes, removes, adds or repeats some of the bytes; what is added is one of the words. One byte at least is left.
  package mutating func damage(_ bytes: inout [UInt8], with words: [String]) {
    let place = below(bytes.count)
    let end = min(bytes.count, place + number(1...30))
    switch bytes.isEmpty ? 7 : below(8) {
    case 0: bytes[place] = UInt8(below(256))
    case 4: bytes[place] ^= 1 << UInt8(below(8))
    case 5: bytes.replaceSubrange(place...place, with: Array(pick(words).utf8))
    case 1: bytes.remove(at: place)
    case 2: bytes.removeSubrange(place..<end)
    case 3: bytes.insert(contentsOf: bytes[place..<end], at: place)
    default: bytes.insert(contentsOf: Array(pick(words).utf8), at: place)
    }
    if bytes.isEmpty { bytes = Array("\n".utf8) }
  }

  package mutating func shuffled<Choice>(_ choices: [Choice]) -> [Choice] {
    var choices = choices
    for index in choices.indices.dropLast() { choices.swapAt(index, number(index...choices.count - 1)) }
    return choices
  }
}
