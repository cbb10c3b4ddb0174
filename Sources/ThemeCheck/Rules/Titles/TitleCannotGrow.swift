import ThemeCore
import ThemeDiagnostics
import ThemeModel
import ThemeResolution

/// Warns of a title that is declared to follow the user's text size but has no room to become larger.
func titleCannotGrow(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  var reported = ReportedPlaces()
  for title in context.newTitles() {
    guard let font = title.title.$font, let maximum = font.maximumSize, maximum <= font.size,
      let scales = title.variant.range(of: .titleFontScales),
      reported.isNew(scales, title.height?.range)
    else { continue }
    sink.report(
      Diagnostic(
        .titleCannotGrow, "there is room for text of \(maximum) pt, so this text never becomes larger",
        at: scales
      ).also(at: title.height?.range, "\(title.height?.value ?? .zero) pt high")
        .helping("make the button higher or its insets smaller, or leave out `scales`"))
  }
}
