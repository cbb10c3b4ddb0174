import ThemeCore
import ThemeDiagnostics
import ThemePictures

/// Warns of drawings that reach past their artboards, mostly by a shadow, and are cut there.
func artCut(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  for part in context.drawnParts {
    guard case .drawn = part.origin, let image = part.images.last,
      let outside = context.store.inkOutside(image.picture.recipe), outside != .zero
    else { continue }
    sink.report(.artCut(part, outside, at: image.scale, context))
  }
}

extension Diagnostic {
  fileprivate static func artCut(
    _ part: PartContext, _ outside: Insets<Points>, at scale: Scale, _ context: ElementContext
  ) -> Diagnostic {
    let sides = [
      ("top", outside.top), ("left", outside.left), ("bottom", outside.bottom), ("right", outside.right),
    ].filter { $0.1 > .zero }
    let amounts = sides.map { "\($0.1.tenthsRoundedUp) pt at the \($0.0)" }.joined(separator: ", ")
    let insets = sides.map { "\($0.0): \($0.1.roundedUp)" }.joined(separator: ", ")
    return Diagnostic(
      .artCut, "the drawing of `\(context.title(of: part))` reaches past its artboard: \(amounts)",
      at: part.images[0].picture.range, "cut off there"
    ).helping("move what casts it inwards by `frame: { \(insets) }`, or make the artboard larger")
  }
}

extension Points {
  /// As precise as eyes are.
  fileprivate var tenthsRoundedUp: Points {
    let tenth = Points.unitsPerPoint / 10
    return Points(units: (units + tenth - 1) / tenth * tenth)
  }
}
