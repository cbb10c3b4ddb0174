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
      art = max(part.images[0].picture.size.width, facts.width.minimum ?? .zero)
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
    let isOnlyAndroid =
      isOfAndroid && variant.key == VariantKey.normal.with(system)
      && !(system.isFallback && elsewhere.isSmall)
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

/// The usual height of an icon, in points.
private let usual = Points(24)

/// Warns of an icon that is larger than what shows it: a button, a bar with its back indicator, or a tab bar.
func iconTooLarge(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  var reported = ReportedPlaces()
  for (index, variant) in context.element.variants.enumerated() where !variant.isMirrored {
    guard let icon = context.iconPart(ofVariant: index),
      icon.isNew || context.areNew[index], let room = context.roomForIcon(index), !room.holds(icon),
      reported.isNew(icon.range, room.range)
    else { continue }
    sink.report(.tooLarge(icon, in: room))
  }
}

/// What shows an icon.
private struct IconRoom {
  /// The noun: "button".
  let noun: String
  /// The largest sides in points; nil for a side that layout decides about.
  let width: Points?
  let height: Points?
  /// The place that declares the side that is exceeded, if there is one.
  let range: SourceRange?

  func holds(_ icon: PartContext) -> Bool {
    let size = icon.images[0].picture.size
    return size.width <= width ?? size.width && size.height <= height ?? size.height
  }

  /// The sides of a picture that is made smaller until it fits and is at most as high as icons usually are: whole points, the
  /// shorter side rounded down.
  func fitting(_ size: Size<Points>) -> (width: Int, height: Int) {
    func whole(_ length: Points) -> Int { max(1, Int(length.units / Points.unitsPerPoint)) }
    let high = whole(min(usual, height ?? usual))
    let wide = max(1, Int(size.width.units * Int64(high) / size.height.units))
    guard let width, wide > whole(width) else { return (wide, high) }
    return (whole(width), max(1, Int(size.height.units * Int64(whole(width)) / size.width.units)))
  }

  /// The sides, as in "44 pt high".
  var size: String {
    switch (width, height) {
    case (let width?, let height?): "\(width) × \(height) pt"
    case (let width?, nil): "at most \(width) pt wide"
    case (nil, let height): "\(height ?? .zero) pt high"
    }
  }
}

extension ElementContext {
  fileprivate func iconPart(ofVariant index: Int) -> PartContext? {
    switch kind {
    case .button, .backButton: part(.icon, ofVariant: index)
    case .navigationBar: part(.backIndicator, ofVariant: index)
    case .part(let id) where id.control.key == "tabBars" && id.part.name == "icons":
      part(.image, ofVariant: index)
    case .part, .image: nil
    }
  }

  fileprivate func roomForIcon(_ index: Int) -> IconRoom? {
    let variant = element.variants[index]
    switch kind {
    case .button, .backButton:
      let height = height(ofVariant: index)
      let icon = part(.icon, ofVariant: index)?.images[0].picture.size
      var width = variant.ranged(facts[index].width).maximum
      if width == nil, let art = part(.background, ofVariant: index), !art.stretches, !art.isPlain {
        width = Ranged(art.images[0].picture.size.width, art.range)
      }
      let isHigh = icon.map { $0.height > height?.value ?? $0.height } ?? false
      return IconRoom(
        noun: "button", width: width?.value, height: height?.value,
        range: isHigh ? height?.range : width?.range)
    case .navigationBar:
      guard let height = barHeight(facts[index].height, variant.key) else { return nil }
      return IconRoom(noun: "bar", width: nil, height: height, range: variant.range(of: .height))
    case .part: return IconRoom(noun: "tab bar", width: nil, height: Points(49), range: nil)
    case .image: return nil
    }
  }
}

extension Diagnostic {
  fileprivate static func tooLarge(_ icon: PartContext, in room: IconRoom) -> Diagnostic {
    let size = icon.images[0].picture.size
    let (width, height) = room.fitting(size)
    let fitting = "\(width) × \(height) pt"
    let help: DiagnosticText =
      if case .svg = icon.origin.unflipped {
        "write `svg: { file: …, size: \(height) }`, which draws it as \(fitting)"
      } else {
        "use a picture of about \(fitting)"
      }
    return Diagnostic(
      .iconTooLarge,
      "the icon is \(size.width) × \(size.height) pt, larger than its \(room.noun), which is \(room.size)",
      at: icon.range, "\(size.width) × \(size.height) pt"
    ).also(at: room.range, room.size).helping(help)
  }
}
