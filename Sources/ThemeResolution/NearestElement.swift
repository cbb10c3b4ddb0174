package import ThemeCore
package import ThemeDiagnostics

/// Something that a name may mean, and where it is written.
package struct NamedPlace {
  let name: String
  let range: SourceRange

  package init(_ name: String, at range: SourceRange) {
    self.name = name
    self.range = range
  }
}

extension Diagnostic {
  /// The same with the element that was probably meant by an unknown name; of many, the first thousand are compared.
  /// `otherwise` is the advice where none is near enough, given the names that were compared.
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
