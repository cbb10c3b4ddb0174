import ThemeCore
import ThemeDiagnostics
import ThemePictures

/// Warns of drawings that extend beyond their artboards, mostly by a shadow, and are cut off there.
func artCut(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  var places: Set<SourceRange> = []
  for part in context.drawnParts {
    guard case .drawn = part.origin.unflipped, let image = part.images.last,
      let outside = context.store.inkOutside(image.picture.recipe), outside != .zero,
      places.insert(part.images[0].range).inserted
    else { continue }
    let sides = outside.sides.filter { $0.length > .zero }
    let amounts = sides.map { "\($0.length.tenthsRoundedUp) pt at the \($0.name)" }.joined(separator: ", ")
    let insets = sides.map { "\($0.name): \($0.length.roundedUp)" }.joined(separator: ", ")
    sink.report(
      Diagnostic(
        .artCut, "the drawing of `\(context.title(of: part))` extends beyond its artboard: \(amounts)",
        at: part.images[0].range, "this part is cut off"
      ).helping("make room for it with `frame: { \(insets) }`, or enlarge the artboard"))
  }
}

extension Points {
  /// The length rounded up to tenths of a point, which is precise enough for a message.
  fileprivate var tenthsRoundedUp: Points {
    let tenth = Points.unitsPerPoint / 10
    return Points(units: (units + tenth - 1) / tenth * tenth)
  }
}
