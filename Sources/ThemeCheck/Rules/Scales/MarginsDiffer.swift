import ThemeCore
import ThemeDiagnostics
import ThemePictures

/// Warns of empty margins that differ by a point or more between scales.
func marginsDiffer(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  for part in context.drawnParts {
    let found = part.firstDifference { first, other -> MarginDifference? in
      // Margins are comparable only along axes on which the art has the same length at both scales.
      let axes = Axis.allCases.filter { first.length(along: $0) == other.length(along: $0) }
      func difference(_ margins: (ImageContext) -> Insets<Points>?) -> MarginDifference? {
        guard let one = margins(first), let two = margins(other), one != two else { return nil }
        return MarginDifference(one, two, along: axes)
      }
      guard difference({ $0.picture.measured.transparentMargins.points(at: $0.scale) }) != nil else {
        return nil
      }
      // A fading shadow ends at different places at different scales, so pixels that are almost invisible count as margin.
      return difference { context.store.margins(of: $0.picture, below: 26)?.points(at: $0.scale) }
    }
    guard let (first, other, difference) = found else { continue }
    let (range, otherRange) = (first.range, other.range)
    sink.report(
      Diagnostic(
        .marginsDiffer,
        """
        the empty \(difference.side) margin of `\(context.title(of: part))` is \(difference.first) pt at \
        \(first.scale.name), but \(difference.other) pt at \(other.scale.name)
        """,
        at: otherRange
      ).also(at: range == otherRange ? nil : range, "the other file")
        .helping("export both scales from the same artboard"))
  }
}

/// The first side on which margins differ by a point or more.
private struct MarginDifference {
  let side: String
  let first: Points
  let other: Points

  init?(_ first: Insets<Points>, _ other: Insets<Points>, along axes: [Axis]) {
    let pair = zip(first.sides, other.sides).first { first, other in
      let axis: Axis = ["left", "right"].contains(first.name) ? .horizontal : .vertical
      return max(first.length - other.length, other.length - first.length) >= Points(1) && axes.contains(axis)
    }
    guard let pair else { return nil }
    (side, self.first, self.other) = (pair.0.name, pair.0.length, pair.1.length)
  }
}
