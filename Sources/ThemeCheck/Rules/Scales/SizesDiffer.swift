import ThemeCore
import ThemeDiagnostics

/// Warns of art whose size in points differs between scales along axes without caps.
func sizesDiffer(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  for part in context.drawnParts {
    let found = part.firstDifference { first, other -> [Axis]? in
      let axes = Axis.allCases.filter { axis in
        !context.isFilled(part, along: axis)
          && part.differs(first, other, along: axis, stretches: part.stretches)
      }
      return axes.isEmpty ? nil : axes
    }
    guard let (first, other, axes) = found else { continue }
    func points(_ image: ImageContext) -> String {
      axes.map { "\(image.length(along: $0))" }.joined(separator: " × ")
        + (axes.count == 1 ? " pt \(axes[0].extent)" : " pt")
    }
    func pixels(_ image: ImageContext) -> String {
      axes.map { "\(image.lengthPx(along: $0))" }.joined(separator: " × ") + " px at \(image.scale.name)"
    }
    let diagnostic = Diagnostic(
      .sizesDiffer,
      """
      `\(context.title(of: part))` is \(points(first)) at \(first.scale.name), but \(points(other)) at \
      \(other.scale.name)
      """,
      at: other.range, pixels(other))
    let whole = axes.compactMap { first.length(along: $0).pixels(at: other.scale) }
    if whole.count == axes.count {
      let wanted = whole.map(\.description).joined(separator: " × ")
      sink.report(diagnostic.helping("\(wanted) px at \(other.scale.name) match \(pixels(first))"))
    } else {
      sink.report(
        diagnostic.noting("\(pixels(first)) are not whole pixels at \(other.scale.name)")
          .helping("redraw both with whole points"))
    }
  }
}
