import ThemeCore
import ThemeDiagnostics
import ThemePictures

/// Warns of a state whose art is the normal state's in size and place but for a shift.
///
/// Art that shrinks (a shadow less) or grows (a glow more) is a look of its own, and up to two points down is what a
/// button that is pressed in does.
func stateArtShifts(_ context: ElementContext, _ sink: inout DiagnosticSink) {
  for pair in context.statePairs where !pair.part.isDerived && pair.image.size == pair.normalImage.size {
    guard let bounds = pair.image.picture.measured.visibleBounds,
      let normal = pair.normalImage.picture.measured.visibleBounds,
      bounds.width == normal.width, bounds.height == normal.height
    else { continue }
    let scale = pair.image.scale
    let x = Points(bounds.x - normal.x, at: scale)
    let y = Points(bounds.y - normal.y, at: scale)
    if x == .zero, y >= .zero, y <= Points(2) { continue }
    sink.report(.stateArtShifts(pair, x, y))
  }
}

extension Diagnostic {
  fileprivate static func stateArtShifts(_ pair: StatePair, _ x: Points, _ y: Points) -> Diagnostic {
    func distance(_ points: Points) -> Points { points < .zero ? -points : points }
    var ways: [String] = []
    if x != .zero { ways.append("\(distance(x)) pt to the \(x < .zero ? "left" : "right")") }
    if y != .zero { ways.append("\(distance(y)) pt \(y < .zero ? "up" : "down")") }
    return Diagnostic(
      .stateArtShifts,
      "the art of `\(pair.part.title)` jumps \(ways.joined(separator: " and ")) from `\(pair.normal.title)`'s",
      at: pair.image.picture.range
    ).also(at: pair.normalImage.picture.range, "has the same size elsewhere")
      .helping("export both from the same artboard")
  }
}
