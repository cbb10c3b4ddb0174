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
  /// noun for the word.
  package static func unknownValue(_ text: String, at range: SourceRange, what: String, known: [String])
    -> Diagnostic
  {
    let diagnostic = Diagnostic(.unknownValue, "unknown \(what) `\(text.shortened)`", at: range)
    if let slip = Scalar(text, isQuoted: false).slip { return diagnostic.helping(words: slip) }
    if let nearest = Suggestion.nearest(to: text, among: known) {
      return diagnostic.helping("did you mean `\(nearest)`? known are \(known.listed)")
        .fixing(range, with: nearest)
    }
    return known.isEmpty ? diagnostic : diagnostic.helping("known are \(known.listed)")
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
