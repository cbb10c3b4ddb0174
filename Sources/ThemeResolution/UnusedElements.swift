import ThemeCore
import ThemeDiagnostics
import ThemeModel

/// Reports abstract elements that the theme's own file declares and that no other element is `like`.
func reportUnusedElements(_ theme: Theme, _ sink: inout DiagnosticSink) {
  guard theme.elements.contains(where: \.isAbstract) else { return }
  let liked = Set(
    theme.elements.compactMap { element in
      element.like.map { ElementID(element.id.kind, $0.value).whole }
    })
  var told: Set<String> = []
  for element in theme.elements
  where element.isAbstract && element.range.source == theme.source && !liked.contains(element.id.whole) {
    // A control is reported once, at the first of its parts.
    guard told.insert(element.id.whole).inserted else { continue }
    let noun = if case .part(let id) = element.id.kind { id.control.noun } else { element.id.kind.noun }
    sink.report(
      Diagnostic(
        .unusedElement, "the \(noun) `\(element.id.controlName)` is abstract, and no other is like it",
        at: element.range
      ).helping("remove it, make another \(noun) `like` it, or remove `abstract`")
        .about(element.id.description))
  }
}

extension ElementID {
  /// The kind and the name of the element, or those of the control that it is a part of.
  fileprivate var whole: String {
    if case .part(let id) = kind { return "\(id.control.key)/\(controlName)" }
    return "\(kind.key)/\(name)"
  }
}
