import ThemeCore
import ThemeDiagnostics
import ThemeModel
import ThemeResolution

/// Warns of a back button without a maximum width: its title comes from the app and can have any length.
func maximumWidthMissing(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  // The platform truncates the title of its own back button.
  guard context.kind == .backButton, !context.isAbstract, context.element.style == .custom,
    let title = context.titles.first(where: { $0.background != nil && $0.width.maximum == nil })
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
    guard facts.width.isEmpty, case (let minimum?, let maximum?) = variant.ranged(facts.width),
      reported.isNew(maximum.range, minimum.range)
    else { continue }
    let (least, most) = (minimum.value, maximum.value)
    sink.report(
      Diagnostic(
        .maximumWidthSmall,
        "the maximum width, \(most) pt, is smaller than the minimum width, \(least) pt", at: maximum.range
      ).also(at: minimum.range, "\(least) pt")
        .helping("make `maximumWidth` at least \(least), or `minimumWidth` at most \(most)"))
  }
  for title in context.titles {
    guard let maximum = title.width.maximum, let size = title.title.$font?.size, !title.facts.width.isEmpty
    else { continue }
    let taken = title.insets.left + title.insets.right
    let (room, needed) = (maximum.value - taken, size + size)
    // Insets that leave no room at all are reported by the rule `insets-leave-no-room`.
    guard room > .zero, room < needed, reported.isNew(maximum.range) else { continue }
    sink.report(
      Diagnostic(
        .maximumWidthSmall,
        "the maximum width leaves \(room) pt for the title, which is less than two letters need",
        at: maximum.range
      ).also(at: title.variant.range(of: .titleInsets), "\(taken) pt of insets")
        .helping("make `maximumWidth` at least \(taken + needed); 160 is a usual value"))
  }
}

/// Reports insets that leave no room for the title in a button's maximum width or in its height.
func insetsLeaveNoRoom(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  var reported = ReportedPlaces()
  for title in context.titles {
    guard let insets = title.title.$insets else { continue }
    func report(_ first: Points, _ second: Points, _ room: String) -> Diagnostic {
      Diagnostic(
        .insetsLeaveNoRoom, "insets \(first) + \(second) pt leave no room for a title in \(room) pt",
        at: title.insetsRange, "\(first + second) pt")
    }
    if let maximum = title.width.maximum, insets.left + insets.right >= maximum.value,
      reported.isNew(title.insetsRange, maximum.range)
    {
      sink.report(
        report(insets.left, insets.right, "a width of at most \(maximum.value)")
          .also(at: maximum.range, "the maximum width")
          .helping("reduce the insets, or make `maximumWidth` larger than \(insets.left + insets.right)"))
    }
    if let height = title.height, insets.top + insets.bottom >= height.value,
      reported.isNew(title.insetsRange, height.range)
    {
      sink.report(
        report(insets.top, insets.bottom, "a height of \(height.value)")
          .also(at: height.range, "\(height.value) pt high")
          .helping("reduce the insets, or make the button higher than \(insets.top + insets.bottom) pt"))
    }
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
    for property in Property.widths {
      guard let limit = title.variant.facts[size: property] else { continue }
      check(limit, title.variant.range(of: property)) { px, scale, range in
        Diagnostic(
          .widthCutsPixel,
          "`\(property.rawValue)` of \(limit) pt is \(px) px at \(scale.name), not a whole number of pixels",
          at: range
        ).helping("use whole points, \(exact)")
      }
    }
  }
}
