import ThemeCore
import ThemeDiagnostics
import ThemeModel
import ThemePictures
import ThemeResolution

/// Warns of a color in `swap` that no pixel has, in any variant and at any scale that uses the entry.
func swapUnused(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  var used: [SourceRange: Bool] = [:]
  var entries: [Ranged<Color>] = []
  for (variant, parts) in zip(context.element.variants, context.variants) {
    for part in parts {
      let art = variant.settings.part(part.name, of: context.kind)?.art.value
      for from in (art?.swap.value ?? []).map(\.from) {
        let isUsed = part.images.contains { !$0.picture.measured.unusedSwaps.contains(from.value) }
        if let known = used[from.range] {
          used[from.range] = known || isUsed
        } else {
          used[from.range] = isUsed
          entries.append(from)
        }
      }
    }
  }
  // An entry that comes from another element by `like` may be meant for the art of that one.
  let own = context.element.range
  for from in entries where used[from.range] == false && from.range.source == own.source {
    guard from.range.start > own.start else { continue }
    sink.report(
      Diagnostic(
        .swapUnused, "no pixel has the color `\(from.value)`, so nothing is replaced", at: from.range
      )
      .helping("pick the color from the art itself: only pixels of exactly this color are replaced"))
  }
}
