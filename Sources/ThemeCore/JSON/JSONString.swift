/// A string of the JSON grammar, with its escapes resolved.
struct JSONString {
  let value: String
  /// The offset after the closing quote.
  let end: Int

  /// Reads the string whose opening quote is at `start`. In a loose text, it may hold control characters, and a backslash before
  /// any character.
  init(at start: Int, in text: SourceText, isLoose: Bool) throws(JSONProblem) {
    let quote = text.bytes[start]
    var decoded: [UInt8] = []
    var index = start + 1
    // The start of the bytes that are copied unchanged.
    var taken = index
    while true {
      guard let byte = text.byte(at: index) else {
        throw JSONProblem("this quote is never closed", at: text.range(start, start + 1))
      }
      switch byte {
      case quote:
        end = index + 1
        if decoded.isEmpty {
          value = text.string(taken, index)
        } else {
          decoded += text.bytes[taken..<index]
          value = String(decoding: decoded, as: UTF8.self)
        }
        return
      case UInt8(ascii: "\\"):
        decoded += text.bytes[taken..<index]
        if isLoose, let next = text.byte(at: index + 1), !"bfnrtu".utf8.contains(next) {
          // The end of a line goes on; any other character stands for itself.
          taken = next == 0x0A ? index + 2 : index + 1
          index += 2
          continue
        }
        index = try Self.readEscape(at: index, in: text, into: &decoded)
        taken = index
      case 0..<0x20 where !isLoose:
        throw Self.controlCharacter(byte, at: index, openedAt: start, in: text)
      default:
        index += 1
      }
    }
  }

  /// Appends the bytes that an escape stands for, and returns the offset after it.
  private static func readEscape(
    at start: Int, in text: SourceText, into decoded: inout [UInt8]
  ) throws(JSONProblem) -> Int {
    let byte: UInt8
    switch text.byte(at: start + 1) {
    case UInt8(ascii: "\""): byte = UInt8(ascii: "\"")
    case UInt8(ascii: "\\"): byte = UInt8(ascii: "\\")
    case UInt8(ascii: "/"): byte = UInt8(ascii: "/")
    case UInt8(ascii: "b"): byte = 0x08
    case UInt8(ascii: "f"): byte = 0x0C
    case UInt8(ascii: "n"): byte = 0x0A
    case UInt8(ascii: "r"): byte = 0x0D
    case UInt8(ascii: "t"): byte = 0x09
    case UInt8(ascii: "u"): return try readCodePoint(at: start, in: text, into: &decoded)
    case nil:
      throw JSONProblem(expected: "an escape after `\\`", at: start + 1, in: text)
    case .some:
      var end = start + 2
      while let next = text.byte(at: end), next & 0xC0 == 0x80 { end += 1 }
      throw JSONProblem(
        "unknown escape \(FoundText.quoted(text.string(start, end)))", at: text.range(start, end),
        help: "write `\\\\` for a backslash")
    }
    decoded.append(byte)
    return start + 2
  }

  /// Reads `\uXXXX`, together with the second half of a surrogate pair.
  private static func readCodePoint(
    at start: Int, in text: SourceText, into decoded: inout [UInt8]
  ) throws(JSONProblem) -> Int {
    let unit = try readHex(at: start + 2, in: text)
    var end = start + 6
    var code = unit
    if 0xD800...0xDBFF ~= unit, text.byte(at: end) == UInt8(ascii: "\\"),
      text.byte(at: end + 1) == UInt8(ascii: "u")
    {
      let low = try readHex(at: end + 2, in: text)
      if 0xDC00...0xDFFF ~= low {
        code = 0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00)
        end += 6
      }
    }
    guard let scalar = Unicode.Scalar(code) else {
      let escape = text.range(start, start + 6)
      throw JSONProblem(
        "\(FoundText.quoted(text.string(start, start + 6))) is half of a surrogate pair without its other half",
        at: escape)
    }
    decoded += Array(String(Character(scalar)).utf8)
    return end
  }

  private static func readHex(at start: Int, in text: SourceText) throws(JSONProblem) -> UInt32 {
    var value: UInt32 = 0
    for index in start..<start + 4 {
      guard let byte = text.byte(at: index), let digit = Character(Unicode.Scalar(byte)).hexDigitValue,
        byte < 0x80
      else { throw JSONProblem(expected: "four hexadecimal digits after `\\u`", at: index, in: text) }
      value = value << 4 | UInt32(digit)
    }
    return value
  }

  private static func controlCharacter(
    _ byte: UInt8, at index: Int, openedAt start: Int, in text: SourceText
  ) -> JSONProblem {
    if byte == 0x0A || byte == 0x0D {
      return JSONProblem(
        "the string is not closed before the end of its line", at: text.range(start, index),
        help: "put `\"` at its end, or write a line end inside of it as `\\n`")
    }
    let found = FoundText(at: index, in: text)
    return JSONProblem(
      "expected an escape, found \(found.words)", at: found.range,
      help: byte == 0x09 ? "write `\\t` for a tab" : nil)
  }
}

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
