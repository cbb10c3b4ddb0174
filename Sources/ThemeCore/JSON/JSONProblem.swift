/// The error for a text that is not valid JSON, at the first place that violates the grammar.
package struct JSONProblem: Error {
  package let message: String
  package let range: SourceRange
  package let help: String?

  init(_ message: String, at range: SourceRange, help: String? = nil) {
    self.message = message
    self.range = range
    self.help = help
  }

  /// The text at `offset` is not what the grammar expects there.
  init(expected: String, at offset: Int, in text: SourceText) {
    let found = FoundText(at: offset, in: text)
    self.init(
      "expected \(expected), found \(found.words)", at: found.range, help: Self.help(at: offset, in: text))
  }

  /// Advice for common mistakes of authors who are used to JavaScript, Python or YAML; nil if none applies.
  private static func help(at offset: Int, in text: SourceText) -> String? {
    guard let byte = text.byte(at: offset) else { return nil }
    switch byte {
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      var before = offset
      while before > text.start, text.bytes[before - 1] <= 0x20 { before -= 1 }
      let isBehindComma = before > text.start && text.bytes[before - 1] == UInt8(ascii: ",")
      return isBehindComma ? "remove the comma before `\(text.string(offset, offset + 1))`" : nil
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
