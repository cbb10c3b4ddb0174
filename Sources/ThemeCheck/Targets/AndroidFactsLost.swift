import ThemeCore
import ThemeDiagnostics
import ThemeModel
import ThemeResolution

/// Reports versions of Android that there are not.
@Sendable func androidLacksVersion(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  for (index, variant) in context.element.variants.enumerated() {
    let system = variant.key[.system].name
    guard system.hasPrefix("android-"), let version = Int(system.dropFirst(8)),
      AndroidVersion.level(ofVersion: version) == nil, context.differs(index)
    else { continue }
    let diagnostic = Diagnostic(
      .androidLacksVersion, "`\(variant.key.text)` is ignored: themec does not know Android \(version)",
      at: variant.range)
    let meant = AndroidVersion.version(ofLevel: version)
    sink.report(
      diagnostic.helping(
        meant.map { "API level \(version) is version \($0): `android-\($0)`" }
          ?? "themec knows the versions from \(AndroidVersion.first) on"))
    return
  }
}

/// Reports templates.
@Sendable func androidCannotTint(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  var once = Once()
  for variant in context.element.variants {
    guard let intent = variant.settings.renderingIntent.ranged, intent.value == .template,
      AndroidConfiguration(variant.key) != nil, once.isNew(intent.range)
    else { continue }
    sink.report(
      Diagnostic(
        .androidCannotTint, "the drawable keeps its colors: set the tint where you show it", at: intent.range)
    )
  }
}

/// Reports what a state changes besides art and colors.
@Sendable func androidCannotVaryByState(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  var once = Once()
  for (index, variant) in context.element.variants.enumerated()
  where variant.key.state != .normal && AndroidConfiguration(variant.key) != nil {
    var key = variant.key
    key[.state] = AxisValue(.state, code: 0)
    guard let normal = context.element.index(of: key),
      let what = context.facts[index].change(from: context.facts[normal]), once.isNew(variant.range)
    else { continue }
    sink.report(
      Diagnostic(
        .androidCannotVaryByState, "`\(variant.key.text)` has the normal state's \(what) on Android",
        at: variant.range))
  }
}

extension VariantFacts {
  /// What differs that no list of states can hold, by its key; nil for nothing.
  fileprivate func change(from normal: VariantFacts) -> String? {
    // A list of colors needs one for the normal state.
    if normal.title?.color == nil, title?.color != nil { return "missing `title.color`" }
    if normal.icon?.tint == nil, icon?.tint != nil { return "missing `icon.tint`" }
    if normal.title?.color != nil, title?.color == nil { return "`title.color`" }
    if normal.icon?.tint != nil, icon != nil, icon?.tint == nil { return "`icon.tint`" }
    if title?.shadow != normal.title?.shadow { return "`title.shadow`" }
    if title?.font != normal.title?.font { return "`title.font`" }
    if title?.padding != normal.title?.padding { return "`title.insets` and `title.offset`" }
    if title?.alignment != normal.title?.alignment { return "`title.alignment`" }
    if title?.verticalAlignment != normal.title?.verticalAlignment { return "`title.verticalAlignment`" }
    if title?.truncation != normal.title?.truncation { return "`title.truncation`" }
    if icon?.placement != normal.icon?.placement || icon?.gap != normal.icon?.gap {
      return "place of the icon"
    }
    if height != normal.height { return "`height`" }
    if minimumWidth != normal.minimumWidth { return "`minimumWidth`" }
    if maximumWidth != normal.maximumWidth { return "`maximumWidth`" }
    return nil
  }
}

/// Reports what a theme says of where a bar's title stands.
@Sendable func androidCannotPlaceBarTitle(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  guard context.element.id.kind == .navigationBar else { return }
  var once = Once()
  for variant in context.element.variants where AndroidConfiguration(variant.key) != nil {
    guard let title = variant.settings.title.value else { continue }
    let ranges = [
      title.insets.range, title.offset.range, title.alignment.range, title.verticalAlignment.range,
    ]
    guard let range = ranges.lazy.compactMap({ $0 }).first, once.isNew(range) else { continue }
    sink.report(
      Diagnostic(.androidCannotPlaceBarTitle, "bars on Android place their titles themselves", at: range))
  }
}

/// Reports fonts of families that Android lacks.
@Sendable func androidLacksFont(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  var once = Once()
  for variant in context.element.variants where AndroidConfiguration(variant.key) != nil {
    guard let family = variant.settings.title.value?.font.value?.family.ranged,
      family.value.string != "system", !AndroidFont.families.contains(family.value.string),
      once.isNew(family.range)
    else { continue }
    sink.report(
      Diagnostic(
        .androidLacksFont, "Android has no font family `\(family.value.string)` and uses its default",
        at: family.range
      ).helping("`system` and \(AndroidFont.families.listed) are available"))
  }
}

/// The fonts of Android.
enum AndroidFont {
  /// The families that every device has.
  static let families = [
    "casual", "cursive", "monospace", "sans-serif", "sans-serif-condensed", "serif", "serif-monospace",
  ]
}
