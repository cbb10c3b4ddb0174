import ThemeCore
import ThemeDiagnostics

/// Reports a bar's art without horizontal caps whose widths at two scales are not in the ratio of the scales, such as 320 px at
/// 1x and 641 px at 2x.
func widthNotMultiple(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  for part in context.drawnParts where context.isFilled(part, along: .horizontal) {
    let found = part.firstDifference { first, other in
      part.differs(first, other, along: .horizontal, stretches: true) ? Axis.horizontal : nil
    }
    guard let (first, other, axis) = found else { continue }
    sink.report(.lengthsDiffer(.widthNotMultiple, context.title(of: part), first, other, along: axis))
  }
}
