/// The error for a text that is not valid JSON, at the first place that violates the grammar.
package struct JSONProblem: Error {
  package let message: String
  package let range: SourceRange
  package let help: String?
  /// A second place that explains the error, with its label; nil if there is none.
  package let related: (range: SourceRange, label: String)?

  init(
    _ message: String, at range: SourceRange, help: String? = nil,
    related: (range: SourceRange, label: String)? = nil
  ) {
    self.message = message
    self.range = range
    self.help = help
    self.related = related
  }

  /// The text at `offset` is not what the grammar expects there.
  init(expected: String, at offset: Int, in text: SourceText) {
    let found = FoundText(at: offset, in: text)
    if let comma = Self.comma(before: offset, in: text) {
      let place = text.range(comma, comma + 1)
      self.init(
        "expected \(expected) after this comma, found \(found.words)", at: place, help: "remove the comma")
      return
    }
    self.init(
      "expected \(expected), found \(found.words)", at: found.range, help: Self.help(at: offset, in: text))
  }

  /// The comma before the closing bracket at `offset`; nil if there is none.
  private static func comma(before offset: Int, in text: SourceText) -> Int? {
    guard let byte = text.byte(at: offset), "}]".utf8.contains(byte) else { return nil }
    let before = text.endOfToken(before: offset) - 1
    return before >= text.start && text.bytes[before] == UInt8(ascii: ",") ? before : nil
  }

  /// Advice for common mistakes of authors who are used to JavaScript, Python or YAML; nil if none applies.
  private static func help(at offset: Int, in text: SourceText) -> String? {
    guard let byte = text.byte(at: offset) else { return nil }
    switch byte {
    case UInt8(ascii: "/"), UInt8(ascii: "#"):
      return "JSON has no comments; a theme in YAML may have them"
    case UInt8(ascii: "'"):
      return "JSON quotes with `\"`"
    case UInt8(ascii: "+"), UInt8(ascii: "."):
      return "a number begins with `-` or a digit"
    default:
      return byte.isASCIILetter ? word(at: offset, in: text) : nil
    }
  }

  private static func word(at offset: Int, in text: SourceText) -> String? {
    let range = FoundText(at: offset, in: text).range
    let word = text.string(offset, Int(range.end))
    switch word.lowercased() {
    case "true", "false", "null": return "write `\(word.lowercased())`"
    case "none", "nil", "undefined": return "write `null`"
    case "nan", "infinity": return "JSON has no such number"
    default:
      return text.byte(at: Int(range.end)) == UInt8(ascii: "\"") ? nil : "put text between double quotes"
    }
  }
}

extension SourceText {
  /// The offset after the last byte before `offset` that is not blank.
  func endOfToken(before offset: Int) -> Int {
    var end = offset
    while end > start, bytes[end - 1] <= 0x20 { end -= 1 }
    return end
  }
}
