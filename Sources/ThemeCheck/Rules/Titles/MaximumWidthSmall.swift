import ThemeCore
import ThemeDiagnostics
import ThemeModel
import ThemeResolution

/// Warns of a largest width below the smallest one, and of one that leaves less than two letters of a title.
func maximumWidthSmall(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  guard context.kind.isButton else { return }
  var reported = ReportedPlaces()
  // Buttons without a title have widths too.
  for (variant, facts) in zip(context.element.variants, context.facts) {
    guard let maximum = facts.maximumWidth, let minimum = facts.minimumWidth, maximum < minimum,
      let place = variant.settings.maximumWidth.range
    else { continue }
    let other = variant.settings.minimumWidth.range
    guard reported.isNew(place, other) else { continue }
    sink.report(
      Diagnostic(
        .maximumWidthSmall,
        "the maximum width, \(maximum) pt, is smaller than the minimum width, \(minimum) pt",
        at: place
      ).also(at: other, "\(minimum) pt").helping("make `maximumWidth` at least \(minimum)"))
  }
  for title in context.titles {
    guard let maximum = title.facts.maximumWidth, let place = title.maximumWidth.range,
      let size = title.title.$font?.size, maximum >= title.facts.minimumWidth ?? .zero
    else { continue }
    let taken = title.insets.left + title.insets.right
    let (room, needed) = (maximum - taken, size + size)
    // Insets that leave nothing at all are an error of their own.
    guard room > .zero, room < needed, reported.isNew(place) else { continue }
    sink.report(
      Diagnostic(
        .maximumWidthSmall,
        "the maximum width leaves \(room) pt for the title, which is less than two letters need",
        at: place
      ).also(at: title.said.insets.range, "\(taken) pt of insets")
        .helping("make `maximumWidth` at least \(taken + needed); 160 is a usual value"))
  }
}
