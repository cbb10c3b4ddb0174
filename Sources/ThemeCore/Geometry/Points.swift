/// A length in points, exact in thirds and in five decimals.
///
/// It is stored as a whole number of 1/600,000 pt, so that every whole pixel at 1x, 2x and 3x is exact and sums have no
/// rounding errors.
public struct Points: Hashable, Comparable, Sendable {
  /// The length in units of 1/600,000 pt.
  public let units: Int64

  /// The number of units in a point, chosen so that thirds and five decimals are whole.
  @inlinable public static var unitsPerPoint: Int64 { 600_000 }
  /// A length of 0.
  @inlinable public static var zero: Points { Points(units: 0) }
  /// The longest length that themes can set, which leaves room for sums.
  package static let limit = Points(1_000_000)

  /// A length of `units` times 1/600,000 pt.
  @inlinable public init(units: Int64) {
    self.units = units
  }

  /// A whole number of points.
  @inlinable public init(_ whole: Int) {
    self.units = Int64(whole) * Points.unitsPerPoint
  }

  /// The length of `pixels` at `scale`, without rounding.
  @inlinable public init(_ pixels: Pixels, at scale: Scale) {
    self.units = Int64(pixels.count) * (Points.unitsPerPoint / Int64(scale.rawValue))
  }

  /// A number as a theme writes it: digits, at most one decimal point, and an optional sign. Digits after the fifth decimal are
  /// rounded, half away from zero. Nil for any other text and for numbers beyond `limit`.
  package init?(decimal text: Substring) {
    var digits = text.utf8
    var negative = false
    if let sign = digits.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
      negative = sign == UInt8(ascii: "-")
      digits = digits.dropFirst()
    }
    var units: Int64 = 0
    var place: Int64 = 0
    var seen = false
    var roundUp = false
    for byte in digits {
      if byte == UInt8(ascii: "."), place == 0 {
        place = Points.unitsPerPoint
        continue
      }
      guard byte.isASCIIDigit else { return nil }
      let digit = Int64(byte - UInt8(ascii: "0"))
      seen = true
      if place == 0 {
        units = units * 10 + digit * Points.unitsPerPoint
        guard units <= Points.limit.units else { return nil }
      } else if place >= 10 && place % 10 == 0 {
        place /= 10
        units += digit * place
        roundUp = false
      } else if place > 0 {
        // 600,000 can represent five decimals; the sixth decides the rounding.
        roundUp = digit >= 5 && place == 6
        place = -1
      }
    }
    guard seen else { return nil }
    if roundUp { units += 6 }
    guard units <= Points.limit.units else { return nil }
    self.units = negative ? -units : units
  }

  /// A number as a theme writes it, from a whole string.
  package init?(decimal text: String) { self.init(decimal: text[...]) }

  /// The nearest floating-point number of points.
  package var double: Double { Double(units) / Double(Points.unitsPerPoint) }

  /// The length in whole pixels at `scale`; nil if it is not a whole number of pixels.
  @inlinable public func pixels(at scale: Scale) -> Pixels? {
    let scaled = units * Int64(scale.rawValue)
    guard scaled % Points.unitsPerPoint == 0 else { return nil }
    return Pixels(Int(scaled / Points.unitsPerPoint))
  }

  /// The length in pixels at `scale`, rounded to the nearest whole one, half away from zero.
  @inlinable public func roundedPixels(at scale: Scale) -> Pixels {
    let scaled = units * Int64(scale.rawValue)
    let half = Points.unitsPerPoint / 2
    return Pixels(Int((scaled + (scaled < 0 ? -half : half)) / Points.unitsPerPoint))
  }

  /// The length rounded up to a whole number of points.
  @inlinable public var roundedUp: Points {
    let whole = units / Points.unitsPerPoint
    return Points(Int(units > whole * Points.unitsPerPoint ? whole + 1 : whole))
  }

  /// Whether the length is a whole number of points.
  @inlinable public var isWhole: Bool { units % Points.unitsPerPoint == 0 }

  @inlinable public static func < (left: Points, right: Points) -> Bool { left.units < right.units }
  @inlinable public static func + (left: Points, right: Points) -> Points {
    Points(units: left.units + right.units)
  }
  @inlinable public static func - (left: Points, right: Points) -> Points {
    Points(units: left.units - right.units)
  }
  /// The length with the opposite sign.
  @inlinable public static prefix func - (value: Points) -> Points { Points(units: -value.units) }
}

extension Points: CustomStringConvertible {
  /// The shortest decimal number, such as `13` or `33.5`. Thirds and sixths have four decimals: `14.6667`.
  public var description: String {
    let magnitude = units.magnitude
    let unit = UInt64(Points.unitsPerPoint)
    var whole = magnitude / unit
    let rest = magnitude % unit
    var decimals: UInt64
    var places = 5
    if rest % 6 == 0 {
      decimals = rest / 6
    } else {
      places = 4
      decimals = (rest + 30) / 60
      if decimals == 10_000 {
        whole += 1
        decimals = 0
      }
    }
    var text = "\(whole)"
    if decimals > 0 {
      var fraction = String(decimals, digits: places)
      while fraction.utf8.last == UInt8(ascii: "0") { fraction.removeLast() }
      text += "." + fraction
    }
    return units < 0 && text != "0" ? "-" + text : text
  }
}

/// A whole number of pixels of one image.
public struct Pixels: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The number of pixels.
  public let count: Int

  /// No pixels.
  @inlinable public static var zero: Pixels { Pixels(0) }

  /// A length of `count` pixels.
  @inlinable public init(_ count: Int) {
    self.count = count
  }

  /// The number without a unit.
  public var description: String { "\(count)" }

  @inlinable public static func < (left: Pixels, right: Pixels) -> Bool { left.count < right.count }
  @inlinable public static func + (left: Pixels, right: Pixels) -> Pixels { Pixels(left.count + right.count) }
  @inlinable public static func - (left: Pixels, right: Pixels) -> Pixels { Pixels(left.count - right.count) }
}
