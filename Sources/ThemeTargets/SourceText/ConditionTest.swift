/// What stands behind an `#if` of source code that ships: conditions, `!`, and either `||` or `&&`.
struct ConditionTest<Condition: RawRepresentable<String> & Hashable & Sendable>: Sendable {
  private let terms: [(condition: Condition, isWanted: Bool)]
  private let needsAll: Bool

  /// Nil for what asks for the compiler or the system, which stays as it is.
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
