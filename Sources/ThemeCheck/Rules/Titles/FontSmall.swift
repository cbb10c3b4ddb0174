import ThemeCore
import ThemeDiagnostics
import ThemeModel
import ThemeResolution

/// The smallest size that the platforms' guidelines call readable, in points.
private let smallest = Points(11)

/// Warns of a title whose font is smaller than the platforms' guidelines recommend. It reports each declared size once.
func fontSmall(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  var reported = ReportedPlaces()
  for (variant, facts) in zip(context.element.variants, context.facts) {
    guard let size = facts.title?.font.size, size < smallest,
      let place = variant.range(of: .titleFontSize), reported.isNew(place)
    else { continue }
    sink.report(
      Diagnostic(.fontSmall, "text of \(size) pt is hard to read", at: place)
        .helping("`size: \(smallest)` is the smallest size that the guidelines of the platforms recommend"))
  }
}
