package import ThemeCore
package import ThemeDiagnostics
import ThemeDrawing
package import ThemeSyntax

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
    var shadow = lowerKeys(inset == nil ? node : node.without(["inset"]), &sink, help: help(for: node))
    shadow?.isInset = inset
    return shadow
  }

  private static func help(for node: SyntaxNode) -> String? {
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
  /// The map without the entries that have one of these keys.
  func without(_ keys: [String]) -> SyntaxNode {
    guard case .mapping(var mapping) = value else { return self }
    mapping.entries.removeAll { keys.contains($0.key.value) }
    return SyntaxNode(.mapping(mapping), range)
  }
}
