import ThemeCore
import ThemeDiagnostics
import ThemeModel
import ThemeResolution

/// Warns of a back button without a maximum width: its title comes from the app and can have any length.
func maximumWidthMissing(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  // The platform truncates the title of its own back button.
  guard context.kind == .backButton, !context.isAbstract, context.element.style == .custom,
    let title = context.titles.first(where: { $0.background != nil && $0.facts.maximumWidth == nil })
  else { return }
  sink.report(
    Diagnostic(
      .maximumWidthMissing, "the button is as wide as its title, no matter how long the title is",
      at: title.range
    ).helping("add `maximumWidth: 160` beside `title` to truncate longer titles"))
}

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

/// Warns of insets and of minimum and maximum widths that are not a whole number of pixels, so that a titled button ends within
/// a pixel although its text is measured in whole points.
func widthCutsPixel(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  var reported = ReportedPlaces()
  for title in context.titles where title.title.measure != .exact {
    let scales = title.background?.images.map(\.scale) ?? context.element.scales?.value.scales ?? []
    let exact = "or write `measure: exact` if fractions of a pixel are intended"
    func check(
      _ length: Points, _ range: SourceRange?, _ diagnostic: (Points, Scale, SourceRange) -> Diagnostic
    ) {
      guard let range, let scale = scales.first(where: { length.pixels(at: $0) == nil }),
        reported.isNew(range)
      else { return }
      sink.report(diagnostic(Points(units: length.units * Int64(scale.rawValue)), scale, range))
    }
    func checkLimit(_ limit: Points?, _ property: Property) {
      guard let limit else { return }
      check(limit, title.variant.range(of: property)) { px, scale, range in
        Diagnostic(
          .widthCutsPixel,
          "`\(property.rawValue)` of \(limit) pt is \(px) px at \(scale.name), not a whole number of pixels",
          at: range
        ).helping("use whole points, \(exact)")
      }
    }
    if let insets = title.title.$insets {
      let sum = insets.left + insets.right
      check(sum, title.variant.range(of: .titleInsets)) { px, scale, range in
        Diagnostic(
          .widthCutsPixel,
          """
          insets \(insets.left) + \(insets.right) pt end every width within a pixel: they are \(px) px at \
          \(scale.name)
          """,
          at: range, "\(sum) pt"
        ).helping("use insets that add up to a whole number of points, \(exact)")
      }
    }
    checkLimit(title.variant.facts.minimumWidth, .minimumWidth)
    checkLimit(title.variant.facts.maximumWidth, .maximumWidth)
  }
}
