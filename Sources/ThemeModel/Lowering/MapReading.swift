package import ThemeDiagnostics
package import ThemeSource
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

extension Diagnostic {
  /// A key that its map doesn't have, with the nearest that it does.
  package static func unknownKey(_ key: Ranged<String>, in table: KeyTable) -> Diagnostic {
    let known = table.keys.map(\.name)
    var diagnostic = Diagnostic(
      .unknownKey, "unknown key `\(key.value.shortened)` in \(table.title)", at: key.range)
    if let nearest = Suggestion.nearest(to: key.value, among: known) {
      diagnostic = diagnostic.helping("did you mean `\(nearest)`?").fixing(key.range, with: nearest)
    } else if case let homes = KeyTable.homes(of: key.value, otherThan: table), !homes.isEmpty {
      let titles = homes.prefix(3).map(\.title).joined(separator: ", ")
      diagnostic = diagnostic.helping("`\(key.value)` is a key of \(titles)")
    } else {
      diagnostic = diagnostic.helping("known are \(known.listed)")
    }
    return diagnostic
  }

  /// A key that means what another of the map means, in another spelling.
  static func sameAgain(_ key: String, _ meaning: String, at range: SourceRange, first: SourceRange)
    -> Diagnostic
  {
    Diagnostic(.duplicateKey, "`\(key.shortened)` is `\(meaning)` again", at: range).also(
      at: first, "first here")
  }

  /// A word that is none of those that are known.
  package static func unknownValue(_ text: String, at range: SourceRange, what: String, known: [String])
    -> Diagnostic
  {
    let diagnostic = Diagnostic(.unknownValue, "unknown \(what) `\(text.shortened)`", at: range)
    if let nearest = Suggestion.nearest(to: text, among: known) {
      return diagnostic.helping("did you mean `\(nearest)`? known are \(known.listed)")
        .fixing(range, with: nearest)
    }
    return known.isEmpty ? diagnostic : diagnostic.helping("known are \(known.listed)")
  }
}

extension [String] {
  /// The names between backticks, with commas; at most twelve.
  package var listed: String {
    let shown = prefix(12).map { "`\($0)`" }.joined(separator: ", ")
    return count > 12 ? shown + ", …" : shown
  }
}
