extension Scalar {
  /// What shows that a text is another than was meant, as help for messages; nil where nothing does.
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

  /// The token that is named as other languages name one: `color.label`, `{color.label}`, `var(--label)`,
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

  /// The names of a path with dots between them; nil where something is no name.
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
  /// Whether it is one of the quotes that word processors write.
  package var isCurlyQuote: Bool {
    switch value {
    case 0x2018...0x201F, 0xAB, 0xBB: true
    default: false
    }
  }
}
