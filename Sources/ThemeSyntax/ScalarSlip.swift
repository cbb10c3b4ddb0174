package import ThemeCore
package import ThemeDiagnostics

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

/// The error about a path at which there is no file and that contains a recognizable mistake: a curly quote, `url(…)`, a URL, a
/// home folder or backslashes; nil for any other path.
package func pathSlip(_ text: String, at range: SourceRange) -> Diagnostic? {
  let shown = text.shortened
  if let quote = text.unicodeScalars.first(where: \.isCurlyQuote) {
    return Diagnostic(.invalidValue, "the path `\(shown)` contains a curly quote", at: range)
      .helping("YAML reads `\(quote)` as a letter: write the path without quotes, or with straight quotes")
  }
  if text.hasPrefix("url(") {
    return Diagnostic(.invalidValue, "`\(shown)` is not a path", at: range)
      .helping("write only the path, such as `art/back.png`")
  }
  if text.contains("://") {
    return Diagnostic(.invalidValue, "`\(shown)` is a URL, but themec reads only files", at: range)
      .helping("save the file beside the theme, and write its path, such as `art/back.png`")
  }
  if text.utf8.first == UInt8(ascii: "~") {
    return Diagnostic(
      .pathLeavesRoot, "the path `\(shown)` points to a home folder, which is outside of the root", at: range
    )
    .helping("paths are relative to the file that contains them, such as `art/back.png`")
  }
  if text.utf8.contains(UInt8(ascii: "\\")) {
    let path = text.split(separator: "\\", omittingEmptySubsequences: false).joined(separator: "/")
    return Diagnostic(.invalidValue, "the path `\(shown)` contains backslashes", at: range)
      .helping("write `\(path.shortened)`, on every system").fixing(range, with: path)
  }
  return nil
}

/// The existing file that is probably meant by a path at which there is no file: its path from `folder`, and an explanation if
/// the two paths differ by more than a name. Nil if no such file is found.
///
/// `names` returns the names in a folder, or nil where there is no such folder; `ending` is the extension of such files.
package func fileMeant(
  by written: String, from folder: ThemePath, ending: String, names: (ThemePath) -> SortedNames?
) -> (path: String, why: String?)? {
  guard let path = ThemePath(written, relativeTo: folder) else { return nil }
  func exists(_ path: ThemePath) -> Bool { names(path.folder)?.holds(path.name) ?? false }
  if let siblings = names(path.folder) {
    let whole = path.name + ending
    if siblings.holds(whole) { return (path.folder.appending(whole).written(from: folder), nil) }
    let candidates = siblings.around(path.name).filter { $0.lowercased().hasSuffix(ending) }
    if let nearest = Suggestion.nearest(to: path.name, among: candidates) {
      return (path.folder.appending(nearest).written(from: folder), nil)
    }
  }
  let rule = "paths are relative to the file that contains them"
  var above = folder
  while above != .root {
    above = above.folder
    if let other = ThemePath(written, relativeTo: above), exists(other) {
      return (other.written(from: folder), rule)
    }
  }
  if let inner = ThemePath("art/\(written)", relativeTo: folder), exists(inner) {
    return (inner.written(from: folder), rule)
  }
  if let neighbors = names(path.folder.folder),
    case let folders = neighbors.around(path.folder.name),
    let nearest = Suggestion.nearest(to: path.folder.name, among: folders),
    case let other = path.folder.folder.appending(nearest).appending(path.name), exists(other)
  {
    return (other.written(from: folder), nil)
  }
  return nil
}

extension Diagnostic {
  /// The diagnostic with the path that was probably meant as help and as a fix; unchanged if `meant` is nil.
  package func suggesting(_ meant: (path: String, why: String?)?, at range: SourceRange) -> Diagnostic {
    guard let meant else { return self }
    return helping("did you mean `\(meant.path)`?").helping(words: meant.why).fixing(range, with: meant.path)
  }
}

/// The theme notation (`#ffffff`, `#ffffff/80%`) of a color that is written as in CSS or in code: `rgb(255, 255, 255)`,
/// `oklch(62% 0.2 250 / 80%)`, `0xffffff`. Nil for any other text. A color outside of sRGB becomes the nearest one inside.
///
/// In eight digits after `0x`, the first two are the alpha, as on Android and in Flutter.
package func foreignColor(_ text: String) -> String? {
  guard text.utf8.count <= 80 else { return nil }
  let plain = text.lowercased()
  if plain.hasPrefix("0x") { return hexadecimal(plain.dropFirst(2)) }
  guard plain.hasSuffix(")"), let open = plain.firstIndex(of: "(") else { return nil }
  let words = plain[plain.index(after: open)...].dropLast().split { ", /".contains($0) }.map(String.init)
  guard
    let color = CSSColor(
      plain[..<open], words,
      quantity: { word in
        let unit = String(word.reversed().prefix { $0.isLetter || $0 == "%" }.reversed())
        return Double(word.dropLast(unit.count)).map { ($0, unit) }
      })
  else { return nil }
  let rgb = color.space.converted(color.components)
  // What is beyond the components of sRGB itself is clamped.
  let isPlain = [.srgb, .hsl, .hwb].contains(color.space) || rgb.isInGamut
  return "#\((isPlain ? rgb : rgb.mapped).hex)\(alpha(color.alpha))"
}

private func hexadecimal(_ digits: Substring) -> String? {
  guard digits.allSatisfy(\.isHexDigit) else { return nil }
  switch digits.utf8.count {
  case 6: return "#\(digits)"
  case 8:
    return digits.hasPrefix("ff") ? "#\(digits.dropFirst(2))" : "#\(digits.dropFirst(2))\(digits.prefix(2))"
  default: return nil
  }
}

/// The alpha suffix of a color, such as `/80%`; empty for an opaque color.
private func alpha(_ value: Double) -> String {
  let percent = Int((max(0, min(1, value)) * 100 + 0.5).rounded(.down))
  return percent == 100 ? "" : "/\(percent)%"
}
