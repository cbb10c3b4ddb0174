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
  guard element.variants.allSatisfy({ $0.showsNothing(kind) }) else { return }
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

extension ResolvedVariant {
  /// Whether an element of a kind that has no art has nothing else to show either.
  fileprivate func showsNothing(_ kind: ElementKind) -> Bool {
    switch kind {
    case .image: true
    case .part(let id):
      switch id.part.content {
      case .picture: true
      case .text: facts.title == nil
      case .item: facts.title == nil && facts.icon == nil
      }
    case .backButton, .button: facts.title == nil && facts.icon == nil
    case .navigationBar:
      facts.title == nil && facts.tint == nil && facts.translucent == nil && facts.height == nil
        && facts.$position == nil && part(.shadowImage) == nil && part(.backIndicator) == nil
    }
  }
}

extension ElementContext {
  /// The place that declares the platform's own look for the main part; nil unless every variant has that look.
  fileprivate var systemArtAlone: SourceRange? {
    let parts = element.variants.flatMap(\.parts).filter { $0.name == mainPart }
    guard parts.count == element.variants.count,
      parts.allSatisfy({ $0.art?.value.isSystem == true })
    else { return nil }
    return parts.first?.art?.range
  }

  /// The place that declares the art of a variant's main part; nil if there is none.
  fileprivate func art(of variant: ResolvedVariant) -> SourceRange? { variant.part(mainPart)?.art?.range }
}
