/// The test after an `#if` of the runtime's source code: conditions, each optionally negated by `!`, joined by either `||` or
/// `&&`.
struct ConditionTest<Condition: RawRepresentable<String> & Hashable & Sendable>: Sendable {
  private let terms: [(condition: Condition, isWanted: Bool)]
  private let needsAll: Bool

  /// Parses the text after `#if`. Nil for a test of the compiler or the system, such as `canImport(…)`, which stays in the
  /// code.
  init?(_ text: some StringProtocol) {
    if text.hasPrefix("__") || text.contains("(") { return nil }
    var terms: [(Condition, Bool)] = []
    for word in text.split(separator: " ") where word != "||" && word != "&&" {
      let isWanted = !word.hasPrefix("!")
      guard let condition = Condition(rawValue: String(isWanted ? word : word.dropFirst())) else {
        preconditionFailure("source code that ships asks for what is no condition: \(text)")
      }
      terms.append((condition, isWanted))
    }
    self.terms = terms
    needsAll = text.contains("&&")
  }

  func holds(for conditions: Set<Condition>) -> Bool {
    needsAll
      ? terms.allSatisfy { conditions.contains($0.condition) == $0.isWanted }
      : terms.contains { conditions.contains($0.condition) == $0.isWanted }
  }
}
