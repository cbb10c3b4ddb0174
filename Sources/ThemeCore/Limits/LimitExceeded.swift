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
