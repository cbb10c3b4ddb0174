import ThemeCore
package import ThemeDiagnostics
import ThemeDrawing
package import ThemeSyntax

extension DrawingOverlay: Lowerable {
  package static var expectation: String {
    "a drawing such as `{ size: { width: 42, height: 30 }, layers: [ … ] }`"
  }

  package static func lower(_ node: SyntaxNode, _ sink: inout DiagnosticSink) -> DrawingOverlay? {
    guard node.mapping != nil else { return mismatch(node, &sink) }
    var result = DrawingOverlay()
    for entry in node.entries(expected: expectation, &sink) where !result.take(entry, &sink) {
      sink.report(unknownKey: entry.key, in: .drawing)
      result.isBroken = true
    }
    return result
  }

  /// Takes one entry of a map that holds a drawing; false when the key is none of a drawing's.
  mutating func take(_ entry: Mapping.Entry, _ sink: inout DiagnosticSink) -> Bool {
    let errors = sink.errorCount
    switch entry.key.value {
    case "size": size = SizeOverlay.setting(entry.value, &sink)
    case "layers": layers = SettingList.setting(entry.value, &sink)
    default: return false
    }
    if sink.errorCount > errors { isBroken = true }
    return true
  }
}

extension SizeOverlay: Lowerable {
  package static var expectation: String { "a size such as `{ width: 42, height: 30 }`" }

  package static func lower(_ node: SyntaxNode, _ sink: inout DiagnosticSink) -> SizeOverlay? {
    var result = SizeOverlay()
    if node.mapping == nil { return mismatch(node, &sink, help: Shorthand.size(node)) }
    for entry in node.entries(expected: expectation, &sink) {
      switch entry.key.value {
      case "width": result.width = Points.setting(entry.value, &sink)
      case "height": result.height = Points.setting(entry.value, &sink)
      default: sink.report(unknownKey: entry.key, in: .size)
      }
    }
    return result
  }
}

extension LayerOverlay: ListItem {
  package static var expectation: String { "a layer such as `{ shape: rectangle, fill: white }`" }
  package static var limit: (count: Int, noun: String) { (DrawingLimits.layers, "layers") }

  package static func lower(_ node: SyntaxNode, _ sink: inout DiagnosticSink) -> LayerOverlay? {
    guard node.mapping != nil else { return mismatch(node, &sink) }
    var result = LayerOverlay()
    for entry in node.entries(expected: expectation, &sink) {
      let value = entry.value
      switch entry.key.value {
      case "shape": result.shape = ShapeForm.setting(value, &sink)
      case "frame": result.frame = InsetsOverlay.setting(value, &sink)
      case "fill": result.fill = FillForm.setting(value, &sink)
      case "fillRule": result.fillRule = FillRule.setting(value, &sink)
      case "stroke": result.stroke = StrokeOverlay.setting(value, &sink)
      case "shadows": result.shadows = SettingList.setting(value, &sink)
      case "innerShadows": result.innerShadows = SettingList.setting(value, &sink)
      case "opacity": result.opacity = Fraction.setting(value, &sink)
      case "blend": result.blend = BlendMode.setting(value, &sink)
      case "clip": result.clip = ShapeForm.setting(value, &sink)
      default: sink.report(unknownKey: entry.key, in: .layer)
      }
    }
    return result
  }
}

extension ShadowOverlay: ListItem {
  package static var limit: (count: Int, noun: String) { (DrawingLimits.shadows, "shadows") }
}

extension StrokeOverlay: Lowerable {
  package static var expectation: String { "a stroke such as `{ color: black/50%, width: 1 }`" }

  package static func lower(_ node: SyntaxNode, _ sink: inout DiagnosticSink) -> StrokeOverlay? {
    var result = StrokeOverlay()
    for entry in node.entries(expected: expectation, &sink) {
      switch entry.key.value {
      case "color": result.color = Color.setting(entry.value, &sink)
      case "width": result.width = Length.setting(entry.value, &sink)
      case "position": result.position = Stroke.Position.setting(entry.value, &sink)
      case "join": result.join = Stroke.Join.setting(entry.value, &sink)
      case "cap": result.cap = Stroke.Cap.setting(entry.value, &sink)
      case "miterLimit": result.miterLimit = Ratio.setting(entry.value, &sink)
      default: sink.report(unknownKey: entry.key, in: .stroke)
      }
    }
    return result
  }
}

extension BlendMode: Word {
  package static var noun: String { "blend mode" }
}

extension FillRule: Word {
  package static var noun: String { "fill rule" }
}

extension Stroke.Position: Word {
  package static var noun: String { "position of a stroke" }
}

extension Stroke.Join: Word {
  package static var noun: String { "join of a stroke" }
}

extension Stroke.Cap: Word {
  package static var noun: String { "cap of a stroke" }
}

extension Chevron.Direction: Word {
  package static var noun: String { "direction" }
}
