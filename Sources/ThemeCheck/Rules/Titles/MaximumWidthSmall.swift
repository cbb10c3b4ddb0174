import ThemeCore
import ThemeDiagnostics
import ThemeModel
import ThemeResolution

/// Warns of a maximum width below the minimum width, and of one that leaves less room for the title than two letters need.
func maximumWidthSmall(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  guard context.kind.isButton else { return }
  var reported = ReportedPlaces()
  // Buttons without a title have widths too, so this check does not go by titles.
  for (variant, facts) in zip(context.element.variants, context.facts) {
    guard let maximum = facts.maximumWidth, let minimum = facts.minimumWidth, maximum < minimum,
      let place = variant.range(of: .maximumWidth)
    else { continue }
    let other = variant.range(of: .minimumWidth)
    guard reported.isNew(place, other) else { continue }
    sink.report(
      Diagnostic(
        .maximumWidthSmall,
        "the maximum width, \(maximum) pt, is smaller than the minimum width, \(minimum) pt",
        at: place
      ).also(at: other, "\(minimum) pt").helping(
        "make `maximumWidth` at least \(minimum), or `minimumWidth` at most \(maximum)"))
  }
  for title in context.titles {
    guard let maximum = title.facts.maximumWidth, let place = title.variant.range(of: .maximumWidth),
      let size = title.title.$font?.size, maximum >= title.facts.minimumWidth ?? .zero
    else { continue }
    let taken = title.insets.left + title.insets.right
    let (room, needed) = (maximum - taken, size + size)
    // Insets that leave no room at all are reported by the rule `insets-leave-no-room`.
    guard room > .zero, room < needed, reported.isNew(place) else { continue }
    sink.report(
      Diagnostic(
        .maximumWidthSmall,
        "the maximum width leaves \(room) pt for the title, which is less than two letters need",
        at: place
      ).also(at: title.variant.range(of: .titleInsets), "\(taken) pt of insets")
        .helping("make `maximumWidth` at least \(taken + needed); 160 is a usual value"))
  }
}
