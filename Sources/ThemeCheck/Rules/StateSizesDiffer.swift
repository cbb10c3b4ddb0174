import ThemeDiagnostics
import ThemeGeometry
import ThemePictures
import ThemeStretch

/// Reports states whose art is of another size than the normal state's, along axes that don't stretch.
func stateSizesDiffer(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  for pair in context.statePairs where !pair.part.isDerived {
    for axis in Axis.allCases {
      guard !pair.image.caps.hasCaps(along: axis), !pair.normalImage.caps.hasCaps(along: axis),
        pair.image.lengthPx(along: axis) != pair.normalImage.lengthPx(along: axis)
      else { continue }
      sink.report(.stateSizesDiffer(pair, axis))
    }
  }
}

extension Diagnostic {
  fileprivate static func stateSizesDiffer(_ pair: StatePair, _ axis: Axis) -> Diagnostic {
    let length = measure(pair.image.size.length(along: axis), pair.image.scale)
    let normal = measure(pair.normalImage.size.length(along: axis), pair.normalImage.scale)
    return Diagnostic(
      .stateSizesDiffer,
      "`\(pair.part.title)` is \(length) \(axis.extent), but `\(pair.normal.title)` is \(normal): the button would jump",
      at: pair.image.picture.range, "\(pair.image.length(along: axis)) pt \(axis.extent)"
    ).also(at: pair.normalImage.picture.range, "\(pair.normalImage.length(along: axis)) pt \(axis.extent)")
      .helping(
        "draw it \(pair.normalImage.lengthPx(along: axis)) px \(axis.extent) at \(pair.normalImage.scale.name)"
      )
  }
}
