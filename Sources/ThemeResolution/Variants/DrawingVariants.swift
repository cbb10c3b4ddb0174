import ThemeCore
import ThemeDiagnostics
import ThemeModel

extension ElementOverlay {
  /// Replaces all uses of recipes, drawings, boxes and plain colors among the settings by resolved drawings.
  mutating func draw(_ recipes: inout Recipes, _ references: References, _ sink: inout DiagnosticSink) {
    body.art.draw(height: height.ranged, &recipes, references, &sink)
    if case .literal(var icon, let range) = icon, icon.art.isDrawn {
      icon.art.draw(&recipes, references, &sink)
      self.icon = .literal(icon, range)
    }
    if case .literal(var part, let range) = background, part.art.isDrawn {
      part.art.draw(height: height.ranged, &recipes, references, &sink)
      background = .literal(part, range)
    }
    if case .literal(var part, let range) = shadowImage, part.art.isDrawn {
      part.art.draw(&recipes, references, &sink)
      shadowImage = .literal(part, range)
    }
    if case .literal(var indicator, let range) = backIndicator,
      indicator.art.isDrawn || indicator.mask.isDrawn
    {
      indicator.art.draw(&recipes, references, &sink)
      indicator.mask.draw(&recipes, references, &sink)
      backIndicator = .literal(indicator, range)
    }
  }
}

extension Setting<ArtOverlay> {
  /// Whether `draw` changes the art.
  fileprivate var isDrawn: Bool {
    switch value?.shown.source.value {
    case .draw, .use, .box, .color: true
    default: value?.fallback.isUnset == false
    }
  }

  /// Replaces a fall-back by art with its source, and art that is drawn by its resolved drawing. Art that cannot be drawn loses
  /// its source and is marked as broken.
  /// `height` is that of the element that the art fills.
  mutating func draw(
    height: Ranged<Points>? = nil, _ recipes: inout Recipes, _ references: References,
    _ sink: inout DiagnosticSink
  ) {
    guard case .literal(var art, let range) = self else { return }
    if !art.fallback.isUnset {
      art = art.shown
      self = .literal(art, range)
    }
    guard let source = art.source.ranged else { return }
    let drawing: ResolvedDrawing?
    switch source.value {
    case .draw(let overlay): drawing = recipes.drawing(overlay, at: source.range, references, &sink)
    case .box(let box): drawing = recipes.drawing(box, at: source.range, height: height, references, &sink)
    case .color(let color): drawing = ResolvedDrawing(color, at: source.range)
    case .use(let name): drawing = recipes.drawing(of: name, with: art.with.ranged, references, &sink)
    default: return
    }
    art.source = drawing.map { .literal(.drawn($0), source.range) } ?? .unset
    art.isBroken = drawing == nil
    if art.isBroken { sink.doubt() }
    self = .literal(art, range)
  }
}
