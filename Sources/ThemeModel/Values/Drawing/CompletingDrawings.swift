package import ThemeCore
package import ThemeDiagnostics
import ThemeDrawing

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
    if let exceeded = list.value.extent.exceeded {
      sink.report(.limitExceeded("the drawing has", exceeded, at: list.range))
      return nil
    }
    let items = [ResolvedItem](list, of: "a drawing", &sink)
    guard let size, let items else { return nil }
    self.size = size.map(\.value)
    sizeRanges = size.map(\.range)
    content = .items(items)
    box = nil
  }
}

extension Size<Ranged<Points>> {
  fileprivate init?(_ setting: Setting<SizeOverlay>, at range: SourceRange, _ sink: inout DiagnosticSink) {
    guard let size = setting.required("size", at: range, "add `size: { width: 42, height: 30 }`", &sink)
    else { return nil }
    let help = "the artboard has a width and a height"
    let width = size.value.width.requiredPositive("width", at: size.range, help, &sink)
    let height = size.value.height.requiredPositive("height", at: size.range, help, &sink)
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
    let shape = layer.shape.required("shape", at: range, "`shape: rectangle` fills the frame", &sink)
      .flatMap { ResolvedShape($0, &sink) }
    clip = layer.clip.ranged.flatMap { ResolvedShape($0, &sink) }
    fills =
      layer.fill.ranged.map { ResolvedFill($0, &sink).map { [ResolvedPaintedFill($0)] } ?? [] }
      ?? (layer.fills.value?.items ?? []).compactMap { ResolvedPaintedFill($0, &sink) }
    strokes =
      layer.stroke.isUnset
      ? (layer.strokes.value?.items ?? []).compactMap { $0.ranged.flatMap { ResolvedStroke($0, &sink) } }
      : [layer.stroke.ranged.flatMap { ResolvedStroke($0, &sink) }].compactMap(\.self)
    frame = layer.frame.value?.insets ?? .zero
    fillRule = layer.settled(\.fillRule)
    let around = layer.shadows.value?.items ?? []
    let inside = layer.innerShadows.value?.items ?? []
    reportMixedTokens(inside, &sink)
    shadows = around.filter { !$0.isInset }.compactMap { ResolvedShadow($0, &sink) }
    innerShadows = (inside + around.filter(\.isInset)).compactMap { ResolvedShadow($0, &sink) }
    opacity = layer.settled(\.opacity)
    blend = layer.settled(\.blend)
    rotation = layer.settled(\.rotate)
    if !layer.blur.isUnset { blur = layer.blur.notNegative("blur", &sink) ?? .zero }
    if let shape, shape.isOpen { layer.reportPositions(&sink) }
    guard let shape, sink.count == count else { return nil }
    self.shape = shape
  }
}

extension LayerOverlay {
  /// Whether nothing says how the shape is painted, not even that it is not.
  fileprivate var hasNoPaint: Bool {
    fill.isUnset && fills.isUnset && stroke.isUnset && strokes.isUnset && shadows.isUnset
      && innerShadows.isUnset
  }

  /// Reports the positions of strokes that are not centered, for a shape that is a line without an inside.
  fileprivate func reportPositions(_ sink: inout DiagnosticSink) {
    for stroke in [stroke] + (strokes.value?.items ?? []) {
      guard let position = stroke.value?.position.ranged, position.value != .center else { continue }
      sink.report(
        Diagnostic(
          .invalidValue, "an open line has no inside, so its stroke is centered on it", at: position.range
        ).helping("leave out `position`, or close the line"))
    }
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
    if let across = overlay.across.ranged {
      guard let stops = [ResolvedStop](across.value.stops, at: across.range, &sink) else { return nil }
      paint = .across(stops)
      if let place = overlay.position.ranged, place.value == .center {
        sink.report(
          Diagnostic(
            .invalidValue,
            "a gradient across a stroke begins at the outline, so the stroke is not centered on it",
            at: place.range
          ).helping("write `position: inside` or `position: outside`"))
        return nil
      }
    } else if let fill = overlay.fill.ranged {
      guard let fill = ResolvedFill(fill, &sink) else { return nil }
      paint = .fill(fill)
    } else {
      paint = .fill(.color(overlay.settled(\.color)))
    }
    if let dash = overlay.dash.ranged {
      guard let lengths = dash.value.dashes(at: dash.range, &sink) else { return nil }
      dashes = lengths
      dashOffset = dash.value.settled(\.offset)
    }
    width = overlay.settled(\.width)
    let isAcross = !overlay.across.isUnset && overlay.position.isUnset
    position = isAcross ? .inside : overlay.settled(\.position)
    join = overlay.settled(\.join)
    cap = overlay.settled(\.cap)
    miterLimit = overlay.settled(\.miterLimit)
  }
}

extension DashOverlay {
  /// The lengths; nil after a report.
  fileprivate func dashes(at range: SourceRange, _ sink: inout DiagnosticSink) -> [Points]? {
    let help = "`lengths: [4, 2]` are dashes of 4 pt with gaps of 2 pt"
    guard let list = lengths.required("lengths", at: range, help, &sink) else { return nil }
    let all = list.value.items.compactMap { $0.notNegative("dash", &sink) }
    guard all.count == list.value.items.count else { return nil }
    if all.allSatisfy({ $0 == .zero }) {
      return sink.refuse(
        Diagnostic(.invalidValue, "a dash has a length that is more than 0", at: list.range)
          .helping("`dash: [4, 2]` are dashes of 4 pt with gaps of 2 pt; without `dash`, the line is whole"))
    }
    return all
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

extension Setting {
  /// The value of a key that a drawing needs; nil without one, which is reported if the key isn't set at all.
  func required(
    _ key: String, at range: SourceRange, _ help: String, _ sink: inout DiagnosticSink
  ) -> Ranged<Value>? {
    if isUnset { sink.report(.drawingNeeds(key, at: range, help)) }
    return ranged
  }
}

extension Setting<Points> {
  /// The length that a drawing needs, if it is more than 0; nil after a report of what is wrong.
  func requiredPositive(
    _ key: String, at range: SourceRange, _ help: String, _ sink: inout DiagnosticSink
  ) -> Ranged<Points>? {
    required(key, at: range, help, &sink) == nil ? nil : positive(key, &sink)
  }
}

extension [ResolvedItem] {
  /// Completes layers and groups; nil after a report. `owner` has them in the report that there are none.
  init?(_ list: Ranged<SettingList<LayerOverlay>>, of owner: String, _ sink: inout DiagnosticSink) {
    if list.value.items.isEmpty {
      sink.report(Diagnostic(.invalidValue, "\(owner) without layers shows nothing", at: list.range))
      return nil
    }
    self = []
    for item in list.value.items {
      // The problems of layers without a value have been reported.
      guard let item = item.ranged else { continue }
      if let group = item.value.group.ranged {
        if let group = ResolvedGroup(group, &sink) { append(.group(group)) }
      } else if let layer = ResolvedLayer(item.value, at: item.range, &sink) {
        if item.value.hasNoPaint {
          let help = "a layer without a fill, a stroke or shadows shows nothing"
          sink.report(.drawingNeeds("fill", at: item.range, help))
          continue
        }
        append(.layer(layer))
      }
    }
    guard count == list.value.items.count else { return nil }
  }
}

extension ResolvedGroup {
  fileprivate init?(_ group: Ranged<GroupOverlay>, _ sink: inout DiagnosticSink) {
    let (overlay, count) = (group.value, sink.count)
    if overlay.extent.isTooLarge { return nil }
    range = group.range
    func items(
      _ layers: Setting<SettingList<LayerOverlay>>, of owner: String, at range: SourceRange,
      _ sink: inout DiagnosticSink
    ) -> [ResolvedItem]? {
      let help = "add `layers: [ { shape: rectangle, fill: white } ]`"
      return layers.required("layers", at: range, help, &sink)
        .flatMap { [ResolvedItem]($0, of: owner, &sink) }
    }
    let layers = items(overlay.layers, of: "a group", at: group.range, &sink)
    mask = overlay.mask.ranged.flatMap { mask in
      items(mask.value.layers, of: "a mask", at: mask.range, &sink)
        .map { ResolvedMask(items: $0, measure: mask.value.settled(\.measure)) }
    }
    clip = overlay.clip.ranged.flatMap { ResolvedShape($0, &sink) }
    opacity = overlay.settled(\.opacity)
    blend = overlay.settled(\.blend)
    rotation = overlay.settled(\.rotate)
    let factors = overlay.scale.value ?? FactorsOverlay()
    scale = Point(x: factors.settled(\.x), y: factors.settled(\.y))
    for (name, factor) in [("x", scale.x), ("y", scale.y)] where factor == .zero {
      sink.report(
        Diagnostic(
          .invalidValue, "a group that is scaled by 0 shows nothing", at: overlay.scale.range ?? group.range
        ).helping("remove `\(name): 0`, or the group"))
    }
    offset = (overlay.offset.value ?? OffsetOverlay()).point
    blur = overlay.blur.isUnset ? .zero : overlay.blur.notNegative("blur", &sink) ?? .zero
    guard let layers, sink.count == count, overlay.mask.value == nil || mask != nil else { return nil }
    self.items = layers
  }
}

extension ResolvedPaintedFill {
  init?(_ setting: Setting<PaintedFillOverlay>, _ sink: inout DiagnosticSink) {
    guard let painted = setting.ranged else { return nil }
    let help = "one of several `fills` is `{ fill: white, opacity: 50% }`"
    let written = painted.value.fill.required("fill", at: painted.range, help, &sink)
    guard let fill = written.flatMap({ ResolvedFill($0, &sink) }) else { return nil }
    self.init(fill)
    opacity = painted.value.settled(\.opacity)
    blend = painted.value.settled(\.blend)
  }
}
