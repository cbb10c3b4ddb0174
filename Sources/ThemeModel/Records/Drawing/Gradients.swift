package import ThemeCore
package import ThemeDiagnostics
import ThemeDrawing
package import ThemeSyntax

/// A gradient along a line through the center of the frame, as CSS's `linear-gradient`.
package struct LinearOverlay: RecordWithDefaults, Lowerable {
  package var angle = Setting<Angle>.unset
  package var stops = Setting<SettingList<StopOverlay>>.unset
  package var space = Setting<GradientSpace>.unset

  package init() {}

  package static let about = KeyListName("linear", "a linear gradient", shownBy: "fills")
  package static let expectation = "a gradient such as `{ angle: 180, stops: [ … ] }`"

  package static let standard = LinearOverlay.ofDefaults()

  package static func list(_ keys: inout some KeyVisitor<Self>) {
    keys.setting("angle", \.angle, default: "180", "The direction in degrees: 0 is up, 90 is right.")
    keys.setting("stops", \.stops, "The colors; at least one stop.")
    keys.setting(
      "in", \.space, default: "srgb", "The color space in which colors are mixed.", by: "drawings")
  }

  package static func lower(_ node: SyntaxNode, _ sink: inout DiagnosticSink) -> LinearOverlay? {
    lowerKeys(node, &sink, help: node.sequence == nil ? nil : "write `{ stops: [ … ] }`")
  }
}

/// A gradient from a center outward.
package struct RadialOverlay: RecordWithDefaults, Lowerable {
  package var center = Setting<CenterOverlay>.unset
  package var radius = Setting<Ratio>.unset
  package var stops = Setting<SettingList<StopOverlay>>.unset
  package var space = Setting<GradientSpace>.unset

  package init() {}

  package static let about = KeyListName("radial", "a radial gradient", shownBy: "fills")
  package static let expectation = "a gradient such as `{ radius: 50%, stops: [ … ] }`"

  package static let standard = RadialOverlay.ofDefaults()

  package static func list(_ keys: inout some KeyVisitor<Self>) {
    keys.setting("center", \.center, "The center, in fractions of the frame.")
    keys.setting("radius", \.radius, default: "0.5", "The radius, as a fraction of the frame.")
    keys.setting("stops", \.stops, "The colors; at least one stop.")
    keys.setting(
      "in", \.space, default: "srgb", "The color space in which colors are mixed.", by: "drawings")
  }
}

/// A gradient around a center, clockwise, as CSS's `conic-gradient`.
package struct ConicOverlay: RecordWithDefaults, Lowerable {
  package var center = Setting<CenterOverlay>.unset
  package var angle = Setting<Angle>.unset
  package var stops = Setting<SettingList<StopOverlay>>.unset
  package var space = Setting<GradientSpace>.unset

  package init() {}

  package static let about = KeyListName("conic", "a conic gradient", shownBy: "drawings")
  package static let expectation = "a gradient such as `{ angle: 0, stops: [ … ] }`"

  package static let standard = ConicOverlay.ofDefaults()

  package static func list(_ keys: inout some KeyVisitor<Self>) {
    keys.setting("center", \.center, "The center, in fractions of the frame.")
    keys.setting("angle", \.angle, default: "0", "Where it begins, in degrees: 0 is up, 90 is right.")
    keys.setting("stops", \.stops, "The colors, of which 1 is a whole turn; at least one stop.")
    keys.setting(
      "in", \.space, default: "srgb", "The color space in which colors are mixed.", by: "drawings")
  }

  package static func lower(_ node: SyntaxNode, _ sink: inout DiagnosticSink) -> ConicOverlay? {
    lowerKeys(node, &sink, help: node.sequence == nil ? nil : "write `{ stops: [ … ] }`")
  }
}

/// The color space in which a gradient mixes its colors, premultiplied as in CSS.
package enum GradientSpace: String, KeywordValue {
  case srgb, oklab
  package static var noun: String { "color space of a gradient" }
  package static var synonyms: [String: GradientSpace] { ["rgb": .srgb, "oklch": .oklab, "lab": .oklab] }
}

/// The center of a radial or conic gradient, as fractions of the frame's width and height.
package struct CenterOverlay: RecordWithDefaults, Lowerable {
  package var x = Setting<Ratio>.unset
  package var y = Setting<Ratio>.unset

  package init() {}

  package static let about = KeyListName("center", "a center", shownBy: "fills")
  package static let expectation = "a center such as `{ x: 50%, y: 0 }`, in fractions of the frame"

  package static let standard = CenterOverlay.ofDefaults()

  package static func list(_ keys: inout some KeyVisitor<Self>) {
    keys.setting("x", \.x, default: "0.5", "0 is the left edge, 1 is the right edge.")
    keys.setting("y", \.y, default: "0.5", "0 is the upper edge, 1 is the lower edge.")
  }
}

/// A color at a position of a gradient.
package struct StopOverlay: Record, ListItem {
  package var at = Setting<Ratio>.unset
  package var color = Setting<Color>.unset

  package init() {}

  package static let about = KeyListName("stop", "a stop", shownBy: "fills")
  package static let expectation = "a stop such as `{ at: 0, color: white }`"
  package static var limit: (count: Int, noun: String) { (DrawingLimits.stops, "stops") }

  package static func list(_ keys: inout some KeyVisitor<Self>) {
    keys.setting("at", \.at, "The position: 0 is the beginning of the gradient, 1 is its end; required.")
    keys.setting("color", \.color, "The color at this position; required.")
  }
}
