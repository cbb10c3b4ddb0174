/// A number of JSON's grammar: `-0.5e+10`, no leading zero, digits on both sides of the point.
struct JSONNumber {
  /// One past its last byte.
  let end: Int

  /// The number that begins at a `-` or a digit.
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

  /// One past a run of at least one digit.
  private static func endOfDigits(at start: Int, in text: SourceText) throws(JSONProblem) -> Int {
    var index = start
    while text.byte(at: index)?.isASCIIDigit == true { index += 1 }
    guard index > start else { throw JSONProblem(expected: "a digit", at: start, in: text) }
    return index
  }
}
