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

  package static func lower(_ node: SyntaxNode, _ sink: inout DiagnosticSink) -> SizeOverlay? {
    lowerKeys(node, &sink, help: Shorthand.size(node))
  }
}

/// One layer of a drawing: a shape with its fill, stroke, shadows and effects.
package struct LayerOverlay: RecordWithDefaults, ListItem {
  package var shape = Setting<ShapeForm>.unset
  package var frame = Setting<InsetsOverlay>.unset
  package var fill = Setting<FillForm>.unset
  package var fillRule = Setting<FillRule>.unset
  package var stroke = Setting<StrokeOverlay<LayerStroke>>.unset
  package var shadows = Setting<SettingList<LayerShadowOverlay>>.unset
  package var innerShadows = Setting<SettingList<LayerShadowOverlay>>.unset
  package var opacity = Setting<Fraction>.unset
  package var blend = Setting<BlendMode>.unset
  package var clip = Setting<ShapeForm>.unset

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
      "fillRule", \.fillRule, default: "nonzero", "What counts as inside if an outline crosses itself.",
      by: "shapes")
    keys.setting("stroke", \.stroke, "A line along the outline.", by: "strokes")
    keys.setting("shadows", \.shadows, "Shadows around the shape; the first one is on top.")
    keys.setting("innerShadows", \.innerShadows, "Shadows inside the shape; the first one is on top.")
    keys.setting("opacity", \.opacity, default: "1", "The opacity of the layer as a whole.")
    keys.setting("blend", \.blend, default: "normal", "How the layer blends with the layers below.")
    keys.setting(
      "clip", \.clip, "A second outline in the frame; the layer is visible only inside it.")
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
