import ThemeCore
import ThemeDiagnostics
import ThemeModel

/// Reports abstract elements that the theme's own file writes and that no other is like.
func reportUnusedElements(_ theme: Theme, _ sink: inout DiagnosticSink) {
  guard theme.elements.contains(where: \.isAbstract) else { return }
  let liked = Set(
    theme.elements.compactMap { element in element.like.map { ElementID(element.id.kind, $0.value) } })
  for element in theme.elements
  where element.isAbstract && element.range.source == theme.source && !liked.contains(element.id) {
    let (noun, name) = (element.id.kind.noun, element.id.name)
    sink.report(
      Diagnostic(
        .unusedElement, "the \(noun) `\(name)` is abstract, and no other is like it", at: element.range
      ).helping("remove it, make another \(noun) `like` it, or remove `abstract`")
        .about(element.id.description))
  }
}
