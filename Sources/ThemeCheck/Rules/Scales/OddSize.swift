import ThemeCore
import ThemeDiagnostics
import ThemeImage
import ThemeResolution

/// Warns of art for a single scale whose size is not a whole number of points, unless the theme declares by `scales` that the
/// element is for that scale only.
func oddSize(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  guard context.element.scales == nil else { return }
  for part in context.drawnParts where part.images.count == 1 {
    let image = part.images[0]
    let axes = Axis.allCases.filter { axis in
      !image.caps.hasCaps(along: axis) && !context.isFilled(part, along: axis)
        && image.lengthPx(along: axis) > 1 && !image.length(along: axis).isWhole
    }
    if axes.isEmpty { continue }
    func listed(_ text: (Axis) -> String) -> String { axes.map(text).joined(separator: " × ") }
    let scale = image.scale.rawValue
    let extent = axes.count == 1 ? " \(axes[0].extent)" : ""
    let wanted = listed { "\((image.lengthPx(along: $0) + scale - 1) / scale * scale)" }
    sink.report(
      Diagnostic(
        .oddSize,
        "`\(context.title(of: part))` is \(listed { "\(image.length(along: $0))" }) pt\(extent), which is not a whole number of points",
        at: image.range, "\(listed { "\(image.lengthPx(along: $0))" }) px at \(image.scale.name)"
      ).helping("draw it \(wanted) px large, or write `scales: [\(scale)]` if it is only for such screens"))
  }
}
