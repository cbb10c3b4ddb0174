package import ThemeCore
package import ThemeDiagnostics
package import ThemeSyntax

extension SyntaxNode {
  /// The entries of a map; empty after a report that the node is not a map.
  package func entries(
    expected: @autoclosure () -> String, help: @autoclosure () -> String? = nil, _ sink: inout DiagnosticSink
  ) -> [Mapping.Entry] {
    if case .mapping(let mapping) = value { return mapping.entries }
    sink.report(.wrongType(expected: expected(), found: self, help: help()))
    return []
  }
}

extension DiagnosticSink {
  /// Reports an unknown key of a map, with a suggestion as long as the sink allows searches.
  mutating func report(unknownKey key: Ranged<String>, in list: (some KeyList).Type) {
    report(.unknownKey(key, in: list.title, maySearch() ? KeyTable(list) : nil))
  }

  mutating func report(unknownKey key: Ranged<String>, in table: KeyTable) {
    report(.unknownKey(key, in: table.title, maySearch() ? table : nil))
  }
}

extension Diagnostic {
  /// The diagnostic for an unknown key of a map, with a suggestion from a table; without one if `table` is nil.
  static func unknownKey(_ key: Ranged<String>, in title: String, _ table: KeyTable?) -> Diagnostic {
    var diagnostic = Diagnostic(
      .unknownKey, "unknown key `\(key.value.shortened)` in \(title)", at: key.range)
    guard let table else { return diagnostic }
    let known = table.keys.map(\.name)
    if let blank = key.value.unicodeScalars.first(where: \.isBlankToPeople) {
      let name = String(String.UnicodeScalarView(key.value.unicodeScalars.filter { !$0.isBlankToPeople }))
      let code = String(blank.value, radix: 16, uppercase: true)
      diagnostic = diagnostic.helping(
        "it contains the character U+\(code), which only looks like a space: write `\(name.shortened)` with plain spaces around it"
      )
    } else if let foreign = ForeignKey.meant(by: key.value, in: table) {
      diagnostic = diagnostic.helping(words: foreign.help)
      if let name = foreign.name { diagnostic = diagnostic.fixing(key.range, with: name) }
    } else if let nearest = Suggestion.nearest(to: key.value, among: known) {
      diagnostic = diagnostic.helping("did you mean `\(nearest)`?").fixing(key.range, with: nearest)
    } else if case let homes = KeyTable.homes(of: key.value, otherThan: table), !homes.isEmpty {
      let titles = homes.prefix(3).map(\.title).joined(separator: ", ")
      let here = known.count > 6 ? "" : "; known here are \(known.listed)"
      diagnostic = diagnostic.helping("`\(key.value)` is a key of \(titles)\(here)")
    } else {
      diagnostic = diagnostic.helping("known are \(known.listed(upTo: known.count))")
    }
    return diagnostic
  }

  /// The diagnostic for a key that has the same meaning as another key of the map, in a different spelling.
  static func sameAgain(_ key: String, _ meaning: String, at range: SourceRange, first: SourceRange)
    -> Diagnostic
  {
    Diagnostic(.duplicateKey, "`\(key.shortened)` repeats the key `\(meaning)`", at: range).also(
      at: first, "first here")
  }

  /// The diagnostic for a word that is not one of those that are known, with the nearest of them as a suggestion. `what` is the
  /// noun for the word, and `others` says in words what else is valid.
  package static func unknownValue(
    _ text: String, at range: SourceRange, what: String, known: [String], others: String? = nil
  ) -> Diagnostic {
    let diagnostic = Diagnostic(.unknownValue, "unknown \(what) `\(text.shortened)`", at: range)
    if let slip = Scalar(text, isQuoted: false).slip { return diagnostic.helping(words: slip) }
    let listed = known.listed + (others.map { ", or \($0)" } ?? "")
    if let nearest = Suggestion.nearest(to: text, among: known) {
      return diagnostic.helping("did you mean `\(nearest)`? known are \(listed)")
        .fixing(range, with: nearest)
    }
    return known.isEmpty ? diagnostic : diagnostic.helping("known are \(listed)")
  }
}

extension Unicode.Scalar {
  /// Whether the character looks like a space or is invisible, although YAML treats it as a part of the text.
  fileprivate var isBlankToPeople: Bool {
    switch value {
    case 0xA0, 0x2000...0x200F, 0x202F, 0x205F, 0x2060, 0x3000, 0xFEFF: true
    default: false
    }
  }
}

extension [String] {
  /// The names in backticks, separated by commas: at most twelve, followed by an ellipsis if there are more.
  package var listed: String { listed(upTo: 12) }

  /// The names in backticks, separated by commas: at most `limit`, followed by an ellipsis if there are more.
  func listed(upTo limit: Int) -> String {
    let shown = prefix(limit).map { "`\($0)`" }.joined(separator: ", ")
    return count > limit ? shown + ", …" : shown
  }

  /// The names in backticks, at most twelve. If there are more, those that share the longest beginnings with `name` come first,
  /// so that they are not left out.
  package func listed(near name: String) -> String {
    guard count > 12 else { return listed }
    let common = map { zip($0.utf8, name.utf8).prefix { $0 == $1 }.count }
    return indices.sorted { (common[$1], $0) < (common[$0], $1) }.map { self[$0] }.listed
  }
}

/// Suggestions for shorthand from other languages, a single text or number such as `bold 12`, `0 1px black` or `14`, where a
/// theme has a map.
///
/// Each function returns the help for a message, usually the map to write, or nil if the text suggests none.
enum Shorthand {
  /// The map for a font such as `bold 12px Helvetica`.
  static func font(_ node: SyntaxNode) -> String? {
    guard let words = words(of: node) else { return nil }
    var entries: [String] = []
    var family: [String] = []
    for word in words {
      if let number = length(word) {
        entries.append("size: \(number)")
      } else if let weight = FontWeight.allCases.first(where: {
        $0.rawValue.lowercased() == word.lowercased()
      }) {
        entries.append("weight: \(weight.rawValue)")
      } else if word.lowercased() == "italic" {
        entries.append("style: italic")
      } else {
        family.append(word)
      }
    }
    if !family.isEmpty { entries.insert("family: \(family.joined(separator: " "))", at: 0) }
    return map(entries)
  }

  /// The map for a shadow such as `0 1px 2px black`: its lengths in CSS's order, and its color.
  static func shadow(_ node: SyntaxNode, lengths: [String]) -> String? {
    guard let words = words(of: node)?.filter({ $0 != "inset" }), !words.isEmpty,
      words.count > 1 || length(words[0]) == nil
    else { return nil }
    var names = lengths[...]
    var entries: [String] = []
    var color: [String] = []
    for word in words {
      if color.isEmpty, let number = length(word), let name = names.popFirst() {
        entries.append("\(name): \(number)")
      } else {
        color.append(word)
      }
    }
    let written = color.joined(separator: " ")
    if !written.isEmpty {
      let plain = foreignColor(written) ?? written
      entries.append("color: \(plain.hasPrefix("#") ? "\"\(plain)\"" : plain)")
    }
    return map(entries)
  }

  /// The map for insets such as `14` or `0 14 0 9`: top, right, bottom and left, in CSS's order.
  static func insets(_ node: SyntaxNode) -> String? {
    guard let words = words(of: node), case let numbers = words.compactMap(length),
      numbers.count == words.count
    else { return nil }
    let sides: [String]
    switch numbers.count {
    case 1: sides = [numbers[0], numbers[0], numbers[0], numbers[0]]
    case 2: sides = [numbers[0], numbers[1], numbers[0], numbers[1]]
    case 4: sides = numbers
    default: return nil
    }
    let help = map(zip(["top", "right", "bottom", "left"], sides).map { "\($0): \($1)" })
    return help.map { numbers.count == 1 ? $0 : "\($0), if the numbers are in CSS's order" }
  }

  /// The map for a size such as `44x44`, `44 44` or `[44, 44]`: a width and a height.
  static func size(_ node: SyntaxNode) -> String? {
    let words = node.sequence.map { $0.compactMap { $0.scalar?.text } } ?? words(of: node) ?? []
    let numbers = words.flatMap { $0.split { "x×*".contains($0) } }.compactMap { length(String($0)) }
    guard numbers.count == 2 else { return nil }
    return map(["width: \(numbers[0])", "height: \(numbers[1])"])
  }

  /// The same where a single length is allowed too, for which there is no help.
  static func sizeInOne(_ node: SyntaxNode) -> String? {
    node.scalar.map { Points(decimal: $0.text) != nil } ?? false ? nil : size(node)
  }

  /// The number to write for a length with an unsupported unit or character: `30px`, `12sp`, `30,5`.
  static func points(_ text: String) -> String? {
    guard text.utf8.count <= 40 else { return nil }
    let comma = text.split(separator: ",", omittingEmptySubsequences: false)
    if comma.count == 2, comma.allSatisfy({ !$0.isEmpty }), comma[1].allSatisfy(\.isNumber),
      Points(decimal: comma.joined(separator: ".")[...]) != nil
    {
      return "write `\(comma.joined(separator: "."))`: a decimal point is a dot"
    }
    let number = text.prefix { $0.isNumber || $0 == "." || $0 == "-" }
    let unit = text[number.endIndex...].drop { $0 == " " }
    if text == "auto" { return "remove the key to use its default" }
    guard Points(decimal: number) != nil else { return nil }
    if !unit.hasPrefix("//"), unit.contains(where: { "+-*/".contains($0) }) {
      return "write the result as a number"
    }
    switch unit {
    case "%": return "a length is in points; a radius that is too large, such as `999`, makes a capsule"
    case "pt": return "write `\(number)`, or `\(number)pt` without a space"
    case "px" where number == "1": return "write `1px` without a space"
    case "px":
      return "write `\(number)` for points; only `1px`, one pixel at every scale, can be given in pixels"
    case "dp", "dip", "sp": return "write `\(number)`: a point is what Android calls a `dp` or an `sp`"
    case "rem", "em":
      guard let points = Points(decimal: number) else { return nil }
      return
        "write `\(Points(units: points.units * 16))`: `\(unit)` is not supported, and is 16 pixels in browsers"
    default: return nil
    }
  }

  private static func words(of node: SyntaxNode) -> [String]? {
    guard let scalar = node.scalar, !scalar.isNull, scalar.text.utf8.count <= 100, scalar.slip == nil else {
      return nil
    }
    if foreignColor(scalar.text) != nil { return [scalar.text] }
    let words = scalar.text.split { $0 == " " || $0 == "," }.map(String.init)
    return words.isEmpty ? nil : words
  }

  /// The number in a word such as `12px`, without its unit; nil if the word is not a length.
  private static func length(_ word: String) -> String? {
    var number = word[...]
    for unit in ["pt", "px", "dp", "sp"] where number.hasSuffix(unit) { number = number.dropLast(2) }
    return Points(decimal: number) == nil ? nil : String(number)
  }

  private static func map(_ entries: [String]) -> String? {
    entries.isEmpty ? nil : "write `{ \(entries.joined(separator: ", ")) }`"
  }
}
