extension Scalar {
  /// Help for a text that contains a recognizable mistake, such as curly quotes or a `//` comment; nil for any other text.
  package var slip: String? {
    guard text.utf8.count <= 200 else { return nil }
    if let quote = text.unicodeScalars.first(where: \.isCurlyQuote) {
      let plain = String(String.UnicodeScalarView(text.unicodeScalars.filter { !$0.isCurlyQuote }))
      return "YAML reads `\(quote)` as a letter: write `\"\(plain)\"` with straight quotes"
    }
    if let path = meantReference { return "a reference begins with `$`: `$\(path)`" }
    guard !isQuoted else { return nil }
    for quote in ["\"", "'"] where text.count > 1 && text.count(where: { quote.contains($0) }) == 1 {
      if text.hasSuffix(quote) {
        return "it ends with a quote but does not begin with one: write `\(quote)\(text)`"
      }
    }
    if let comment = text.firstRange(of: " //") {
      return
        "a comment begins with `#`: write `\(text[..<comment.lowerBound]) #\(text[comment.upperBound...])`"
    }
    if let last = text.last, last == ";" || last == ",", text.count > 1 {
      return "write `\(text.dropLast())`: a value ends at the end of the line"
    }
    return nil
  }

  /// The path of the token that the text names in another language's notation: `color.label`, `{color.label}`, `var(--label)`,
  /// `@color/label`.
  private var meantReference: String? {
    if text.hasPrefix("{"), text.hasSuffix("}") { return Self.path(text.dropFirst().dropLast(), ".") }
    if text.hasPrefix("var(--"), text.hasSuffix(")") {
      return Self.path(text.dropFirst(6).dropLast(), ".")
    }
    if text.hasPrefix("@") { return Self.path(text.dropFirst(), "/") }
    guard text.contains("."), !Self.endings.contains(where: text.hasSuffix) else { return nil }
    return Self.path(text[...], ".")
  }

  private static let endings = [".png", ".jpg", ".jpeg", ".svg", ".pdf", ".webp", ".json", ".yaml", ".yml"]

  /// The names in a path joined by dots; nil if one of them is not a valid name.
  private static func path(_ text: Substring, _ separator: Character) -> String? {
    let names = text.split(separator: separator, omittingEmptySubsequences: false)
    let areNames = names.allSatisfy { name in
      name.first?.isLetter == true && name.utf8.allSatisfy { $0 < 0x80 }
        && name.allSatisfy {
          $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_"
        }
    }
    return areNames && !names.isEmpty ? names.joined(separator: ".") : nil
  }
}

extension Unicode.Scalar {
  /// Whether the character is a curly quote or a guillemet, as word processors write them.
  package var isCurlyQuote: Bool {
    switch value {
    case 0x2018...0x201F, 0xAB, 0xBB: true
    default: false
    }
  }
}
