import ThemeCore
import ThemeDiagnostics
import ThemeModel
import ThemePictures
import ThemeResolution

extension TargetProfile {
  /// What code for UIKit can say; its pictures are the asset catalogue's, whose losses are told beside these.
  package static let uikit = TargetProfile(
    .uikit,
    losses: [
      Loss(.uikitLacksPrompts, uikitLacksPrompts), Loss(.uikitLacksBarStates, uikitLacksBarStates),
      Loss(.uikitCannotCenter, uikitCannotCenter),
      Loss(.uikitCannotPlaceBarTitle, uikitCannotPlaceBarTitle),
      Loss(.uikitIgnoresBarPosition, uikitIgnoresBarPosition), Loss(.uikitLacksFont, uikitLacksFont),
    ])
}

/// Reports looks of bars above a prompt: appearances know none.
@Sendable private func uikitLacksPrompts(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  reportBarVariants(
    context, .uikitLacksPrompts, because: "a bar with a prompt looks the same as one without", &sink
  ) {
    $0[.metrics].name.hasSuffix("Prompt")
  }
}

/// Reports looks of bars in a state.
@Sendable private func uikitLacksBarStates(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  reportBarVariants(context, .uikitLacksBarStates, because: "a navigation bar has no states", &sink) {
    $0.state != .normal
  }
}

/// Reports the first variant of a bar that nobody sees.
private func reportBarVariants(
  _ context: ElementContext, _ code: DiagnosticCode, because reason: String, _ sink: inout DiagnosticSink,
  where isLost: (VariantKey) -> Bool
) {
  guard context.element.id.kind == .navigationBar else { return }
  for (index, variant) in context.element.variants.enumerated()
  where isLost(variant.key) && CatalogTerms.isCatalogued(variant.key) && context.differs(index) {
    sink.report(Diagnostic(code, "`\(variant.key.text)` is ignored: \(reason)", at: variant.range))
    return
  }
}

/// Reports what a theme says of where a bar's title stands, other than its shift.
@Sendable private func uikitCannotPlaceBarTitle(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  guard context.element.id.kind == .navigationBar else { return }
  var once = Once()
  for variant in context.element.variants where CatalogTerms.isCatalogued(variant.key) {
    guard let title = variant.settings.title.value else { continue }
    let ranges = [
      title.insets.range, title.alignment.range, title.verticalAlignment.range, title.truncation.range,
      title.measure.range,
    ]
    guard let range = ranges.lazy.compactMap({ $0 }).first, once.isNew(range) else { continue }
    sink.report(
      Diagnostic(
        .uikitCannotPlaceBarTitle, "bars in UIKit place their titles themselves and support only `offset`",
        at: range))
  }
}

/// Reports art of bars that keeps its size, where UIKit has no say in how it fills them.
@Sendable private func uikitCannotCenter(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  guard context.element.id.kind == .navigationBar else { return }
  let oldest = context.pictures.theme.targets.lazy.compactMap(\.minimumSystem).last?.value
  let hasModes = (oldest ?? MinimumSystem.standard.version) >= 13
  var once = Once()
  for part in context.drawnParts where !part.stretches && CatalogTerms.isCatalogued(part.variant.key) {
    guard part.name == .shadowImage || (part.name == .background && !hasModes), once.isNew(part.range) else {
      continue
    }
    sink.report(
      Diagnostic(
        .uikitCannotCenter,
        "UIKit stretches `\(part.title)` to the width of the bar, but its size should stay the same",
        at: part.range
      ).helping("use caps, or art whose columns are all equal, to fill any width"))
  }
}

/// Reports backgrounds for bars in one place alone.
@Sendable private func uikitIgnoresBarPosition(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  var once = Once()
  for variant in context.element.variants where CatalogTerms.isCatalogued(variant.key) {
    guard let position = variant.settings.position.ranged,
      ![.any, .topAttached].contains(position.value), once.isNew(position.range)
    else { continue }
    sink.report(
      Diagnostic(
        .uikitIgnoresBarPosition,
        "from iOS 13 on, a bar shows its background at every position, not only at `\(position.value.rawValue)`",
        at: position.range))
  }
}

/// Reports fonts of families that an app would have to bring along.
@Sendable private func uikitLacksFont(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  var once = Once()
  for variant in context.element.variants where CatalogTerms.isCatalogued(variant.key) {
    guard let family = variant.settings.title.value?.font.value?.family.ranged,
      family.value.string != "system", !UIKitFonts.families.contains(family.value.string),
      once.isNew(family.range)
    else { continue }
    sink.report(
      Diagnostic(
        .uikitLacksFont,
        "iOS has no font family `\(family.value.string)` and uses the system font unless the app includes the family",
        at: family.range))
  }
}

/// The fonts of iOS.
enum UIKitFonts {
  /// The families that every device has.
  static let families: Set<String> = [
    "Academy Engraved LET", "Al Nile", "American Typewriter", "Apple SD Gothic Neo", "Arial", "Arial Hebrew",
    "Arial Rounded MT Bold", "Avenir", "Avenir Next", "Avenir Next Condensed", "Baskerville", "Bodoni 72",
    "Bodoni 72 Oldstyle", "Bodoni 72 Smallcaps", "Bradley Hand", "Chalkboard SE", "Chalkduster", "Charter",
    "Cochin", "Copperplate", "Courier New", "DIN Alternate", "DIN Condensed", "Damascus",
    "Devanagari Sangam MN", "Didot", "Euphemia UCAS", "Farah", "Futura", "Geeza Pro", "Georgia", "Gill Sans",
    "Helvetica", "Helvetica Neue", "Hiragino Maru Gothic ProN", "Hiragino Mincho ProN", "Hiragino Sans",
    "Hoefler Text", "Impact", "Kailasa", "Kohinoor Bangla", "Kohinoor Devanagari", "Kohinoor Telugu",
    "Marker Felt", "Menlo", "Noteworthy", "Optima", "Palatino", "Papyrus", "Party LET", "PingFang HK",
    "PingFang SC", "PingFang TC", "Rockwell", "Savoye LET", "Snell Roundhand", "Symbol", "Thonburi",
    "Times New Roman", "Trebuchet MS", "Verdana", "Zapf Dingbats", "Zapfino",
  ]
}
