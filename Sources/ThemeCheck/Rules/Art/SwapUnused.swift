import ThemeCore
import ThemeDiagnostics
import ThemeModel
import ThemePictures
import ThemeResolution

/// Warns of a color in `swap` that no pixel has, in any variant and at any scale that uses the entry.
func swapUnused(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  var used: Set<SourceRange> = []
  var entries: [Ranged<Color>] = []
  for (variant, parts) in zip(context.element.variants, context.variants) {
    for part in parts {
      let art = variant.part(part.name)?.art?.value
      for from in (art?.swaps ?? []).map(\.from) {
        entries.append(from)
        if part.images.contains(where: { !$0.picture.measured.unusedSwaps.contains(from.value) }) {
          used.insert(from.range)
        }
      }
    }
  }
  // An entry that comes from another element by `like` may be meant for the art of that one.
  let own = context.element.range
  var reported = ReportedPlaces()
  for from in entries where !used.contains(from.range) && reported.isNew(from.range) {
    guard from.range.source == own.source, from.range.start > own.start else { continue }
    sink.report(
      Diagnostic(
        .swapUnused, "no pixel has the color `\(from.value)`, so nothing is replaced", at: from.range
      )
      .helping("pick the color from the art itself: only pixels of exactly this color are replaced"))
  }
}
