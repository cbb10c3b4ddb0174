/// Why a text is no stylesheet as this target writes them.
struct CSSError: Error {
  /// From 1.
  let line: Int
  let reason: String
}

extension CSSStylesheet {
  /// Reads back what `text` writes: a comment, rules, and rules in the blocks of media; a declaration a line. Anything else
  /// is an error.
  init(reading text: String) throws(CSSError) {
    var media: String?
    var rule: CSSRule?
    var lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map(Substring.init)
    guard lines.popLast() == "" else {
      throw CSSError(line: lines.count + 1, reason: "no newline at the end")
    }
    for (index, line) in lines.enumerated() {
      func fail(_ reason: String) -> CSSError { CSSError(line: index + 1, reason: reason) }
      if index == 0 {
        guard line.hasPrefix("/* "), line.hasSuffix(" */") else { throw fail("expected a comment") }
        continue
      }
      let text = Substring(line.utf8.drop { $0 == UInt8(ascii: " ") })
      let depth = line.utf8.count - text.utf8.count
      if let open = rule {
        let inside = media == nil ? 2 : 4
        if text == "}" && depth == inside - 2 {
          if open.declarations.isEmpty { throw fail("a rule without declarations") }
          rules.append(open)
          rule = nil
          continue
        }
        guard depth == inside, text.hasSuffix(";"), let colon = text.place(of: ": ") else {
          throw fail("expected a declaration")
        }
        let value = text[colon.upperBound...].dropLast()
        guard CSSValue.isWhole(value) else { throw fail("expected one value") }
        rule?.declarations.append(
          CSSDeclaration(property: String(text[..<colon.lowerBound]), value: String(value)))
      } else if text == "}", depth == 0, media != nil {
        media = nil
      } else if text.hasSuffix(" {"), depth == (media == nil ? 0 : 2) {
        if text.hasPrefix("@media ") {
          guard media == nil else { throw fail("media in media") }
          media = String(text.dropFirst(7).dropLast(2))
        } else {
          rule = CSSRule(media: media, selector: String(text.dropLast(2)), declarations: [])
        }
      } else {
        throw fail("expected a rule")
      }
    }
    guard rule == nil, media == nil else {
      throw CSSError(line: lines.count, reason: "a block without an end")
    }
  }
}

/// Values, taken apart.
enum CSSValue {
  /// The words of a value: parted by spaces that are in no string and no parentheses.
  static func words(_ value: some StringProtocol) -> [String] { parts(value, at: " ") }

  /// The layers of a value: parted by commas likewise.
  static func layers(_ value: some StringProtocol) -> [String] {
    parts(value, at: ",").map { String($0.drop { $0 == " " }) }
  }

  /// Whether all strings and parentheses end, and nothing ends what is around the value.
  static func isWhole(_ value: some StringProtocol) -> Bool {
    var depth = 0
    var isQuoted = false
    for byte in value.utf8 {
      switch byte {
      case UInt8(ascii: "\""): isQuoted.toggle()
      case UInt8(ascii: "(") where !isQuoted: depth += 1
      case UInt8(ascii: ")") where !isQuoted: depth -= 1
      case UInt8(ascii: ";") where !isQuoted, UInt8(ascii: "{") where !isQuoted,
        UInt8(ascii: "}") where !isQuoted:
        return false
      default: break
      }
      if depth < 0 { return false }
    }
    return depth == 0 && !isQuoted && !value.isEmpty
  }

  /// The address of a `url("…")`.
  static func address(_ word: String) -> String? {
    guard word.hasPrefix("url(\""), word.hasSuffix("\")") else { return nil }
    return String(word.dropFirst(5).dropLast(2))
  }

  private static func parts(_ value: some StringProtocol, at separator: Unicode.Scalar) -> [String] {
    var parts: [String] = []
    var start = value.startIndex
    var depth = 0
    var isQuoted = false
    for index in value.utf8.indices {
      let byte = value.utf8[index]
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      if !isQuoted, byte == UInt8(ascii: "(") { depth += 1 }
      if !isQuoted, byte == UInt8(ascii: ")") { depth -= 1 }
      if byte == UInt8(ascii: separator), !isQuoted, depth == 0 {
        parts.append(String(value[start..<index]))
        start = value.utf8.index(after: index)
      }
    }
    return parts + [String(value[start...])]
  }
}
