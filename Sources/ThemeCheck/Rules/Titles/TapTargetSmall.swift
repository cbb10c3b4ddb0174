import ThemeCore
import ThemeDiagnostics
import ThemeModel
import ThemePictures
import ThemeResolution

/// Warns of a button that is smaller than a fingertip, once an element.
func tapTargetSmall(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  // The platform's own back button is as easy to hit as it makes it.
  guard context.kind.isButton, !context.isAbstract, context.element.style == .custom else { return }
  var seenOnAndroid: Set<Int>?
  for index in context.facts.indices where context.areNew[index] {
    var target = TapTarget(context, index)
    guard target.isSmall else { continue }
    let seen = seenOnAndroid ?? context.seenOnAndroid
    seenOnAndroid = seen
    if !seen.contains(index) { target.least = TapTarget.least }
    if target.isSmall { return sink.report(.small(target, context, index)) }
  }
}

extension ElementContext {
  /// The places of the variants that Android shows: what is said of it, and what is said of all systems where it is built
  /// for and nothing is said of it.
  fileprivate var seenOnAndroid: Set<Int> {
    let own = element.variants.indices.filter { element.variants[$0].key[.system].platform == .android }
    let shown = profiles.first { $0.platform == .android }?.seen(element).map(\.place) ?? []
    return Set(own + shown)
  }
}

/// What takes touches; nil where layout decides, or the length of a title.
private struct TapTarget {
  let width: Points?
  let height: Points?
  /// What a finger hits with ease as Apple counts it, and the Web's guidelines.
  static let least = Points(44)
  /// The same as Android counts it.
  static let leastOnAndroid = Points(48)

  /// What each side should be at least.
  var least = TapTarget.leastOnAndroid

  init(_ context: ElementContext, _ index: Int) {
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
    let isOfAndroid = least == TapTarget.leastOnAndroid
    // What is large enough stays as it is said.
    let said = context.facts[index].hitArea
    let wanted = (width: target.isNarrow ? least : said?.width, height: max(least, said?.height ?? .zero))
    let sides = wanted.width.map {
      $0 == wanted.height ? "\($0)" : "{ width: \($0), height: \(wanted.height) }"
    }
    let area = "hitArea: \(sides ?? "{ height: \(wanted.height) }")"
    // Other platforms ask for less.
    var elsewhere = target
    elsewhere.least = TapTarget.least
    let system = variant.key[.system]
    var ofSystem = VariantKey.normal
    ofSystem[.system] = system
    let isOnlyAndroid = isOfAndroid && variant.key == ofSystem && !(system.isFallback && elsewhere.isSmall)
    let usesArt = hitArea == nil && (target.isNarrow || target.isLow && height == nil)
    let art = usesArt ? context.part(.background, ofVariant: index)?.images[0].picture : nil
    return Diagnostic(
      .tapTargetSmall,
      "the tap target is \(target.size)\(suffix); it should be at least \(least) × \(least) pt\(isOfAndroid ? " on Android" : "")",
      at: hitArea ?? (target.isLow ? height : nil) ?? context.element.range
    ).also(at: art?.range, art.map { "\($0.size.width) × \($0.size.height) pt" } ?? "")
      .helping(
        isOnlyAndroid
          ? "`systems: { \(system.isFallback ? "android" : system.name): { \(area) } }` enlarges it there without changing the look"
          : "`\(area)` enlarges it without changing the look")
  }
}
