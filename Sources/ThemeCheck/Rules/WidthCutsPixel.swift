import ThemeCore
import ThemeDiagnostics
import ThemeModel
import ThemeResolution

/// Warns of insets and limits that make a titled button end in the middle of a pixel, though its text is
/// measured in whole points.
func widthCutsPixel(_ context: ElementContext, _ titles: [ButtonTitle], _ sink: inout DiagnosticSink) {
  var once = Once()
  for title in titles where title.title.measure != .exact {
    let scales = title.background?.images.map(\.scale) ?? context.element.scales?.value.scales ?? []
    func cutScale(_ length: Points) -> Scale? { scales.first { length.pixels(at: $0) == nil } }
    if let insets = title.title.insets, let place = title.said.insets.range,
      let scale = cutScale(insets.left + insets.right), once.isNew(place)
    {
      sink.report(.insetsCutPixel(insets.left, insets.right, at: scale, place))
    }
    if case .points(let minimum)? = title.minimumWidth.value, let place = title.minimumWidth.range,
      let scale = cutScale(minimum), once.isNew(place)
    {
      sink.report(.limitCutsPixel("minimumWidth", minimum, at: scale, place))
    }
    if let maximum = title.maximumWidth.ranged, let scale = cutScale(maximum.value),
      once.isNew(maximum.range)
    {
      sink.report(.limitCutsPixel("maximumWidth", maximum.value, at: scale, maximum.range))
    }
  }
}

extension Diagnostic {
  fileprivate static func insetsCutPixel(
    _ left: Points, _ right: Points, at scale: Scale, _ place: SourceRange
  ) -> Diagnostic {
    let sum = left + right
    return Diagnostic(
      .widthCutsPixel,
      "insets \(left) + \(right) pt make every width end inside a pixel: they are \(pixels(sum, scale)) px at \(scale.name)",
      at: place, "\(sum) pt"
    ).helping(
      "use insets that come to a whole number of points; or `measure: exact`, if widths between pixels are meant"
    )
  }

  fileprivate static func limitCutsPixel(
    _ name: String, _ length: Points, at scale: Scale, _ place: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .widthCutsPixel,
      "`\(name)` of \(length) pt is \(pixels(length, scale)) px at \(scale.name): it cuts a pixel",
      at: place
    ).helping("use whole points; or `measure: exact`, if widths between pixels are meant")
  }

  private static func pixels(_ length: Points, _ scale: Scale) -> Points {
    Points(units: length.units * Int64(scale.rawValue))
  }
}
