/// The limits of one run: the standard ones, except for those that the user set.
package struct Limits: Sendable {
  private var chosen: [String: Int] = [:]

  package init() {}

  /// The number that a limit allows.
  package subscript(limit: Limit) -> Int { chosen[limit.name] ?? limit.standard }

  /// Sets the number that a limit allows, from 1 to `limit.most`.
  package mutating func set(_ limit: Limit, to value: Int) {
    precondition(1...limit.most ~= value, "a limit beyond what it can be")
    chosen[limit.name] = value
  }

  /// The error for an input that has or costs `measured`; nil if the limit allows that.
  package func exceeded(_ limit: Limit, by measured: Int) -> LimitExceeded? {
    measured <= self[limit] ? nil : LimitExceeded(limit, allowed: self[limit], measured: measured)
  }

  /// The error for an input of unknown size that exceeds a limit.
  package func exceeded(_ limit: Limit) -> LimitExceeded {
    LimitExceeded(limit, allowed: self[limit], measured: nil)
  }
}
