/// An input that has or costs more than a limit allows. All messages about limits are made of its words.
package struct LimitExceeded: Error, Hashable, Sendable {
  /// The limit's name, for `--limit`.
  package let name: String
  package let unit: String
  package let allowed: Int
  /// Nil when counting stopped at the limit.
  package let measured: Int?
  private let most: Int
  private let isFixed: Bool

  /// Of an input that has `measured`, or more than is allowed.
  package init(_ limit: Limit, allowed: Int, measured: Int?) {
    name = limit.name
    unit = limit.unit
    most = limit.most
    isFixed = limit.isFixed
    self.allowed = allowed
    self.measured = measured
  }

  /// How much it is and how much is allowed, to follow what has it: `5,242,880 bytes; the limit is 4,194,304`.
  package var words: String {
    guard let measured else { return "more than \(grouped(allowed)) \(unit), which is the limit" }
    return "\(grouped(measured)) \(unit); the limit is \(grouped(allowed))"
  }

  /// The option that raises the limit, as advice to type.
  package var advice: String {
    if let measured, measured > allowed, measured <= most {
      return "`--limit \(name)=\(measured)` allows as much"
    }
    return allowed < most
      ? "`--limit \(name)=N` raises the limit, up to \(grouped(most))"
      : "the limit `\(name)` can't be raised\(isFixed ? "" : " further")"
  }
}

/// A number with commas between its thousands: `4,194,304`.
package func grouped(_ number: Int) -> String {
  let digits = String(number)
  var text = ""
  for (index, digit) in digits.enumerated() {
    if index > 0, (digits.utf8.count - index).isMultiple(of: 3) { text.append(",") }
    text.append(digit)
  }
  return text
}
