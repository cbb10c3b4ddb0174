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
    case .draw, .use, .box, .color, .svg: true
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
    let drawn: ArtSource?
    switch source.value {
    case .draw(let overlay):
      drawn = recipes.drawing(overlay, at: source.range, references, &sink).map(ArtSource.drawn)
    case .box(let box):
      drawn = recipes.drawing(box, at: source.range, height: height, references, &sink).map(ArtSource.drawn)
    case .color(let color): drawn = .drawn(ResolvedDrawing(color, at: source.range))
    case .use(let name):
      drawn = recipes.drawing(of: name, with: art.with.ranged, references, &sink).map(ArtSource.drawn)
    case .svg(let svg):
      drawn = svg.ranged.flatMap {
        ResolvedSVG($0, colors: art.with.value?.colors(references, &sink) ?? [], &sink)
      }.map(ArtSource.resolvedSVG)
    default: return
    }
    art.source = drawn.map { .literal($0, source.range) } ?? .unset
    art.isBroken = drawn == nil
    if art.isBroken { sink.doubt() }
    self = .literal(art, range)
  }
}

extension ArgumentsOverlay {
  /// The colors of an SVG, without those that are not colors, which are reported, and those that `null` takes away.
  fileprivate func colors(_ references: References, _ sink: inout DiagnosticSink) -> [ResolvedSVGColor] {
    arguments.compactMap { argument in
      let color = Color.setting(argument.value, &sink).resolved(references, &sink).value
      return color.map { ResolvedSVGColor(name: argument.name, color: $0) }
    }
  }
}
