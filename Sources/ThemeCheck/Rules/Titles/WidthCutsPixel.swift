import ThemeCore
import ThemeDiagnostics
import ThemeModel
import ThemeResolution

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
