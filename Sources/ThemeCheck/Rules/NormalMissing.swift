import ThemeDiagnostics
import ThemeModel
import ThemePictures
import ThemeResolution
import ThemeSource

/// Reports elements whose fall-back has no art though another variant has, and elements that show nothing.
func normalMissing(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  let element = context.element
  guard !context.isAbstract, context.art(of: element.variants[0]) == nil else { return }
  // Art that was mistyped has been reported: that there is none is what follows from it.
  guard !sink.diagnostics.contains(where: { $0.severity == .error && $0.element == element.id.description })
  else {
    return
  }
  for variant in element.variants.dropFirst() {
    guard let range = context.art(of: variant) else { continue }
    sink.report(.normalMissing(element, variant, range))
    return
  }
  let isEmpty = !element.variants.contains { $0.settings.title.value != nil || $0.settings.icon.value != nil }
  if element.id.kind == .image || element.id.kind.isButton && isEmpty { sink.report(.normalMissing(element)) }
}

extension ElementContext {
  /// Where the art of a variant's main part is written.
  fileprivate func art(of variant: ResolvedVariant) -> SourceRange? {
    variant.settings.parts(of: element.id.kind).first { $0.0 == mainPart }?.1.art.ranged?.range
  }
}

extension Diagnostic {
  fileprivate static func normalMissing(
    _ element: ResolvedElement, _ variant: ResolvedVariant, _ range: SourceRange
  ) -> Diagnostic {
    let isBar = element.id.kind == .navigationBar
    let key = isBar ? "background" : "art"
    let others = variant.key.state == .normal ? "every other variant" : "every other state"
    let advice =
      element.id.kind == .image
      ? "give the element itself `art`"
      : "give the element itself `\(key)`; `\(key): system` is the platform's own look"
    return Diagnostic(
      .normalMissing, "`\(variant.key.text)` has art, but `normal`, which \(others) falls back to, has none",
      at: range
    ).also(at: element.range, "has no `\(key)` of its own").helping(advice)
  }

  fileprivate static func normalMissing(_ element: ResolvedElement) -> Diagnostic {
    let noun = element.id.kind.noun
    return Diagnostic(
      .normalMissing,
      element.id.kind == .image
        ? "the \(noun) `\(element.id.name)` has no art"
        : "the \(noun) `\(element.id.name)` has neither art nor a title nor an icon",
      at: element.range
    ).helping("give it art: `art: { file: art/\(element.id.name).png }`")
  }
}
