import ThemeCore
import ThemeDiagnostics
import ThemeModel
import ThemeResolution

/// Warns of a largest width below the smallest one, and of one that leaves less than two letters of a title.
func maximumWidthSmall(_ context: ElementContext, _ titles: [ButtonTitle], _ sink: inout DiagnosticSink) {
  var once = Once()
  // Buttons without a title have widths too.
  for (index, facts) in context.facts.enumerated() {
    guard let maximum = facts.maximumWidth, let minimum = facts.minimumWidth, maximum < minimum,
      let place = context.element.variants[index].settings.maximumWidth.range
    else { continue }
    let other = context.element.variants[index].settings.minimumWidth.range
    if once.isNew(place, other) { sink.report(.belowMinimum(maximum, minimum, at: place, other)) }
  }
  for title in titles {
    guard let maximum = title.facts.maximumWidth, let place = title.maximumWidth.range,
      let size = title.title.font?.size, maximum >= title.facts.minimumWidth ?? .zero
    else { continue }
    let room = maximum - title.insets.left - title.insets.right
    let needed = size + size
    // Insets that leave nothing at all are an error of their own.
    if room > .zero, room < needed, once.isNew(place) {
      sink.report(.littleRoom(room, needed: needed, maximum, at: place, title.said.insets.range))
    }
  }
}

extension Diagnostic {
  fileprivate static func belowMinimum(
    _ maximum: Points, _ minimum: Points, at place: SourceRange, _ other: SourceRange?
  ) -> Diagnostic {
    Diagnostic(
      .maximumWidthSmall, "the largest width, \(maximum) pt, is below the smallest, \(minimum) pt", at: place
    ).also(at: other, "\(minimum) pt").helping("make `maximumWidth` at least \(minimum)")
  }

  fileprivate static func littleRoom(
    _ room: Points, needed: Points, _ maximum: Points, at place: SourceRange, _ insets: SourceRange?
  ) -> Diagnostic {
    Diagnostic(
      .maximumWidthSmall, "the largest width leaves \(room) pt for the title, less than two letters",
      at: place
    ).also(at: insets, "\(maximum - room) pt of insets").helping(
      "make `maximumWidth` at least \(maximum - room + needed); 160 is usual")
  }
}
