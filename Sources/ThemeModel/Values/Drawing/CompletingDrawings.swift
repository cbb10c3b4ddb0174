package import ThemeCore
package import ThemeDiagnostics

extension ResolvedDrawing {
  /// Completes a drawing with its defaults. Nil after a report of what is missing or impossible. `range` is reported for
  /// problems without a more precise place.
  package init?(_ overlay: DrawingOverlay, at range: SourceRange, _ sink: inout DiagnosticSink) {
    if overlay.isBroken { return nil }
    let count = sink.count
    let size = Size<Ranged<Points>>(overlay.size, at: range, &sink)
    guard let list = overlay.layers.ranged else {
      if case .unset = overlay.layers, sink.count == count {
        sink.report(.drawingNeeds("layers", at: range, "add `layers: [ { shape: rectangle, fill: white } ]`"))
      }
      return nil
    }
    if list.value.items.isEmpty {
      sink.report(Diagnostic(.invalidValue, "a drawing without layers shows nothing", at: list.range))
    }
    var layers: [ResolvedLayer] = []
    for item in list.value.items {
      // The problems of layers without a value have been reported.
      guard let item = item.ranged else { continue }
      if let layer = ResolvedLayer(item.value, at: item.range, &sink) { layers.append(layer) }
    }
    guard let size, layers.count == list.value.items.count, !layers.isEmpty else { return nil }
    self.size = size.map(\.value)
    sizeRanges = size.map(\.range)
    content = .layers(layers)
    box = nil
  }
}

extension Size<Ranged<Points>> {
  fileprivate init?(_ setting: Setting<SizeOverlay>, at range: SourceRange, _ sink: inout DiagnosticSink) {
    guard let size = setting.ranged else {
      if case .unset = setting {
        sink.report(.drawingNeeds("size", at: range, "add `size: { width: 42, height: 30 }`"))
      }
      return nil
    }
    func side(_ name: String, _ setting: Setting<Points>) -> Ranged<Points>? {
      if case .unset = setting {
        sink.report(.drawingNeeds(name, at: size.range, "the artboard has a width and a height"))
      }
      return setting.positive(name, &sink)
    }
    let width = side("width", size.value.width)
    let height = side("height", size.value.height)
    guard let width, let height else { return nil }
    self.init(width: width, height: height)
  }

  fileprivate func map<Value>(_ transform: (Ranged<Points>) -> Value) -> Size<Value> {
    Size<Value>(width: transform(width), height: transform(height))
  }
}

extension ResolvedLayer {
  init?(_ layer: LayerOverlay, at range: SourceRange, _ sink: inout DiagnosticSink) {
    let count = sink.count
    self.range = range
    if case .unset = layer.shape {
      sink.report(.drawingNeeds("shape", at: range, "`shape: rectangle` fills the frame"))
    }
    let shape = layer.shape.ranged.flatMap { ResolvedShape($0, &sink) }
    clip = layer.clip.ranged.flatMap { ResolvedShape($0, &sink) }
    fill = layer.fill.ranged.flatMap { ResolvedFill($0, &sink) }
    stroke = layer.stroke.ranged.flatMap { ResolvedStroke($0, &sink) }
    frame = layer.frame.value?.insets ?? .zero
    fillRule = layer.settled(\.fillRule)
    let around = layer.shadows.value?.items ?? []
    let inside = layer.innerShadows.value?.items ?? []
    reportMixedTokens(inside, &sink)
    shadows = around.filter { !$0.isInset }.compactMap { ResolvedShadow($0, &sink) }
    innerShadows = (inside + around.filter(\.isInset)).compactMap { ResolvedShadow($0, &sink) }
    opacity = layer.settled(\.opacity)
    blend = layer.settled(\.blend)
    guard let shape, sink.count == count else { return nil }
    self.shape = shape
  }
}

extension ResolvedStroke {
  init?<Place>(_ stroke: Ranged<StrokeOverlay<Place>>, _ sink: inout DiagnosticSink) {
    let overlay = stroke.value
    if let width = overlay.width.ranged, case .points(let points) = width.value, points <= .zero {
      sink.report(Diagnostic(.invalidValue, "`width` must be more than 0, not \(points)", at: width.range))
      return nil
    }
    if let limit = overlay.miterLimit.ranged, limit.value < .one {
      sink.report(
        Diagnostic(.invalidValue, "`miterLimit` must be 1 or more, not \(limit.value)", at: limit.range))
      return nil
    }
    color = overlay.settled(\.color)
    width = overlay.settled(\.width)
    position = overlay.settled(\.position)
    join = overlay.settled(\.join)
    cap = overlay.settled(\.cap)
    miterLimit = overlay.settled(\.miterLimit)
  }
}

/// Reports tokens of shadows on both sides of an edge, for a list in which all would be drawn inside.
private func reportMixedTokens(_ shadows: [Setting<LayerShadowOverlay>], _ sink: inout DiagnosticSink) {
  var told: Set<SourceRange> = []
  // The shadows of one token have the place of its use.
  for shadow in shadows where shadow.value?.isInset == false {
    guard let place = shadow.range, shadows.contains(where: { $0.isInset && $0.range == place }),
      told.insert(place).inserted
    else { continue }
    sink.report(
      Diagnostic(
        .unusableToken,
        "the token has shadows that are inset and others that are not, and here all are inner ones",
        at: place
      ).helping("write it in `shadows`, where those that are inset are drawn inside"))
  }
}

extension Setting<LayerShadowOverlay> {
  /// Whether a token file says that the shadow lies inside the shape.
  fileprivate var isInset: Bool { value?.isInset == true }
}

extension ResolvedShadow {
  fileprivate init?(_ setting: Setting<LayerShadowOverlay>, _ sink: inout DiagnosticSink) {
    guard let shadow = setting.value, !shadow.isNone else { return nil }
    guard shadow.blur.isUnset || shadow.blur.notNegative("blur", &sink) != nil else { return nil }
    color = shadow.settled(\.color)
    x = shadow.settled(\.x)
    y = shadow.settled(\.y)
    blur = shadow.settled(\.blur)
    spread = shadow.settled(\.spread)
  }
}

extension Diagnostic {
  static func drawingNeeds(_ key: String, at range: SourceRange, _ help: String) -> Diagnostic {
    Diagnostic(.missingKey, "`\(key)` is missing", at: range).helping(words: help)
  }
}
