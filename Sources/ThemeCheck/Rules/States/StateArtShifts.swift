import ThemeCore
import ThemeDiagnostics
import ThemePictures

/// Warns of a state whose art has the same size as the normal state's, but is shifted within it.
///
/// Visible art that shrinks, as by losing a shadow, or grows, as by a glow, is a deliberate look. So is a shift of up to two
/// points downwards, which makes a button look pressed.
func stateArtShifts(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  for pair in context.statePairs where !pair.part.isDerived && pair.image.size == pair.normalImage.size {
    guard let bounds = pair.image.picture.measured.visibleBounds,
      let normal = pair.normalImage.picture.measured.visibleBounds,
      bounds.width == normal.width, bounds.height == normal.height
    else { continue }
    let (x, y) = (
      Points(bounds.x - normal.x, at: pair.image.scale), Points(bounds.y - normal.y, at: pair.image.scale)
    )
    if x == .zero, y >= .zero, y <= Points(2) { continue }
    let ways = [
      x == .zero ? nil : "\(max(x, -x)) pt to the \(x < .zero ? "left" : "right")",
      y == .zero ? nil : "\(max(y, -y)) pt \(y < .zero ? "up" : "down")",
    ].compactMap { $0 }.joined(separator: " and ")
    sink.report(
      Diagnostic(
        .stateArtShifts,
        "the art of `\(pair.part.title)` is shifted \(ways) from that of `\(pair.normal.title)`",
        at: pair.image.range
      ).also(at: pair.normalImage.range, "has the same size at another position")
        .helping("export both from the same artboard"))
  }
}
