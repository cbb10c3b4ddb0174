import ThemeCore

/// A number with a unit, or the result of arithmetic with such numbers, as `calc()` of CSS and Tokens Studio write it.
struct Quantity: Equatable {
  var value: Double
  /// The unit in lower case, such as `px` or `%`; empty for a bare number.
  var unit = ""
}

extension Quantity {
  /// Reads a number, or evaluates arithmetic; nil if the text is neither, or has no result.
  init?(_ text: String) {
    guard text.utf8.count <= 1_000 else { return nil }
    var reading = Arithmetic(text)
    guard let result = reading.result, result.value.isFinite, abs(result.value) < 1e9 else { return nil }
    self = result
  }

  /// The length in points: a `px`, `pt`, `dp` or `sp` is one, a `rem` 16. Nil for other units.
  var points: Double? {
    switch unit {
    case "px", "pt", "dp", "dip", "sp": value
    case "rem": value * 16
    default: nil
    }
  }

  /// Whether a text holds arithmetic and not only a number.
  static func isArithmetic(_ text: String) -> Bool {
    text.utf8.dropFirst().contains { "*/+(^".utf8.contains($0) } || text.contains(" - ")
  }

  var text: String { "\(value.decimal)\(unit)" }

  /// The length or duration as the format writes it.
  var json: JSONValue { ["value": .number(value.decimal), "unit": .string(unit)] }
}

extension Double {
  /// The number with up to nine decimals, without an exponent.
  var decimal: String { isFinite && magnitude < 1e9 ? text(decimals: 9) : "0" }

  /// The number as a theme says it, with at most five decimals.
  var themeText: String { text(decimals: 5) }

  private func text(decimals: Int) -> String {
    let units = (self * (0..<decimals).reduce(1) { factor, _ in factor * 10 }).rounded()
    let digits = String(Int(units.magnitude), digits: decimals + 1)
    var fraction = digits.suffix(decimals)
    while fraction.last == "0" { fraction.removeLast() }
    let whole = "\(units < 0 ? "-" : "")\(digits.dropLast(decimals))"
    return fraction.isEmpty ? whole : "\(whole).\(fraction)"
  }
}

/// Evaluates arithmetic: `+ - * / ^`, parentheses, and the functions that CSS and Tokens Studio share.
private struct Arithmetic {
  private let text: [UInt8]
  private var index = 0
  private var depth = 0

  init(_ text: String) { self.text = Array(text.lowercased().utf8) }

  /// The value of the whole text; nil if there is none.
  var result: Quantity? {
    mutating get {
      guard let sum = sum() else { return nil }
      skipBlanks()
      return index == text.count ? sum : nil
    }
  }

  private mutating func skipBlanks() {
    while index < text.count, text[index] <= 0x20 { index += 1 }
  }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    skipBlanks()
    guard index < text.count, text[index] == UInt8(ascii: scalar) else { return false }
    index += 1
    return true
  }

  private mutating func sum() -> Quantity? {
    guard var left = product() else { return nil }
    while true {
      let sign: Double
      if take("+") { sign = 1 } else if take("-") { sign = -1 } else { return left }
      guard let right = product(), let (first, second, unit) = Self.aligned(left, right) else { return nil }
      left = Quantity(value: first + sign * second, unit: unit)
    }
  }

  private mutating func product() -> Quantity? {
    guard var left = power() else { return nil }
    while true {
      if take("*") {
        guard let right = power(), left.unit.isEmpty || right.unit.isEmpty else { return nil }
        left = Quantity(value: left.value * right.value, unit: left.unit + right.unit)
      } else if take("/") {
        guard let right = power(), right.value != 0 else { return nil }
        if right.unit.isEmpty {
          left.value /= right.value
        } else {
          guard !left.unit.isEmpty, let (first, second, _) = Self.aligned(left, right) else { return nil }
          left = Quantity(value: first / second, unit: "")
        }
      } else {
        return left
      }
    }
  }

  private mutating func power() -> Quantity? {
    guard let base = operand() else { return nil }
    guard take("^") else { return base }
    return power().flatMap { Self.power(base, $0) }
  }

  private mutating func operand() -> Quantity? {
    depth += 1
    defer { depth -= 1 }
    guard depth < 40 else { return nil }
    if take("-") { return operand().map { Quantity(value: -$0.value, unit: $0.unit) } }
    if take("+") { return operand() }
    if take("(") {
      guard let inner = sum(), take(")") else { return nil }
      return inner
    }
    let start = index
    while index < text.count, Self.isDigit(text[index]) { index += 1 }
    guard index > start else { return function() }
    if index + 1 < text.count, text[index] == UInt8(ascii: "e"),
      Self.isDigit(text[index + 1])
        || (text[index + 1] == UInt8(ascii: "-") && index + 2 < text.count && Self.isDigit(text[index + 2]))
    {
      index += 2
      while index < text.count, Self.isDigit(text[index]) { index += 1 }
    }
    guard let value = Double(String(decoding: text[start..<index], as: UTF8.self)) else { return nil }
    if index < text.count, text[index] == UInt8(ascii: "%") {
      index += 1
      return Quantity(value: value, unit: "%")
    }
    return Quantity(value: value, unit: word())
  }

  private static func isDigit(_ byte: UInt8) -> Bool { "0123456789.".utf8.contains(byte) }

  private mutating func word() -> String {
    let start = index
    while index < text.count,
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(text[index]) || text[index] == UInt8(ascii: "_")
    {
      index += 1
    }
    return String(decoding: text[start..<index], as: UTF8.self)
  }

  private mutating func function() -> Quantity? {
    let name = word()
    guard !name.isEmpty, take("(") else { return nil }
    var words: [String] = []
    var arguments: [Quantity] = []
    repeat {
      skipBlanks()
      let start = index
      let strategy = word()
      if ["down", "up", "nearest"].contains(strategy) {
        words.append(strategy)
      } else {
        index = start
        guard let argument = sum() else { return nil }
        arguments.append(argument)
      }
    } while take(",")
    guard take(")") else { return nil }
    return Self.value(of: name, words, arguments)
  }

  private static func value(of name: String, _ words: [String], _ arguments: [Quantity]) -> Quantity? {
    guard let first = arguments.first else { return nil }
    switch (name, arguments.count) {
    case ("calc", 1): return first
    case ("abs", 1): return Quantity(value: abs(first.value), unit: first.unit)
    case ("floor", 1): return rounded(first, .down)
    case ("ceil", 1): return rounded(first, .up)
    case ("round", 1): return rounded(first, .toNearestOrAwayFromZero)
    case ("roundto", 1...2):
      let places = arguments.count == 2 ? max(0, min(9, Int(arguments[1].value))) : 0
      let factor = (0..<places).reduce(1.0) { factor, _ in factor * 10 }
      return Quantity(value: (first.value * factor).rounded() / factor, unit: first.unit)
    case ("round", 2):
      guard let (value, step, unit) = aligned(first, arguments[1]), step != 0 else { return nil }
      let steps =
        switch words.first {
        case "down": (value / step).rounded(.down)
        case "up": (value / step).rounded(.up)
        // CSS rounds a half up.
        default: (value / step + 0.5).rounded(.down)
        }
      return Quantity(value: steps * step, unit: unit)
    case ("sqrt", 1):
      return first.value < 0 ? nil : Quantity(value: first.value.squareRoot(), unit: first.unit)
    case ("pow", 2): return power(first, arguments[1])
    case ("clamp", 3):
      guard let upper = extreme([arguments[1], arguments[2]], <) else { return nil }
      return extreme([first, upper], >)
    case ("min", _): return extreme(arguments, <)
    case ("max", _): return extreme(arguments, >)
    default: return nil
    }
  }

  private static func rounded(_ quantity: Quantity, _ rule: FloatingPointRoundingRule) -> Quantity {
    // A sum such as 0.1 + 0.2 must not be rounded up because of its last bit.
    let near = quantity.value.rounded()
    let value = abs(near - quantity.value) < 1e-9 ? near : quantity.value.rounded(rule)
    return Quantity(value: value, unit: quantity.unit)
  }

  private static func extreme(_ quantities: [Quantity], _ precedes: (Double, Double) -> Bool) -> Quantity? {
    var result = quantities[0]
    for other in quantities.dropFirst() {
      guard let (first, second, unit) = aligned(result, other) else { return nil }
      result = Quantity(value: precedes(second, first) ? second : first, unit: unit)
    }
    return result
  }

  /// Two quantities in one unit. A bare number takes the unit of the other one, as in Tokens Studio.
  private static func aligned(_ left: Quantity, _ right: Quantity) -> (Double, Double, String)? {
    if left.unit == right.unit || right.unit.isEmpty { return (left.value, right.value, left.unit) }
    if left.unit.isEmpty { return (left.value, right.value, right.unit) }
    guard let first = left.points, let second = right.points else { return nil }
    return (first, second, "px")
  }

  /// A power with a whole exponent, which every machine computes alike; nil for others.
  private static func power(_ base: Quantity, _ exponent: Quantity) -> Quantity? {
    guard exponent.unit.isEmpty, exponent.value == exponent.value.rounded(), abs(exponent.value) <= 64 else {
      return nil
    }
    let value = (0..<Int(abs(exponent.value))).reduce(1.0) { product, _ in product * base.value }
    guard exponent.value >= 0 || value != 0 else { return nil }
    return Quantity(value: exponent.value < 0 ? 1 / value : value, unit: base.unit)
  }
}
