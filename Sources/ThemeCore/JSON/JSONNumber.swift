/// The extent of a number in the JSON grammar, such as `-0.5e+10`: without a leading zero, and with digits on both sides of the
/// decimal point.
struct JSONNumber {
  /// The offset after the last byte.
  let end: Int

  /// Scans the number that begins with a `-` or a digit at `start`.
  init(at start: Int, in text: SourceText) throws(JSONProblem) {
    var index = start
    if text.byte(at: index) == UInt8(ascii: "-") { index += 1 }
    if text.byte(at: index) == UInt8(ascii: "0") {
      index += 1
      if text.byte(at: index)?.isASCIIDigit == true {
        let found = FoundText(at: start, in: text)
        throw JSONProblem("a number can't begin with a zero, as \(found.words) does", at: found.range)
      }
    } else {
      index = try Self.endOfDigits(at: index, in: text)
    }
    if text.byte(at: index) == UInt8(ascii: ".") {
      index = try Self.endOfDigits(at: index + 1, in: text)
    }
    if let byte = text.byte(at: index), byte | 0x20 == UInt8(ascii: "e") {
      index += 1
      if let sign = text.byte(at: index), sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") {
        index += 1
      }
      index = try Self.endOfDigits(at: index, in: text)
    }
    end = index
  }

  /// The offset after a run of digits; throws if there is no digit.
  private static func endOfDigits(at start: Int, in text: SourceText) throws(JSONProblem) -> Int {
    var index = start
    while text.byte(at: index)?.isASCIIDigit == true { index += 1 }
    guard index > start else { throw JSONProblem(expected: "a digit", at: start, in: text) }
    return index
  }
}
