package import ThemeCore
package import ThemeDiagnostics
package import ThemeDrawing
package import ThemeSyntax

/// Art that a theme draws: an artboard, and the layers that are drawn on it, from the lowest to the highest.
package struct DrawingOverlay: Record, Lowerable {
  package var size = Setting<SizeOverlay>.unset
  package var layers = Setting<SettingList<LayerOverlay>>.unset
  /// Whether a part of the drawing was refused with an error. Missing keys should then not be reported.
  package var isBroken = false

  package init() {}

  package static let about = KeyListName("drawing", "a drawing", shownBy: "drawn-art")
  package static let expectation = "a drawing such as `{ size: { width: 42, height: 30 }, layers: [ … ] }`"

  package static func list(_ keys: inout some KeyVisitor<Self>) {
    keys.setting("size", \.size, "The artboard, in points; whole pixels at every scale that is drawn.")
    keys.setting("layers", \.layers, "The layers, from the lowest to the highest.")
  }

  package static func lower(_ node: SyntaxNode, _ sink: inout DiagnosticSink) -> DrawingOverlay? {
    let errors = sink.errorCount
    var drawing = lowerKeys(node, &sink)
    drawing?.isBroken = sink.errorCount > errors
    return drawing
  }
}

/// The width and height of an artboard, in points.
package struct SizeOverlay: Record, Lowerable {
  package var width = Setting<Points>.unset
  package var height = Setting<Points>.unset

  package init() {}

  package static let about = KeyListName("size", "a size", shownBy: "drawn-art")
  package static let expectation = "a size such as `{ width: 42, height: 30 }`"

  package static func list(_ keys: inout some KeyVisitor<Self>) {
    keys.setting("width", \.width, "The width.")
    keys.setting("height", \.height, "The height.")
  }

  package static func help(_ node: SyntaxNode) -> String? { Shorthand.size(node) }
}

/// One layer of a drawing: a shape with its fill, stroke, shadows and effects.
package struct LayerOverlay: RecordWithDefaults, ListItem {
  package var shape = Setting<ShapeForm>.unset
  package var frame = Setting<InsetsOverlay>.unset
  package var fill = Setting<FillForm>.unset
  package var fills = Setting<SettingList<PaintedFillOverlay>>.unset
  package var fillRule = Setting<FillRule>.unset
  package var stroke = Setting<StrokeOverlay<LayerStroke>>.unset
  package var strokes = Setting<SettingList<StrokeOverlay<LayerStroke>>>.unset
  package var shadows = Setting<SettingList<LayerShadowOverlay>>.unset
  package var innerShadows = Setting<SettingList<LayerShadowOverlay>>.unset
  package var opacity = Setting<Fraction>.unset
  package var blend = Setting<BlendMode>.unset
  package var clip = Setting<ShapeForm>.unset
  package var rotate = Setting<Angle>.unset
  package var blur = Setting<Points>.unset
  package var group = Setting<GroupOverlay>.unset

  package init() {}

  package static let about = KeyListName("layer", "a layer", shownBy: "effects")
  package static let expectation = "a layer such as `{ shape: rectangle, fill: white }`"
  package static var limit: (count: Int, noun: String) { (DrawingLimits.layers, "layers") }

  package static let standard = LayerOverlay.ofDefaults()

  package static func list(_ keys: inout some KeyVisitor<Self>) {
    keys.setting("shape", \.shape, "The outline, within the frame.", by: "shapes")
    keys.setting(
      "frame", \.frame, default: "0", "The space around the shape: insets from the edges of the artboard.",
      by: "drawn-art")
    keys.setting("fill", \.fill, "What fills the shape.", by: "fills")
    keys.setting(
      "fills", \.fills, "Several fills in place of one, from the lowest to the highest.", by: "drawings")
    keys.setting(
      "fillRule", \.fillRule, default: "nonzero", "What counts as inside if an outline crosses itself.",
      by: "shapes")
    keys.setting("stroke", \.stroke, "A line along the outline.", by: "strokes")
    keys.setting(
      "strokes", \.strokes, "Several strokes in place of one, from the lowest to the highest.",
      by: "drawings")
    keys.setting("shadows", \.shadows, "Shadows around the shape; the first one is on top.")
    keys.setting("innerShadows", \.innerShadows, "Shadows inside the shape; the first one is on top.")
    keys.setting("opacity", \.opacity, default: "1", "The opacity of the layer as a whole.")
    keys.setting("blend", \.blend, default: "normal", "How the layer blends with the layers below.")
    keys.setting(
      "clip", \.clip, "A second outline in the frame; the layer is visible only inside it.")
    keys.setting(
      "rotate", \.rotate, default: "0",
      "How far the layer is turned around the center of its frame, in degrees, clockwise. Shadows fall as before.",
      by: "drawings")
    keys.setting(
      "blur", \.blur, default: "0", "The blur of the layer as a whole: twice the standard deviation.",
      by: "drawings"
    )
    keys.setting(
      "group", \.group,
      "Layers that are drawn by themselves and then laid on those below as one; it has no other keys beside it.",
      by: "drawings")
  }

  package static func lower(_ node: SyntaxNode, _ sink: inout DiagnosticSink) -> LayerOverlay? {
    guard let layer = lowerKeys(node, &sink) else { return nil }
    func refuse(_ first: String, _ second: String, _ help: String) {
      guard let entries = node.mapping?.entries, let one = entries.first(where: { $0.key.value == first }),
        let other = entries.first(where: { $0.key.value == second && !$0.value.isNull }), !one.value.isNull
      else { return }
      sink.report(
        Diagnostic(.exclusiveKeys, "a layer has no `\(first)` and `\(second)` at once", at: other.key.range)
          .also(at: one.key.range, "the first").helping(words: help))
    }
    refuse("fill", "fills", "write the fill in the list of `fills`")
    refuse("stroke", "strokes", "write the stroke in the list of `strokes`")
    for entry in node.mapping?.entries ?? [] where entry.key.value != "group" && has(entry.key.value) {
      refuse("group", entry.key.value, "write it in the group, or in a layer of the group")
    }
    return layer
  }
}

extension BlendMode: KeywordValue {
  package static var noun: String { "blend mode" }
}

extension FillRule: KeywordValue {
  package static var noun: String { "fill rule" }
}

extension Chevron.Direction: KeywordValue {
  package static var noun: String { "direction" }
}

/// A shadow around or inside a shape, in points. As in CSS, the blur is twice the standard deviation of the Gaussian.
package struct LayerShadowOverlay: RecordWithDefaults, ListItem {
  /// Whether the shadow is written as `none`: there is no shadow, whatever an overlaid theme sets.
  package var isNone = false
  /// Whether the shadow lies inside the shape, as a token file says; nil if no token file does.
  package var isInset: Bool?
  package var color = Setting<Color>.unset
  package var x = Setting<Points>.unset
  package var y = Setting<Points>.unset
  package var blur = Setting<Points>.unset
  package var spread = Setting<Points>.unset

  package init() {}

  package static let about = KeyListName("layerShadow", "a shadow of a shape", shownBy: "shadows")
  package static let expectation = "a shadow such as `{ color: black/40%, y: 2, blur: 4 }`, or `none`"
  package static var form: ValueType { .either([.map(name), .words(["none"])]) }
  package static var limit: (count: Int, noun: String) { (DrawingLimits.shadows, "shadows") }

  package static let standard = LayerShadowOverlay.ofDefaults()

  package static func list(_ keys: inout some KeyVisitor<Self>) {
    keys.setting("color", \.color, default: "black", "The color of the shadow.")
    keys.setting("x", \.x, default: "0", "How far to the right.")
    keys.setting("y", \.y, default: "0", "How far down.")
    keys.setting("blur", \.blur, default: "0", "The blur as in CSS: twice the standard deviation.")
    keys.setting(
      "spread", \.spread, default: "0",
      "How much larger than its shape the shadow is on each side, as in CSS; less than 0 is smaller. An inner shadow begins that much further inside."
    )
  }

  package static func lower(_ node: SyntaxNode, _ sink: inout DiagnosticSink) -> LayerShadowOverlay? {
    if node.scalar?.text == "none" {
      var none = LayerShadowOverlay()
      none.isNone = true
      return none
    }
    let inset = node.mapping?.insetOfToken
    var shadow = lowerKeys(inset == nil ? node : node.without(["inset"]), &sink)
    shadow?.isInset = inset
    return shadow
  }

  package static func help(_ node: SyntaxNode) -> String? {
    node.scalar.flatMap { _ in Shorthand.shadow(node, lengths: ["x", "y", "blur", "spread"]) }
  }

  package func overlaid(by overlay: LayerShadowOverlay) -> LayerShadowOverlay {
    if overlay.isNone || isNone { return overlay }
    var merged = merged(with: overlay)
    merged.isInset = overlay.isInset ?? isInset
    return merged
  }
}

extension Mapping {
  /// Whether a shadow lies inside its shape, as the token file says from which it is; nil for a map of a theme, which can't say
  /// it.
  var insetOfToken: Bool? {
    guard let scalar = self["inset"]?.scalar, scalar.declaredType == .truth else { return nil }
    return scalar.text == "true"
  }
}

extension SyntaxNode {
  /// The help for a list in place of a map whose main key takes it; nil for any other node.
  func helpForList(of key: String) -> String? { sequence == nil ? nil : "write `{ \(key): [ … ] }`" }

  /// The map without the entries that have one of these keys.
  func without(_ keys: [String]) -> SyntaxNode {
    guard case .mapping(var mapping) = value else { return self }
    mapping.entries.removeAll { keys.contains($0.key.value) }
    return SyntaxNode(.mapping(mapping), range)
  }
}
