package import ThemeCore
package import ThemeDiagnostics
package import ThemeSyntax

/// A rounded box. The compiler determines the size of its drawing, its caps and its alignment insets.
package struct BoxOverlay: Record, Lowerable {
  package var fill = Setting<FillForm>.unset
  package var radius = Setting<Points>.unset
  package var corners = Setting<CornersOverlay>.unset
  package var stroke = Setting<StrokeOverlay<BoxStroke>>.unset
  package var shadows = Setting<SettingList<LayerShadowOverlay>>.unset
  package var innerShadows = Setting<SettingList<LayerShadowOverlay>>.unset
  /// Whether a part of the box was refused with an error. Missing keys should then not be reported.
  package var isBroken = false
  /// Where the boxes are written that were merged into this one, the lowest first.
  package private(set) var places: [SourceRange] = []

  package init() {}

  package static let about = KeyListName("box", "a box", shownBy: "boxes")
  package static let expectation = "a box such as `{ fill: white, radius: 8 }`"

  package static func list(_ keys: inout some KeyVisitor<Self>) {
    keys.setting(
      "fill", \.fill,
      "What fills the box: a color, or a gradient from top to bottom in an element with a `height`.")
    keys.setting("radius", \.radius, "The radius of all four corners.")
    keys.setting("corners", \.corners, "A radius for each corner.")
    keys.setting("stroke", \.stroke, "A line along the edge of the box.")
    keys.setting("shadows", \.shadows, "Shadows around the box; the first one is on top.")
    keys.setting("innerShadows", \.innerShadows, "Shadows inside the box; the first one is on top.")
  }

  /// The result of laying `overlay` over this box. A `radius` replaces `corners`, and vice versa.
  package func overlaid(by overlay: BoxOverlay) -> BoxOverlay {
    var lower = self
    if !overlay.corners.isUnset { lower.radius = .unset }
    if !overlay.radius.isUnset { lower.corners = .unset }
    var result = lower.merged(with: overlay)
    result.isBroken = isBroken || overlay.isBroken
    result.places = places + overlay.places
    return result
  }

  package static func lower(_ node: SyntaxNode, _ sink: inout DiagnosticSink) -> BoxOverlay? {
    let errors = sink.errorCount
    var box = lowerKeys(node, &sink)
    if let radius = box?.radius.range, let corners = box?.corners.range {
      sink.report(
        Diagnostic(.exclusiveKeys, "`radius` and `corners` exclude each other", at: corners)
          .also(at: radius, "the radius of all corners"))
    }
    box?.isBroken = sink.errorCount > errors
    box?.places = [node.range]
    return box
  }
}
