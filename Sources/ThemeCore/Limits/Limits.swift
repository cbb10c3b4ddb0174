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

/// A limit of the size or cost of an input, with the name that messages and `--limit` use for it.
///
/// Themes can come from untrusted sources; the limits prevent one from exhausting the machine. Every limit of the tool is in
/// ``all``, from which the list in `SECURITY.md` is made.
package struct Limit: Sendable {
  /// The unique name in kebab case.
  package let name: String
  /// The unit that is counted, in the plural, such as `bytes`.
  package let unit: String
  /// What the units belong to, as the continuation of a sentence, such as `of a theme or token file`.
  package let owner: String
  /// The allowed number unless the user sets another one.
  package let standard: Int
  /// The largest number that the user can set; equal to `standard` for a fixed limit.
  package let most: Int

  /// A limit that `--limit` can raise up to `most`.
  init(_ name: String, _ standard: Int, _ unit: String, _ owner: String, upTo most: Int) {
    self.name = name
    self.unit = unit
    self.owner = owner
    self.standard = standard
    self.most = most
  }

  /// A limit that can't be raised, because data structures or arithmetic depend on it.
  init(fixed name: String, _ standard: Int, _ unit: String, _ owner: String) {
    self.init(name, standard, unit, owner, upTo: standard)
  }

  package var isFixed: Bool { most == standard }
}

/// The error for an input that exceeds a limit. All messages about limits are composed from its words.
package struct LimitExceeded: Error, Hashable, Sendable {
  /// The name of the limit, as `--limit` takes it.
  package let name: String
  package let unit: String
  package let allowed: Int
  /// The measured number; nil if counting stopped at the limit.
  package let measured: Int?
  private let most: Int
  private let isFixed: Bool

  /// An input with `measured` units, or with an unknown number above `allowed` if `measured` is nil.
  package init(_ limit: Limit, allowed: Int, measured: Int?) {
    name = limit.name
    unit = limit.unit
    most = limit.most
    isFixed = limit.isFixed
    self.allowed = allowed
    self.measured = measured
  }

  /// The measured and the allowed number, to continue a sentence: `5,242,880 bytes; the limit is 4,194,304`.
  package var words: String {
    guard let measured else { return "more than \(grouped(allowed)) \(unit), which is the limit" }
    return "\(grouped(measured)) \(unit); the limit is \(grouped(allowed))"
  }

  /// Advice on the option that raises the limit, or the note that it can't be raised.
  package var advice: String {
    if let measured, measured > allowed, measured <= most {
      return "`--limit \(name)=\(measured)` allows as much"
    }
    return allowed < most
      ? "`--limit \(name)=N` raises the limit, up to \(grouped(most))"
      : "the limit `\(name)` can't be raised\(isFixed ? "" : " further")"
  }
}

/// A number with commas between groups of thousands: `4,194,304`.
package func grouped(_ number: Int) -> String {
  let digits = String(number)
  var text = ""
  for (index, digit) in digits.enumerated() {
    if index > 0, (digits.utf8.count - index).isMultiple(of: 3) { text.append(",") }
    text.append(digit)
  }
  return text
}
