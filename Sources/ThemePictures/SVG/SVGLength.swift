import ThemeCore
import ThemeDrawing

/// What a text says as the value of an attribute or a property.
enum SVGRead<Value> {
  case value(Value)
  /// SVG or CSS has this value, and themec can't draw it.
  case unsupported
  /// A value that not every program knows, for which the declaration before it counts.
  case newer
  /// No value that is known here.
  case unknown

  init(_ value: Value?) { self = value.map { .value($0) } ?? .unknown }

  func map<Result>(_ change: (Value) -> Result) -> SVGRead<Result> {
    switch self {
    case .value(let value): .value(change(value))
    case .unsupported: .unsupported
    case .newer: .newer
    case .unknown: .unknown
    }
  }

  /// The values of all readings; otherwise what the first one is that has none.
  static func all(_ readings: [SVGRead]) -> SVGRead<[Value]> {
    var values: [Value] = []
    for reading in readings {
      guard case .value(let value) = reading else { return reading.map { [$0] } }
      values.append(value)
    }
    return .value(values)
  }

  /// The value if it is valid there; `unknown` otherwise.
  func filter(_ isValid: (Value) -> Bool) -> SVGRead<Value> {
    if case .value(let value) = self, !isValid(value) { return .unknown }
    return self
  }
}

/// Where a value is written: numbers without a unit are lengths in attributes alone.
enum SVGSyntax {
  case attribute
  case style
}

/// A length in user units, a share of the viewport, or a multiple of the font's size.
struct SVGLength: Equatable {
  /// Units in pixels of CSS, of which an inch has 96 (CSS Values 4, §6.2).
  static let units: [String: Double] = [
    "px": 1, "pt": 96.0 / 72, "pc": 16, "in": 96, "cm": 96 / 2.54, "mm": 96 / 25.4, "q": 96 / 101.6,
  ]
  /// Units of the size of the element's font. Programs take an ex to be half of an em where they open no font.
  private static let fontUnits: [String: Double] = ["em": 1, "ex": 0.5, "rem": 1]
  /// Units that depend on a font or on a window.
  static let otherUnits = Set(
    """
    em ex ch ic cap lh rem rex rch ric rcap rlh vw vh vi vb vmin vmax svw svh svi svb svmin svmax lvw lvh lvi
    lvb lvmin lvmax dvw dvh dvi dvb dvmin dvmax cqw cqh cqi cqb cqmin cqmax
    """.words)

  var number: Double
  /// Whether the number is a fraction of the viewport.
  var isShare = false
  /// Whether the number counts sizes of the element's font, or of the root's, which have to be settled.
  var isOfFont = false
  var isOfRoot = false

  /// The length where the fonts of the element and of the root have their sizes; nil if nothing says which.
  func settled(_ font: Double?, _ rootFont: Double?) -> SVGLength? {
    isOfFont ? (isOfRoot ? rootFont : font).map { SVGLength(number: number * $0) } : self
  }

  /// The length where 100% is `whole`.
  func of(_ whole: Double) -> Double { isShare ? number * whole : number }

  init(number: Double, isShare: Bool = false, isOfFont: Bool = false) {
    (self.number, self.isShare, self.isOfFont) = (number, isShare, isOfFont)
  }

  /// A length with a unit; nil if there is no such length, or if it isn't drawn.
  init?(_ number: Double, _ unit: String, _ syntax: SVGSyntax) {
    if unit.isEmpty, syntax == .style, number != 0 { return nil }
    if let sizes = Self.fontUnits[unit] {
      self.init(number: number * sizes, isOfFont: true)
      isOfRoot = unit == "rem"
    } else if let pixels = unit.isEmpty ? 1 : Self.units[unit] {
      self.init(number: number * pixels)
    } else if unit == "%" {
      self.init(number: number / 100, isShare: true)
    } else {
      return nil
    }
  }

  /// Reads a length or a percentage.
  static func read(_ text: String, _ syntax: SVGSyntax = .attribute) -> SVGRead<SVGLength> {
    // `calc()`, `min()` and the like.
    if text.utf8.contains(UInt8(ascii: "(")) { return .unsupported }
    var reader = NumberReader(text)
    guard let number = reader.number() else { return reader.isExceeded ? .unsupported : .unknown }
    let unit = reader.unit().lowercased()
    guard reader.isAtEnd else { return .unknown }
    if let length = SVGLength(number, unit, syntax) { return .value(length) }
    // In a style, some programs take a number without a unit as pixels.
    return otherUnits.contains(unit) || unit.isEmpty ? .unsupported : .unknown
  }

  /// Reads a list of lengths; nothing for `none`.
  static func list(_ text: String, _ syntax: SVGSyntax) -> SVGRead<[SVGLength]> {
    if text.lowercased() == "none" { return .value([]) }
    let words = text.replacing(",", with: " ").words
    return SVGRead.all(words.map { read($0, .attribute) }).filter { !$0.isEmpty }
  }

  /// Reads a number or a percentage, as a fraction from 0 to 1.
  static func share(_ text: String) -> SVGRead<Double> {
    if text.utf8.contains(UInt8(ascii: "(")) { return .unsupported }
    var reader = NumberReader(text)
    guard let number = reader.number() else { return reader.isExceeded ? .unsupported : .unknown }
    let unit = reader.unit()
    guard reader.isAtEnd, unit.isEmpty || unit == "%" else { return .unknown }
    return .value(max(0, min(1, unit == "%" ? number / 100 : number)))
  }
}

/// Reads the numbers and words of an attribute's value, one after the other.
///
/// It reads bytes, because characters take long to find in a text of combining marks.
struct NumberReader {
  private let bytes: [UInt8]
  private var place = 0
  /// Whether a comma may come next: after a number or a word, once.
  private var mayHaveComma = false
  /// Whether a number was not read because it is too large.
  private(set) var isExceeded = false

  init(_ text: some StringProtocol) { bytes = Array(text.utf8) }

  /// The number that is all of a text, with its unit, which is empty without one; nil for anything else.
  static func only(_ text: String) -> (number: Double, unit: String)? {
    var reader = NumberReader(text)
    guard let number = reader.number(), case let unit = reader.unit(), reader.isAtEnd else { return nil }
    return (number, unit)
  }

  var isAtEnd: Bool {
    mutating get {
      skipSpace()
      return place == bytes.count
    }
  }

  private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

  private mutating func skipSpace() {
    while let byte = next, byte.isWhiteSpace { place += 1 }
  }

  /// Skips white space, and a comma between two values.
  private mutating func skipSeparator() {
    skipSpace()
    guard mayHaveComma, next == UInt8(ascii: ",") else { return }
    place += 1
    mayHaveComma = false
    skipSpace()
  }

  /// Reads the next character if it is `character`; returns whether it was.
  mutating func take(_ character: Unicode.Scalar) -> Bool {
    skipSpace()
    guard next == UInt8(ascii: character) else { return false }
    place += 1
    mayHaveComma = character == ")"
    return true
  }

  /// Reads a percent sign or the letters of a unit that follow a number at once; the result is empty if there are none.
  mutating func unit() -> String {
    if next == UInt8(ascii: "%") {
      place += 1
      return "%"
    }
    return letters()
  }

  /// Reads the letters that come next; the result is empty if there are none.
  mutating func word() -> String {
    skipSeparator()
    return letters()
  }

  private mutating func letters() -> String {
    let start = place
    while let byte = next, byte.isASCIILetter { place += 1 }
    if place > start { mayHaveComma = true }
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }

  /// The largest number that is read, so that a few of them multiplied are still numbers. Lengths have limits of their own.
  private static let most = 1e9

  /// Reads a number without a unit; nil if there is none or if it is too large.
  mutating func number() -> Double? {
    skipSeparator()
    guard let end = bytes.endOfNumber(from: place), let number = Double(decimal: bytes[place..<end]) else {
      return nil
    }
    guard abs(number) < Self.most else {
      isExceeded = true
      return nil
    }
    place = end
    mayHaveComma = true
    return number
  }

  /// Reads numbers to the end; nil if there is anything else.
  mutating func numbers() -> [Double]? {
    var numbers: [Double] = []
    while !isAtEnd {
      guard let number = number() else { return nil }
      numbers.append(number)
    }
    return numbers
  }
}
