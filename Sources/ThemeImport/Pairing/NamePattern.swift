/// How names say their states, as `--states` gives it: a text with `{name}` and `{state}` or `{State}`, such as
/// `{name}_{state}`.
package struct NamePattern: Sendable {
  private let parts: [String]
  private let isStateFirst: Bool

  /// Nil if the pattern does not contain `{name}` and `{state}` once each.
  package init?(_ pattern: String) {
    let pattern = pattern.replacing("{State}", with: "{state}")
    let names = pattern.ranges(of: "{name}")
    let states = pattern.ranges(of: "{state}")
    guard names.count == 1, states.count == 1 else { return nil }
    let (name, state) = (names[0], states[0])
    isStateFirst = state.lowerBound < name.lowerBound
    let (first, second) = isStateFirst ? (state, name) : (name, state)
    parts = [
      String(pattern[..<first.lowerBound]), String(pattern[first.upperBound..<second.lowerBound]),
      String(pattern[second.upperBound...]),
    ]
  }

  /// The name and the state of a source name; nil if it does not follow the pattern with a known word for a state.
  func split(_ name: String) -> (base: String, state: String)? {
    guard name.hasPrefix(parts[0]), name.hasSuffix(parts[2]), name.count > parts[0].count + parts[2].count
    else {
      return nil
    }
    let middle = name.dropFirst(parts[0].count).dropLast(parts[2].count)
    // The state is the longest word for one at its side.
    for length in (1..<middle.count).reversed() {
      let word = isStateFirst ? middle.prefix(length) : middle.suffix(length)
      guard let state = StateWords.state(String(word)) else { continue }
      let rest = isStateFirst ? middle.dropFirst(length) : middle.dropLast(length)
      let base =
        isStateFirst
        ? (rest.hasPrefix(parts[1]) ? rest.dropFirst(parts[1].count) : "")
        : (rest.hasSuffix(parts[1]) ? rest.dropLast(parts[1].count) : "")
      if !base.isEmpty { return (String(base), state) }
    }
    return nil
  }
}
