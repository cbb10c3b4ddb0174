package import ThemeCore
package import ThemeDiagnostics
package import ThemeSyntax

extension SyntaxNode {
  /// The entries of a map, or none after a report that it is something else.
  package func entries(
    expected: @autoclosure () -> String, _ sink: inout DiagnosticSink
  ) -> [Mapping.Entry] {
    if case .mapping(let mapping) = value { return mapping.entries }
    sink.report(.wrongType(expected: expected(), found: self))
    return []
  }
}

extension DiagnosticSink {
  /// Reports a key that its map doesn't have; the first of them with what was meant.
  mutating func report(unknownKey key: Ranged<String>, in list: (some KeyList).Type) {
    report(.unknownKey(key, in: list.title, maySearch() ? KeyTable(list) : nil))
  }

  mutating func report(unknownKey key: Ranged<String>, in table: KeyTable) {
    report(.unknownKey(key, in: table.title, maySearch() ? table : nil))
  }
}

extension Diagnostic {
  /// A key that its map doesn't have, with the nearest of a table, unless none is searched.
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
      diagnostic = diagnostic.helping("`\(key.value)` is a key of \(titles)")
    } else {
      diagnostic = diagnostic.helping("known are \(known.listed(upTo: known.count))")
    }
    return diagnostic
  }

  /// A key that means what another of the map means, in another spelling.
  static func sameAgain(_ key: String, _ meaning: String, at range: SourceRange, first: SourceRange)
    -> Diagnostic
  {
    Diagnostic(.duplicateKey, "`\(key.shortened)` repeats the key `\(meaning)`", at: range).also(
      at: first, "first here")
  }

  /// A word that is none of those that are known.
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
  /// Whether it is seen as a space, or not at all, and is a letter to YAML.
  fileprivate var isBlankToPeople: Bool {
    switch value {
    case 0xA0, 0x2000...0x200F, 0x202F, 0x205F, 0x2060, 0x3000, 0xFEFF: true
    default: false
    }
  }
}

extension [String] {
  /// The names between backticks, with commas; at most twelve.
  package var listed: String { listed(upTo: 12) }

  /// The same, at most as many as `limit`.
  func listed(upTo limit: Int) -> String {
    let shown = prefix(limit).map { "`\($0)`" }.joined(separator: ", ")
    return count > limit ? shown + ", …" : shown
  }

  /// The same, those first that begin as `name` does, so that none of them is left out for others.
  package func listed(near name: String) -> String {
    guard count > 12 else { return listed }
    let common = map { zip($0.utf8, name.utf8).prefix { $0 == $1 }.count }
    return indices.sorted { (common[$1], $0) < (common[$0], $1) }.map { self[$0] }.listed
  }
}
