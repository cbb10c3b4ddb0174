import ThemeCore
import ThemeDiagnostics
import ThemeModel
import ThemePictures
import ThemeResolution

/// Warns of a button whose tap target is smaller than the platforms' guidelines recommend. It reports each element once.
func tapTargetSmall(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  // The platform sets the tap target of its own back button.
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
  /// The indices of the variants that Android shows: those declared for Android and, if Android is a requested target, all
  /// others that it shows.
  fileprivate var seenOnAndroid: Set<Int> {
    let own = element.variants.indices.filter { element.variants[$0].key[.system].platform == .android }
    let shown = profiles.first { $0.platform == .android }?.seen(element).map(\.place) ?? []
    return Set(own + shown)
  }
}

/// The area of a button that accepts touches, in points. A side is nil if layout or the length of a title decides it.
private struct TapTarget {
  let width: Points?
  let height: Points?
  /// The smallest side of a tap target that Apple's and the Web's guidelines recommend.
  static let least = Points(44)
  /// The smallest side of a tap target that Android's guidelines recommend.
  static let leastOnAndroid = Points(48)

  /// The smallest length that each side should have on the platforms that show the variant.
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
    let (hitArea, height) = (variant.range(of: .hitArea), variant.range(of: .height))
    let suffix = variant.key == .normal ? "" : " in `\(variant.key.text)`"
    let least = target.least
    let isOfAndroid = least == TapTarget.leastOnAndroid
    // A side that is large enough keeps its declared length.
    let said = context.facts[index].hitArea
    let wanted = (width: target.isNarrow ? least : said?.width, height: max(least, said?.height ?? .zero))
    let sides = wanted.width.map {
      $0 == wanted.height ? "\($0)" : "{ width: \($0), height: \(wanted.height) }"
    }
    let area = "hitArea: \(sides ?? "{ height: \(wanted.height) }")"
    // The other platforms recommend a smaller minimum, so the target may be large enough there.
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
