import ThemeCore
import ThemeDiagnostics
import ThemeImage
import ThemeModel
import ThemeResolution

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
            context.tilesWithoutSeam(part, along: axis == .horizontal ? .vertical : .horizontal)
              ? "or repeat it along the other axis alone, by a resizing mode for each axis" : nil))
        break
      }
    }
  }
}

extension ElementContext {
  /// Whether a part is tiled along an axis without a visible seam at any scale.
  fileprivate func tilesWithoutSeam(_ part: PartContext, along axis: Axis) -> Bool {
    tiles(part, along: axis) && part.images.allSatisfy { seam(of: $0, along: axis) == nil }
  }
}

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
