package import ThemeCore
package import ThemeDiagnostics

/// A known name, and the place where it is declared.
package struct NamedPlace {
  let name: String
  let range: SourceRange

  package init(_ name: String, at range: SourceRange) {
    self.name = name
    self.range = range
  }
}

extension Diagnostic {
  /// The diagnostic with a suggestion of the known name that is nearest to an unknown one, and a fix that replaces it. Only the
  /// first thousand names are compared.
  ///
  /// If none is near enough, `otherwise` gives the advice, from the names that were compared.
  package func suggesting(
    nearest noun: String = "element", to name: String, at range: SourceRange,
    among elements: some Sequence<NamedPlace>, otherwise: ([String]) -> DiagnosticText?
  ) -> Diagnostic {
    let elements = Array(elements.prefix(1_000))
    let names = elements.map(\.name)
    guard let nearest = Suggestion.nearest(to: name, among: names) else { return helping(otherwise(names)) }
    return also(at: elements.first { $0.name == nearest }?.range, "the nearest \(noun)")
      .helping("did you mean `\(nearest)`?").fixing(range, with: nearest)
  }
}
