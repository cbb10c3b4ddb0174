import ThemeCore
import ThemeDiagnostics
import ThemeModel
import ThemePictures
import ThemeResolution

/// The least that a finger hits with ease, in points.
private let least = Points(44)

/// Warns of a button that is smaller than a fingertip, once an element.
func tapTargetSmall(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  guard context.element.id.kind.isButton, !context.pictures.theme.isAbstract else { return }
  for index in context.facts.indices where context.areNew[index] {
    let target = TapTarget(context, index)
    if target.width ?? least < least || target.height ?? least < least {
      sink.report(.small(target, context.element.variants[index], context, index))
      return
    }
  }
}

/// What takes touches; nil where layout decides, or the length of a title.
private struct TapTarget {
  let width: Points?
  let height: Points?

  init(_ context: ElementContext, _ index: Int) {
    let facts = context.facts[index]
    height = facts.hitArea?.height ?? context.height(ofVariant: index)?.value
    let part = context.part(.background, ofVariant: index)
    let isTitled = facts.title != nil && facts.icon?.placement != .only
    var art: Points?
    if let part, !isTitled, !part.hasCaps(along: .horizontal) {
      art = max(part.images[0].picture.size.width, facts.minimumWidth ?? .zero)
    }
    width = facts.hitArea?.width ?? art
  }
}

extension Diagnostic {
  fileprivate static func small(
    _ target: TapTarget, _ variant: ResolvedVariant, _ context: ElementContext, _ index: Int
  ) -> Diagnostic {
    let settings = variant.settings
    let isLow = target.height ?? least < least
    let isNarrow = target.width ?? least < least
    let place = settings.hitArea.range ?? (isLow ? settings.height.range : nil) ?? context.element.range
    let size =
      switch (target.width, target.height) {
      case (let width?, let height?): "\(width) × \(height) pt"
      case (let width?, nil): "\(width) pt wide"
      case (nil, let height): "\(height ?? .zero) pt high"
      }
    let suffix = variant.key == .normal ? "" : " in `\(variant.key.text)`"
    let art =
      settings.hitArea.range == nil ? context.part(.background, ofVariant: index)?.images[0].picture : nil
    let diagnostic = Diagnostic(
      .tapTargetSmall, "the tap target is \(size)\(suffix); a finger needs \(least) × \(least) pt", at: place)
    // What is large enough stays as it is said.
    let said = context.facts[index].hitArea
    let width = isNarrow ? least : said?.width
    let height = max(least, said?.height ?? .zero)
    let sides = width.map { $0 == height ? "\(height)" : "{ width: \($0), height: \(height) }" }
    let usesArt = isNarrow || (isLow && settings.height.range == nil)
    return diagnostic.also(
      at: usesArt ? art?.range : nil, art.map { "\($0.size.width) × \($0.size.height) pt" } ?? ""
    )
    .helping(
      "`hitArea: \(sides ?? "{ height: \(height) }")` makes room for a finger, and changes no looks")
  }
}
