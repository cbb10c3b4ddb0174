package import ThemeCore
package import ThemeDrawing

/// The stroke along the outline of a shape. In a box, its `position` has another default than in a layer.
package struct StrokeOverlay<Place: StrokePlace>: RecordWithDefaults, Lowerable {
  package var color = Setting<Color>.unset
  package var width = Setting<Length>.unset
  package var position = Setting<Stroke.Position>.unset
  package var join = Setting<Stroke.Join>.unset
  package var cap = Setting<Stroke.Cap>.unset
  package var miterLimit = Setting<Ratio>.unset

  package init() {}

  package static var about: KeyListName { Place.about }
  package static var expectation: String { "a stroke such as `{ color: black/50%, width: 1 }`" }

  package static var standard: Self { Place.standard }

  package static func list(_ keys: inout some KeyVisitor<Self>) {
    keys.setting("color", \.color, default: "black", "The color of the line.")
    keys.setting("width", \.width, default: "1", "The width of the line; `1px` is one pixel at every scale.")
    keys.setting(
      "position", \.position, default: Place.position.rawValue,
      "The side of the outline on which the line is drawn.")
    keys.setting("join", \.join, default: "miter", "How two lines meet.")
    keys.setting("cap", \.cap, default: "butt", "How the ends of an open path look.")
    keys.setting(
      "miterLimit", \.miterLimit, default: "4", "A miter longer than this many widths becomes a bevel.")
  }
}

/// Where a stroke is written, which decides about its defaults.
package protocol StrokePlace: Sendable {
  static var about: KeyListName { get }
  /// The position of a stroke that names none.
  static var position: Stroke.Position { get }
  /// The defaults, computed once.
  static var standard: StrokeOverlay<Self> { get }
}

/// The stroke of a layer, which is centered as in SVG.
package enum LayerStroke: StrokePlace {
  package static let about = KeyListName("stroke", "a stroke", shownBy: "strokes")
  package static let position = Stroke.Position.center
  package static let standard = StrokeOverlay<Self>.ofDefaults()
}

/// The stroke of a box, which lies inside as the borders of CSS do, so that both of its edges fall on whole pixels.
package enum BoxStroke: StrokePlace {
  package static let about = KeyListName("boxStroke", "the stroke of a box", shownBy: "strokes")
  package static let position = Stroke.Position.inside
  package static let standard = StrokeOverlay<Self>.ofDefaults()
}

extension Stroke.Position: KeywordValue {
  package static var noun: String { "position of a stroke" }
}

extension Stroke.Join: KeywordValue {
  package static var noun: String { "join of a stroke" }
}

extension Stroke.Cap: KeywordValue {
  package static var noun: String { "cap of a stroke" }
}
