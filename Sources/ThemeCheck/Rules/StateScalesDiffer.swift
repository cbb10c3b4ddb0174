import ThemeCore
import ThemeDiagnostics
import ThemePictures
import ThemeResolution

/// Warns of a variant whose art is there for other scales than the art it falls back to.
func stateScalesDiffer(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  guard context.element.scales == nil else { return }
  for part in context.drawnParts {
    guard let fallback = context.fallback(of: part) else { continue }
    let (scales, others) = (part.images.map(\.scale), fallback.images.map(\.scale))
    if let missing = others.first(where: { !scales.contains($0) }) {
      sink.report(.stateScalesDiffer(missing, of: part, has: fallback, at: part))
    } else if let missing = scales.first(where: { !others.contains($0) }) {
      sink.report(.stateScalesDiffer(missing, of: fallback, has: part, at: part))
    }
  }
}

extension Diagnostic {
  fileprivate static func stateScalesDiffer(
    _ scale: Scale, of part: PartContext, has other: PartContext, at place: PartContext
  ) -> Diagnostic {
    func scales(_ part: PartContext) -> String { part.images.map(\.scale.name).joined(separator: ", ") }
    let second = place.variantIndex == part.variantIndex ? other : part
    return Diagnostic(
      .stateScalesDiffer, "`\(part.title)` has no art for \(scale.name), which `\(other.title)` has",
      at: place.images[0].picture.range, "has \(scales(place))"
    ).also(at: second.images[0].picture.range, "has \(scales(second))")
      .helping("add the file for \(scale.name), or say `scales: [\(common(part, other))]`")
  }

  private static func common(_ part: PartContext, _ other: PartContext) -> String {
    let scales = other.images.map(\.scale)
    let both = part.images.map(\.scale).filter(scales.contains)
    return (both.isEmpty ? scales : both).map { "\($0.rawValue)" }.joined(separator: ", ")
  }
}
