import ThemeCore
import ThemeDiagnostics

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
      if layers.isUnset {
        sink.report(.drawingNeeds("layers", at: range, "add `layers: [ { shape: rectangle, fill: white } ]`"))
      }
      return layers.ranged.flatMap { [ResolvedItem]($0, of: owner, &sink) }
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
    if painted.value.fill.isUnset {
      sink.report(
        .drawingNeeds("fill", at: painted.range, "one of several `fills` is `{ fill: white, opacity: 50% }`"))
    }
    guard let fill = painted.value.fill.ranged.flatMap({ ResolvedFill($0, &sink) }) else { return nil }
    self.init(fill)
    opacity = painted.value.settled(\.opacity)
    blend = painted.value.settled(\.blend)
  }
}
