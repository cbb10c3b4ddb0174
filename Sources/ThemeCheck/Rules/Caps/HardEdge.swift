import ThemeCore
import ThemeDiagnostics
import ThemeImage
import ThemePictures

/// Warns of a center of one line that cuts through a detail of the art, although a long run of equal lines could be stretched
/// instead. It reports one scale for each axis of a part.
func hardEdge(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  for part in context.drawnParts {
    for axis in Axis.allCases where context.isResized(part, along: axis) {
      for image in part.images where image.caps.hasCaps(along: axis) {
        let core = image.core(along: axis)
        guard core.count == 1, !image.picture.measured.lines[axis].hasEqualNeighbor(core.lowerBound),
          let edge = context.store.hardEdge(of: image.picture, at: core, along: axis)
        else { continue }
        let moved = context.movedCaps(for: part, from: image, to: edge.run, along: axis).map {
          "\(part.written($0)) moves the center to where the art is plain"
        }
        sink.report(
          Diagnostic(
            .hardEdge,
            """
            `\(context.title(of: part))` is cut through a detail at \(image.scale.name): \
            \(axis.line) \(core.lowerBound), which stretches, differs by \(edge.difference.amount)/255 from its neighbors
            """,
            at: part.capsRange(at: image.scale)
          ).also(at: image.range, "\(axis.lines(edge.run)) are all equal")
            .noting(words: countedFromZero)
            .helping(words: moved ?? "move the caps so that the center is within \(axis.lines(edge.run))"))
        break
      }
    }
  }
}
