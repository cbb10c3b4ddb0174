import ThemeCore
import ThemeDiagnostics
import ThemeImage

/// Warns of a tile with a visible seam between its end and its beginning. It reports one scale for each axis of a part.
func tileSeam(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  for part in context.drawnParts {
    for axis in Axis.allCases where context.tiles(part, along: axis) {
      for image in part.images {
        guard let seam = context.seam(of: image, along: axis) else { continue }
        let (core, line) = (image.core(along: axis), axis.line)
        sink.report(
          Diagnostic(
            .tileSeam,
            """
            the tile of `\(context.title(of: part))` shows a seam every \
            \(measure(Pixels(core.count), image.scale)): its last \(line) differs from its first by \
            \(seam.difference.amount)/255
            """,
            at: part.capsRange(at: image.scale), "\(axis.lines(core)) repeat"
          ).also(
            at: image.range,
            """
            \(line)s \(core.upperBound - 1) and \(core.lowerBound) meet here, and differ most in \(axis.crossing) \
            \(seam.difference.position)
            """
          ).noting(
            "inside the tile, neighboring lines differ by at most \(seam.largestInside)/255; \(countedFromZero)"
          )
          .helping("redraw the art so that its end matches its beginning")
          .helping(
            context.stretching(part, along: axis).map { _ in
              "or repeat it along the other axis alone, by a resizing mode for each axis"
            }))
        break
      }
    }
  }
}

extension ElementContext {
  /// The `resizing` that stretches a part along an axis with a seam and tiles it along the other; nil unless that has none.
  fileprivate func stretching(_ part: PartContext, along axis: Axis) -> String? {
    let other: Axis = axis == .horizontal ? .vertical : .horizontal
    guard tiles(part, along: other), part.images.allSatisfy({ seam(of: $0, along: other) == nil }) else {
      return nil
    }
    return axis == .horizontal
      ? "resizing: { horizontal: stretch, vertical: tile }"
      : "resizing: { horizontal: tile, vertical: stretch }"
  }
}
