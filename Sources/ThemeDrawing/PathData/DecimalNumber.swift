import ThemeCore

extension Double {
  /// The number that digits stand for, with perhaps a sign, a point and an exponent; nil for anything else. It is the nearest
  /// `Double`, as the C library reads it.
  package init?(decimal text: ArraySlice<UInt8>) {
    // Whole numbers below 2^53 and powers of ten up to the 22nd are exact, so that only the division rounds.
    var (digits, count, places) = (UInt64(0), 0, 0)
    var hasPoint = false
    for place in text.indices {
      switch text[place] {
      case let byte where byte.isASCIIDigit && digits < 900_719_925_474_099:
        digits = digits * 10 + UInt64(byte & 15)
        count += 1
        if hasPoint { places += 1 }
      case UInt8(ascii: ".") where !hasPoint: hasPoint = true
      case UInt8(ascii: "-") where place == text.startIndex, UInt8(ascii: "+") where place == text.startIndex:
        continue
      default:
        self.init(String(decoding: text, as: UTF8.self))
        return
      }
    }
    guard count > 0, places < powers.count else {
      self.init(String(decoding: text, as: UTF8.self))
      return
    }
    let number = Double(digits) / powers[places]
    self = text.first == UInt8(ascii: "-") ? -number : number
  }
}

private let powers: [Double] = [
  1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19,
  1e20, 1e21, 1e22,
]
