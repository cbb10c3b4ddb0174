import ThemeCore
import ThemeDiagnostics
import ThemeResolution

/// Warns of a variant whose art has other scales than that of its fallback.
func stateScalesDiffer(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  guard context.element.scales == nil else { return }
  for part in context.drawnParts {
    guard let fallback = context.fallback(of: part), !part.isPlain, !fallback.isPlain else { continue }
    let (scales, others) = (part.images.map(\.scale), fallback.images.map(\.scale))
    guard
      let missing = others.first(where: { !scales.contains($0) })
        ?? scales.first(where: { !others.contains($0) })
    else { continue }
    let (lacking, having) = scales.contains(missing) ? (fallback, part) : (part, fallback)
    let both = lacking.images.map(\.scale).filter(having.images.map(\.scale).contains)
    let common = (both.isEmpty ? having.images.map(\.scale) : both).map { "\($0.rawValue)" }
    sink.report(
      Diagnostic(
        .stateScalesDiffer, "`\(lacking.title)` has no art for \(missing.name), which `\(having.title)` has",
        at: part.images[0].range, "has \(scales.map(\.name).joined(separator: ", "))"
      ).also(at: fallback.images[0].range, "has \(others.map(\.name).joined(separator: ", "))")
        .helping(
          "add the file for \(missing.name), or write `scales: [\(common.joined(separator: ", "))]`"))
  }
}
