import ThemeCore
import ThemeDiagnostics
import ThemeModel
import ThemeResolution

/// Warns of a tile whose period is not the same length at every scale.
func tileDiffers(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  for part in context.drawnParts {
    for axis in Axis.allCases where context.tiles(part, along: axis) {
      let found = part.firstDifference { first, other -> (period: Pixels, other: Pixels)? in
        let (period, otherPeriod) = (first.period(along: axis), other.period(along: axis))
        // Plain art has no period, and a pattern of hairlines has the same number of pixels at every scale.
        if period == Pixels(1) || otherPeriod == Pixels(1) || period == otherPeriod { return nil }
        let isSame = Points(period, at: first.scale) == Points(otherPeriod, at: other.scale)
        return isSame ? nil : (period, otherPeriod)
      }
      guard let (first, image, (period, other)) = found else { continue }
      let (from, to) = (first.scale, image.scale)
      sink.report(
        Diagnostic(
          .tileDiffers,
          """
          the tile of `\(context.title(of: part))` repeats every \(Points(period, at: from)) pt at \(from.name), \
          but every \(Points(other, at: to)) pt at \(to.name)
          """,
          at: image.range, "\(other) px at \(to.name)"
        ).also(at: part.slicing.form?.range, "the center is between these caps")
          .helping(
            Points(period, at: from).pixels(at: to).map {
              "a period of \($0) px at \(to.name) matches \(period) px at \(from.name)"
            }))
    }
  }
}
