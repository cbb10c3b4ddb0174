import ThemeCore
import ThemeDiagnostics

/// Refuses a bar's art without caps whose widths at two scales are not as the scales are: 320 px and 641 px.
func widthNotMultiple(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  for part in context.drawnParts where context.isFilled(part, along: .horizontal) {
    let found = part.firstDifference { first, other in
      part.differs(first, other, along: .horizontal, stretches: true) ? Axis.horizontal : nil
    }
    guard let (first, other, axis) = found else { continue }
    sink.report(.lengthsDiffer(.widthNotMultiple, context.title(of: part), first, other, along: axis))
  }
}
