import ThemeCore
import ThemeDiagnostics
import ThemeModel
import ThemePictures
import ThemeResolution

/// Warns of a button that is smaller than a fingertip, once an element.
func tapTargetSmall(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  guard context.kind.isButton, !context.isAbstract else { return }
  for index in context.facts.indices where context.areNew[index] {
    let target = TapTarget(context, index)
    if target.isSmall { return sink.report(.small(target, context, index)) }
  }
}

/// What takes touches; nil where layout decides, or the length of a title.
private struct TapTarget {
  let width: Points?
  let height: Points?
  /// What a finger hits with ease, in points: Android asks for more than Apple.
  let least: Points

  init(_ context: ElementContext, _ index: Int) {
    least = Points(context.element.variants[index].key[.system].platform == .android ? 48 : 44)
    let facts = context.facts[index]
    height = facts.hitArea?.height ?? context.height(ofVariant: index)?.value
    let part = context.part(.background, ofVariant: index)
    let isTitled = facts.title != nil && facts.icon?.placement != .only
    var art: Points?
    if let part, !isTitled, !part.hasCaps(along: .horizontal), !part.isPlain {
      art = max(part.images[0].picture.size.width, facts.minimumWidth ?? .zero)
    }
    width = facts.hitArea?.width ?? art
  }

  var isLow: Bool { height ?? least < least }
  var isNarrow: Bool { width ?? least < least }
  var isSmall: Bool { isLow || isNarrow }

  var size: String {
    switch (width, height) {
    case (let width?, let height?): "\(width) × \(height) pt"
    case (let width?, nil): "\(width) pt wide"
    case (nil, let height): "\(height ?? .zero) pt high"
    }
  }
}

extension Diagnostic {
  fileprivate static func small(_ target: TapTarget, _ context: ElementContext, _ index: Int) -> Diagnostic {
    let variant = context.element.variants[index]
    let (hitArea, height) = (variant.settings.hitArea.range, variant.settings.height.range)
    let suffix = variant.key == .normal ? "" : " in `\(variant.key.text)`"
    let least = target.least
    let platform = variant.key[.system].platform == .android ? " on Android" : ""
    // What is large enough stays as it is said.
    let said = context.facts[index].hitArea
    let wanted = (width: target.isNarrow ? least : said?.width, height: max(least, said?.height ?? .zero))
    let sides = wanted.width.map {
      $0 == wanted.height ? "\($0)" : "{ width: \($0), height: \(wanted.height) }"
    }
    let usesArt = hitArea == nil && (target.isNarrow || target.isLow && height == nil)
    let art = usesArt ? context.part(.background, ofVariant: index)?.images[0].picture : nil
    return Diagnostic(
      .tapTargetSmall,
      "the tap target is \(target.size)\(suffix); it should be at least \(least) × \(least) pt\(platform)",
      at: hitArea ?? (target.isLow ? height : nil) ?? context.element.range
    ).also(at: art?.range, art.map { "\($0.size.width) × \($0.size.height) pt" } ?? "")
      .helping(
        platform.isEmpty
          ? "`hitArea: \(sides ?? "{ height: \(wanted.height) }")` enlarges it without changing the look"
          : "a `hitArea` of \(least) points for `android` enlarges it without changing the look")
  }
}
