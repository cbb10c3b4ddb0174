/// The limits of one run: the standard ones, but for those that the user raised or lowered.
package struct Limits: Sendable {
  private var chosen: [String: Int] = [:]

  package init() {}

  /// How many are allowed.
  package subscript(limit: Limit) -> Int { chosen[limit.name] ?? limit.standard }

  /// Allows another number, from 1 to `limit.most`.
  package mutating func set(_ limit: Limit, to value: Int) {
    precondition(1...limit.most ~= value, "a limit beyond what it can be")
    chosen[limit.name] = value
  }

  /// What to say of an input that has or costs so many; nil when they are allowed.
  package func exceeded(_ limit: Limit, by measured: Int) -> LimitExceeded? {
    measured <= self[limit] ? nil : LimitExceeded(limit, allowed: self[limit], measured: measured)
  }

  /// What to say of an input of which is known only that it has or costs more than is allowed.
  package func exceeded(_ limit: Limit) -> LimitExceeded {
    LimitExceeded(limit, allowed: self[limit], measured: nil)
  }
}
