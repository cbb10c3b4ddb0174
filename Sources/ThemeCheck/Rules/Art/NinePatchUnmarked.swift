import ThemeCore
import ThemeDiagnostics
import ThemeModel
import ThemePictures
import ThemeResolution

/// Warns of a nine-patch that is stretched by its marks but has none for an axis, so that its whole length is scaled along that
/// axis. It reports each file once.
func ninePatchUnmarked(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  var reported = ReportedPlaces()
  for part in context.drawnParts where part.slicing.form == nil {
    for image in part.images {
      guard let axes = image.picture.measured.marks?.unmarked, !axes.isEmpty,
        reported.isNew(image.range)
      else { continue }
      let file = image.picture.recipe.file ?? .root
      let edges = axes.map { $0 == .horizontal ? "top" : "left" }.joined(separator: " and ")
      sink.report(
        Diagnostic(
          .ninePatchUnmarked,
          "`\(file)` marks no stretching range on its \(edges) edge\(axes.count > 1 ? "s" : "")",
          at: image.range
        ).noting("its whole \(axes.map(\.length).joined(separator: " and ")) is scaled")
          .helping("mark the stretching range in black, or set caps (`caps: auto` finds them)"))
    }
  }
}
