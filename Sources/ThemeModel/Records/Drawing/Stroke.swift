package import ThemeCore
package import ThemeDiagnostics
package import ThemeDrawing
package import ThemeSyntax

/// The stroke along the outline of a shape. In a box, its `position` has another default than in a layer.
package struct StrokeOverlay<Place: StrokePlace>: RecordWithDefaults, ListItem {
  package var color = Setting<Color>.unset
  package var fill = Setting<FillForm>.unset
  package var across = Setting<AcrossOverlay>.unset
  package var width = Setting<Length>.unset
  package var position = Setting<Stroke.Position>.unset
  package var join = Setting<Stroke.Join>.unset
  package var cap = Setting<Stroke.Cap>.unset
  package var miterLimit = Setting<Ratio>.unset
  package var dash = Setting<DashOverlay>.unset

  package init() {}

  package static var about: KeyListName { Place.about }
  package static var expectation: String { "a stroke such as `{ color: black/50%, width: 1 }`" }
  package static var limit: (count: Int, noun: String) { (16, "strokes") }

  package static var standard: Self { Place.standard }

  package static func list(_ keys: inout some KeyVisitor<Self>) {
    keys.setting("color", \.color, default: "black", "The color of the line.")
    keys.setting("fill", \.fill, "What fills the line, in place of a color.", by: Place.fills)
    keys.setting(
      "across", \.across,
      "A gradient across the line, in place of a color: from the outline to the other edge of the line.",
      by: Place.fills)
    keys.setting("width", \.width, default: "1", "The width of the line; `1px` is one pixel at every scale.")
    keys.setting(
      "position", \.position, default: Place.position.rawValue,
      "The side of the outline on which the line is drawn; with `across`, it is `inside` by default.")
    keys.setting("join", \.join, default: "miter", "How two lines meet.")
    keys.setting("cap", \.cap, default: "butt", "How the ends of an open path look.")
    keys.setting(
      "miterLimit", \.miterLimit, default: "4", "A miter longer than this many widths becomes a bevel.")
    keys.setting("dash", \.dash, "The lengths of dashes and gaps in turn.", by: "drawings")
  }

  package static func lower(_ node: SyntaxNode, _ sink: inout DiagnosticSink) -> Self? {
    let stroke = lowerKeys(node, &sink)
    let paints = [
      ("color", stroke?.color.range), ("fill", stroke?.fill.range), ("across", stroke?.across.range),
    ].compactMap { key, range in range.map { (key: key, range: $0) } }
    if paints.count > 1 {
      sink.report(
        Diagnostic(
          .exclusiveKeys, "a stroke has one paint, not `\(paints[0].key)` and `\(paints[1].key)`",
          at: paints[1].range
        ).also(at: paints[0].range, "the first paint"))
    }
    return stroke
  }

  /// The result of laying `overlay` over this stroke. What it is painted with replaces what this one is.
  package func overlaid(by overlay: Self) -> Self {
    var lower = self
    if !overlay.color.isUnset || !overlay.fill.isUnset || !overlay.across.isUnset {
      if overlay.color.isUnset { lower.color = .unset }
      if overlay.fill.isUnset { lower.fill = .unset }
      if overlay.across.isUnset { lower.across = .unset }
    }
    return lower.merged(with: overlay)
  }
}

/// A gradient across the width of a stroke.
package struct AcrossOverlay: Record, Lowerable {
  package var stops = Setting<SettingList<StopOverlay>>.unset

  package init() {}

  package static let about = KeyListName("across", "a gradient across a stroke", shownBy: "drawings")
  package static let expectation = "a gradient such as `{ stops: [ … ] }`"

  package static func list(_ keys: inout some KeyVisitor<Self>) {
    keys.setting("stops", \.stops, "The colors: 0 is at the outline, 1 at the other edge of the line.")
  }

  package static func help(_ node: SyntaxNode) -> String? { node.helpForList(of: "stops") }
}

/// The dashes of a stroke.
package struct DashOverlay: RecordWithDefaults, Lowerable {
  package var lengths = Setting<DashLengths>.unset
  package var offset = Setting<Points>.unset

  package init() {}

  package static let about = KeyListName("dash", "dashes", shownBy: "drawings")
  package static let expectation = "lengths such as `[4, 2]`, or `{ lengths: [4, 2], offset: 1 }`"
  package static var form: ValueType { .either([.map(name), .list(of: .length), .length]) }

  package static let standard = DashOverlay.ofDefaults()

  package static func list(_ keys: inout some KeyVisitor<Self>) {
    keys.setting("lengths", \.lengths, "The lengths of dashes and gaps in turn, in points.")
    keys.setting("offset", \.offset, default: "0", "How far into the lengths the line begins.")
  }

  package static func lower(_ node: SyntaxNode, _ sink: inout DiagnosticSink) -> DashOverlay? {
    guard node.mapping == nil else { return lowerKeys(node, &sink) }
    guard let lengths = DashLengths.lower(node, &sink) else { return nil }
    var dash = DashOverlay()
    dash.lengths = .literal(lengths, node.range)
    return dash
  }
}

/// A list of lengths, each of which can be a token.
package struct DashLengths: Lowerable {
  package private(set) var items: [Setting<Points>]

  package static var isMap: Bool { true }
  package static var form: ValueType { .either([.list(of: .length), .length]) }
  package static let expectation = "lengths such as `[4, 2]`"

  package static func lower(_ node: SyntaxNode, _ sink: inout DiagnosticSink) -> DashLengths? {
    guard node.mapping == nil else { return mismatch(node, &sink) }
    guard let nodes = node.sequence else {
      let length = Points.setting(node, &sink)
      return length.isUnset ? nil : DashLengths(items: [length])
    }
    let limit = (count: Limit.gradientStops.standard, noun: "lengths")
    return Points.settings(nodes, at: node.range, limit: limit, &sink).map { DashLengths(items: $0) }
  }

  package mutating func resolve(_ references: any ReferenceResolver, _ sink: inout DiagnosticSink) -> Bool {
    var isChanged = false
    for index in items.indices where items[index].resolve(references, &sink) { isChanged = true }
    return isChanged
  }
}

/// Where a stroke is written, which decides about its defaults.
package protocol StrokePlace: Sendable {
  static var about: KeyListName { get }
  /// The fixture that shows its fills.
  static var fills: String { get }
  /// The position of a stroke that names none.
  static var position: Stroke.Position { get }
  /// The defaults, computed once.
  static var standard: StrokeOverlay<Self> { get }
}

/// The stroke of a layer, which is centered as in SVG.
package enum LayerStroke: StrokePlace {
  package static let about = KeyListName("stroke", "a stroke", shownBy: "strokes")
  package static let fills = "drawings"
  package static let position = Stroke.Position.center
  package static let standard = StrokeOverlay<Self>.ofDefaults()
}

/// The stroke of a box, which lies inside as the borders of CSS do, so that both of its edges fall on whole pixels.
package enum BoxStroke: StrokePlace {
  package static let about = KeyListName("boxStroke", "the stroke of a box", shownBy: "strokes")
  package static let fills = "smooth-boxes"
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
