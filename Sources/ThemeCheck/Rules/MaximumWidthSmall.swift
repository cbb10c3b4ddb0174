import ThemeDiagnostics
import ThemeGeometry
import ThemeModel
import ThemeResolution
import ThemeSource

/// Warns of a largest width below the smallest one, and of one that leaves less than two letters of a title.
func maximumWidthSmall(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  guard context.element.id.kind.isButton else { return }
  var once = Once()
  for (variant, facts) in zip(context.element.variants, context.facts) where !variant.isMirrored {
    guard let maximum = facts.maximumWidth, let minimum = facts.minimumWidth, maximum < minimum,
      let place = variant.settings.maximumWidth.range
    else { continue }
    if once.isNew(place, variant.settings.minimumWidth.range) {
      sink.report(.belowMinimum(maximum, minimum, at: place, variant.settings.minimumWidth.range))
    }
  }
  for title in context.titles {
    guard let maximum = title.facts.maximumWidth, let place = title.variant.settings.maximumWidth.range,
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
