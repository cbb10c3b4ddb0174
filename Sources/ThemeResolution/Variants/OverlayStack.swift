import ThemeCore
import ThemeDiagnostics
import ThemeModel

/// The settings of a variant, built by applying overlays on top of each other.
///
/// After an overlay that declares the platform's own look for some axis values, later overlays change neither the art of those
/// parts nor, if the look is that of the whole element, anything at all, unless they are declared for the same values or for a
/// subset of them.
struct OverlayStack {
  fileprivate struct End {
    let values: [AxisValue]
    /// The parts that have the platform's own look; nil for the whole element.
    let parts: Set<ArtPlace>?
  }

  private(set) var settings: ElementOverlay
  private var ends: [End] = []
  /// The overlays that have been applied; nil if they are not recorded.
  private(set) var laid: [Origins.Laid]?

  /// Creates a stack with the settings of the element itself. `isNoted` states whether the applied overlays are recorded.
  init(_ base: ElementOverlay, isNoted: Bool = false) {
    settings = base
    laid = isNoted ? [Origins.Laid(condition: nil)] : nil
  }

  /// Applies the overlay of the condition at an index; false if nothing of it takes effect. `system` are the parts for which
  /// the overlay declares the platform's own look.
  mutating func lay(
    _ overlay: ElementOverlay, system: Set<ArtPlace>, of condition: ConditionalOverlay, at place: Int
  ) -> Bool {
    if ends.isEmpty, system.isEmpty {
      settings = settings.overlaid(by: overlay)
      laid?.append(Origins.Laid(condition: place))
      return true
    }
    let others = ends.filter { !$0.isAbove(condition.values) }
    if others.contains(where: { $0.parts == nil }) { return false }
    if condition.isWhole {
      let name = settings.assetName
      settings = overlay
      // The asset name does not change the look: code still loads the art of the other variants by it.
      settings.assetName = name
      ends.append(End(values: condition.values, parts: nil))
      for index in laid?.indices ?? 0..<0 { laid?[index].isCovered = true }
      laid?.append(Origins.Laid(condition: place))
      return true
    }
    let withheld = others.reduce(Set<ArtPlace>()) { $0.union($1.parts ?? []) }
    settings = settings.overlaid(by: overlay.withoutArt(at: withheld))
    laid?.append(Origins.Laid(condition: place, withheld: withheld))
    if !system.isEmpty, condition.values.contains(where: { !$0.isFallback }) {
      ends.append(End(values: condition.values, parts: system))
    }
    return true
  }
}

extension OverlayStack.End {
  /// Whether a condition on `others` applies only where this one does: each value of this one is taken by one of `others`.
  fileprivate func isAbove(_ others: [AxisValue]) -> Bool {
    values.allSatisfy { value in value.isFallback || others.contains { $0.takes(value) } }
  }
}

extension ElementOverlay {
  /// The settings for a variant whose art is flipped for right-to-left languages: left and right are swapped and horizontal
  /// offsets negated. Shadows stay, because the light does not change sides.
  var mirrored: ElementOverlay {
    var result = self
    if case .literal(.insets(let insets), let range) = alignmentInsets {
      result.alignmentInsets = .literal(.insets(insets.mirrored), range)
    }
    result.title = title.mirrored
    result.largeTitle = largeTitle.mirrored
    return result
  }
}

extension Setting<TitleOverlay> {
  fileprivate var mirrored: Setting {
    guard case .literal(var title, let range) = self else { return self }
    if case .literal(let insets, let range) = title.insets {
      title.insets = .literal(insets.mirrored, range)
    }
    if case .literal(let alignment, let range) = title.alignment {
      title.alignment = .literal(alignment.mirrored, range)
    }
    if case .literal(var offset, let range) = title.offset {
      if case .literal(let x, let range) = offset.x { offset.x = .literal(-x, range) }
      title.offset = .literal(offset, range)
    }
    return .literal(title, range)
  }
}

extension ElementOverlay {
  /// Replaces all uses of recipes, drawings, boxes and plain colors among the settings by resolved drawings.
  mutating func draw(_ recipes: inout Recipes, _ references: References, _ sink: inout DiagnosticSink) {
    for place in ArtPlace.allCases where self[art: place].isDrawn {
      let fills = place == .body || place == .background
      self[art: place].draw(height: fills ? height.ranged : nil, &recipes, references, &sink)
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
