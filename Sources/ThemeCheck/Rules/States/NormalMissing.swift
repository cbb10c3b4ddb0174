import ThemeCore
import ThemeDiagnostics
import ThemeModel
import ThemePictures
import ThemeResolution

/// Reports elements whose `normal` variant has no art although another variant has, elements that show nothing, and images that
/// have only the platform's own look, which no platform has for images.
func normalMissing(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  let (element, kind) = (context.element, context.kind)
  guard !context.isAbstract else { return }
  if kind == .image, let range = context.systemArtAlone {
    return sink.report(
      Diagnostic(
        .normalMissing,
        "the image `\(element.id.name)` shows nothing: no platform has a look of its own for an image",
        at: range
      ).helping("give it art: `art: { file: art/\(element.id.name).png }`, or remove the image"))
  }
  guard context.art(of: element.variants[0]) == nil else { return }
  let key = kind == .navigationBar ? "background" : "art"
  for variant in element.variants.dropFirst() {
    guard let range = context.art(of: variant) else { continue }
    let others = variant.key.state == .normal ? "every other variant" : "every other state"
    let system = kind.isPicture ? "" : "; `\(key): system` uses the platform's own look"
    return sink.report(
      Diagnostic(
        .normalMissing,
        "`\(variant.key.text)` has art, but `normal`, which \(others) falls back to, has none",
        at: range
      ).also(at: element.range, "has no `\(key)` of its own")
        .helping("set `\(key)` for the element itself\(system)"))
  }
  guard element.variants.allSatisfy({ $0.settings.showsNothing(kind) }) else { return }
  let lack =
    switch kind {
    case .image: "has no art"
    case .part(let id): id.part.content == .picture ? "has no art" : "says nothing"
    case .backButton, .button: "has neither art nor a title nor an icon"
    case .navigationBar: "does not define how it looks"
    }
  sink.report(
    Diagnostic(.normalMissing, "the \(kind.noun) `\(element.id.name)` \(lack)", at: element.range)
      .helping("give it art: `\(key): { file: art/\(element.id.name.split(separator: "/").last ?? "").png }`")
  )
}

extension ElementOverlay {
  /// Whether an element of a kind that has no art has nothing else to show either.
  fileprivate func showsNothing(_ kind: ElementKind) -> Bool {
    switch kind {
    case .image: true
    case .part(let id):
      switch id.part.content {
      case .picture: true
      case .text: title.value == nil
      case .item: title.value == nil && icon.value == nil
      }
    case .backButton, .button: title.value == nil && icon.value == nil
    case .navigationBar:
      title.value == nil && shadowImage.value == nil && backIndicator.value == nil && tint.value == nil
        && translucent.value == nil && height.value == nil && position.value == nil
    }
  }
}

extension ElementContext {
  /// The place that declares the platform's own look for the main part; nil unless every variant has that look.
  fileprivate var systemArtAlone: SourceRange? {
    let parts = element.variants.flatMap { $0.settings.parts(of: kind) }.filter { $0.0 == mainPart }
    guard parts.count == element.variants.count,
      parts.allSatisfy({ $0.1.art.ranged?.value.isSystem == true })
    else { return nil }
    return parts.first?.1.art.ranged?.range
  }

  /// The place that declares the art of a variant's main part; nil if there is none.
  fileprivate func art(of variant: ResolvedVariant) -> SourceRange? {
    variant.settings.parts(of: kind).first { $0.0 == mainPart }?.1.art.ranged?.range
  }
}
