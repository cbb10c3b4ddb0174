import ThemeCore

/// A decimal number as JSON writes it, with up to 18 exact digits.
struct DecimalNumber {
  /// The value is `digits` / 10^`places`.
  private var digits: Int
  private var places: Int

  /// Reads a number of JSON's grammar and drops digits after the ninth decimal; nil if it has more than nine digits before its
  /// point, an exponent beyond ±1000, or a character that no number has.
  init?(json text: String) {
    var digits = 0
    var places = 0
    var exponent = 0
    var isNegative = false
    var isFraction = false
    var bytes = text.utf8[...]
    if bytes.first == UInt8(ascii: "-") {
      isNegative = true
      bytes = bytes.dropFirst()
    }
    while let byte = bytes.popFirst() {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        // Further digits are beyond the precision that is kept; before the point they still count as places.
        if digits >= 100_000_000_000_000_000 {
          if !isFraction { places -= 1 }
        } else {
          digits = digits * 10 + Int(byte - UInt8(ascii: "0"))
          if isFraction { places += 1 }
        }
      case UInt8(ascii: "."): isFraction = true
      case UInt8(ascii: "e"), UInt8(ascii: "E"):
        guard let value = Int(Substring(bytes)), abs(value) <= 1_000 else { return nil }
        exponent = value
        bytes = bytes[bytes.endIndex...]
      default: return nil
      }
    }
    self.digits = isNegative ? -digits : digits
    self.places = places - exponent
    guard scale() else { return nil }
  }

  /// Rescales the number to between zero and nine decimals; false if it has more than nine digits before its point.
  private mutating func scale() -> Bool {
    while places > 9 {
      digits /= 10
      places -= 1
      if digits == 0 { places = 0 }
    }
    while places < 0 {
      if digits == 0 {
        places = 0
        break
      }
      guard abs(digits) < 100_000_000 else { return false }
      digits *= 10
      places += 1
    }
    var whole = abs(digits)
    for _ in 0..<places { whole /= 10 }
    return whole < 1_000_000_000
  }

  /// The number times 16; nil if the product overflows.
  var timesSixteen: DecimalNumber? {
    var copy = self
    let product = digits.multipliedReportingOverflow(by: 16)
    guard !product.overflow else { return nil }
    copy.digits = product.partialValue
    return copy
  }

  var isZero: Bool { digits == 0 }

  /// The nearest floating-point number.
  var value: Double {
    var divisor = 1.0
    for _ in 0..<places { divisor *= 10 }
    return Double(digits) / divisor
  }

  /// The shortest text without an exponent: `13`, `-0.5`.
  var text: String {
    let decimals = String(digits.magnitude, digits: places + 1)
    var text = String(decimals.dropLast(places))
    var fraction = decimals.suffix(places)
    while fraction.last == "0" { fraction.removeLast() }
    if !fraction.isEmpty { text += ".\(fraction)" }
    return digits < 0 ? "-\(text)" : text
  }
}
