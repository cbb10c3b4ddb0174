package import ThemeCore
package import ThemeDiagnostics
package import ThemeDrawing
package import ThemeSyntax

/// The fill of a layer's shape.
package enum FillForm: Lowerable {
  case color(Color)
  case linear(Setting<LinearOverlay>)
  case radial(Setting<RadialOverlay>)
  case conic(Setting<ConicOverlay>)
  case noise(Setting<NoiseOverlay>)
  case pattern(Setting<PatternOverlay>)

  package static let isMap = true
  package static let expectation =
    "a color, or a gradient such as `{ linear: { stops: [ { at: 0, color: white }, { at: 1, color: gray } ] } }`"
  package static var form: ValueType { .either([.color, .map(FillKeys.name)]) }

  package static var takesColors: Bool { true }

  package static func plain(_ color: Color, at range: SourceRange) -> FillForm? { .color(color) }

  package static func lower(_ node: SyntaxNode, _ sink: inout DiagnosticSink) -> FillForm? {
    if node.scalar != nil { return Color.lower(node, &sink).map(FillForm.color) }
    return Alternative.lower(node, by: FillKeys.self, &sink)
  }

  package func overlaid(by overlay: FillForm) -> FillForm {
    switch (self, overlay) {
    case (.linear(let lower), .linear(let upper)): .linear(lower.overlaid(by: upper))
    case (.radial(let lower), .radial(let upper)): .radial(lower.overlaid(by: upper))
    case (.conic(let lower), .conic(let upper)): .conic(lower.overlaid(by: upper))
    case (.noise(let lower), .noise(let upper)): .noise(lower.overlaid(by: upper))
    case (.pattern(let lower), .pattern(let upper)): .pattern(lower.overlaid(by: upper))
    default: overlay
    }
  }

  package mutating func resolve(_ references: any ReferenceResolver, _ sink: inout DiagnosticSink) -> Bool {
    switch self {
    case .color: return false
    case .linear(let gradient): self = .linear(gradient.resolved(references, &sink))
    case .radial(let gradient): self = .radial(gradient.resolved(references, &sink))
    case .conic(let gradient): self = .conic(gradient.resolved(references, &sink))
    case .noise(let noise): self = .noise(noise.resolved(references, &sink))
    case .pattern(let pattern): self = .pattern(pattern.resolved(references, &sink))
    }
    return true
  }
}

/// The keys of fills, of which a map has exactly one.
package enum FillKeys: KeyList {
  package typealias Root = Alternative<FillForm>

  package static let about = KeyListName("fill", "a fill", shownBy: "fills")

  package static func list(_ keys: inout some KeyVisitor<Alternative<FillForm>>) {
    keys.form("linear", FillForm.linear, "A gradient along a line.")
    keys.form("radial", FillForm.radial, "A gradient around a center.")
    keys.form("conic", FillForm.conic, "A gradient around a center, clockwise.", by: "drawings")
    keys.form("noise", FillForm.noise, "Grains of random strength.", by: "drawings")
    keys.form("pattern", FillForm.pattern, "A PNG that repeats.")
  }
}

/// A PNG that repeats, starting at the upper left corner of the frame.
package struct PatternOverlay: Record, Lowerable {
  package var file = Setting<PathText>.unset
  package var files = Setting<ScaleFiles>.unset
  package var offset = Setting<OffsetOverlay>.unset

  package init() {}

  package static let about = KeyListName("pattern", "a pattern", shownBy: "fills")
  package static let expectation = "a pattern such as `{ file: art/wood.png }`"

  package static func list(_ keys: inout some KeyVisitor<Self>) {
    keys.setting(
      "file", \.file, "A PNG; files of the same name with `@2x` and `@3x` are found automatically.")
    keys.setting("files", \.files, "A PNG for each scale.")
    keys.setting("offset", \.offset, "The offset of a tile from the corner of the frame.")
  }

  package static func lower(_ node: SyntaxNode, _ sink: inout DiagnosticSink) -> PatternOverlay? {
    let pattern = lowerKeys(node, &sink)
    if let range = pattern?.files.range, let first = pattern?.file.range {
      sink.report(
        Diagnostic(.exclusiveKeys, "a pattern has one source, not `file` and `files`", at: range)
          .also(at: first, "the first source"))
    }
    return pattern
  }

  /// The result of laying `overlay` over this pattern. `file` replaces `files`, and vice versa.
  package func overlaid(by overlay: PatternOverlay) -> PatternOverlay {
    var result = merged(with: overlay)
    if !overlay.file.isUnset || !overlay.files.isUnset {
      (result.file, result.files) = (overlay.file, overlay.files)
    }
    return result
  }
}

/// Noise: grains of random strength, the same on every machine.
package struct NoiseOverlay: RecordWithDefaults, Lowerable {
  package var amount = Setting<Fraction>.unset
  package var size = Setting<Length>.unset
  package var seed = Setting<NoiseSeed>.unset
  package var monochrome = Setting<Bool>.unset

  package init() {}

  package static let about = KeyListName("noise", "noise", shownBy: "drawings")
  package static let expectation = "noise such as `{ amount: 8%, size: 1px }`"

  package static let standard = NoiseOverlay.ofDefaults()

  package static func list(_ keys: inout some KeyVisitor<Self>) {
    keys.setting("amount", \.amount, default: "0.1", "The opacity of the strongest grain.")
    keys.setting(
      "size", \.size, default: "1px", "The side of a grain; `1px` is one pixel at every scale.")
    keys.setting("seed", \.seed, default: "0", "Another number gives other noise.")
    keys.setting("monochrome", \.monochrome, default: "true", "Whether grains are black and white.")
  }
}

/// Which noise of many it is.
package struct NoiseSeed: Hashable, Lowerable, Sendable, CustomStringConvertible {
  package let number: Int

  package static let expectation = "a whole number"
  package static var form: ValueType { .wholeNumber(0...most) }

  private static let most = 65_535

  package static func lower(_ node: SyntaxNode, _ sink: inout DiagnosticSink) -> NoiseSeed? {
    wholeNumber(node, "seed", 0...most, &sink).map { NoiseSeed(number: $0) }
  }

  package var description: String { "\(number)" }
}

/// One of several fills of a layer: an ordinary fill, or one with an opacity and a blend mode of its own.
package struct PaintedFillOverlay: RecordWithDefaults, ListItem {
  package var fill = Setting<FillForm>.unset
  package var opacity = Setting<Fraction>.unset
  package var blend = Setting<BlendMode>.unset

  package init() {}

  package static let about = KeyListName("paintedFill", "one of several fills", shownBy: "drawings")
  package static let expectation = "a fill such as `white`, or `{ fill: white, opacity: 50% }`"
  package static var form: ValueType { .either([.color, .map(FillKeys.name), .map(name)]) }
  package static var listed: ValueType { form }
  package static var limit: (count: Int, noun: String) { (16, "fills") }
  package static var takesColors: Bool { true }

  package static let standard = PaintedFillOverlay.ofDefaults()

  package static func list(_ keys: inout some KeyVisitor<Self>) {
    keys.setting("fill", \.fill, "The fill; required.")
    keys.setting("opacity", \.opacity, default: "1", "The opacity of the fill.")
    keys.setting("blend", \.blend, default: "normal", "How the fill blends with those below it.")
  }

  package static func plain(_ color: Color, at range: SourceRange) -> PaintedFillOverlay? {
    PaintedFillOverlay(.color(color), at: range)
  }

  package static func lower(_ node: SyntaxNode, _ sink: inout DiagnosticSink) -> PaintedFillOverlay? {
    if let entries = node.mapping?.entries, entries.isEmpty || entries.contains(where: { has($0.key.value) })
    {
      return lowerKeys(node, &sink)
    }
    return FillForm.lower(node, &sink).map { PaintedFillOverlay($0, at: node.range) }
  }

  private init(_ fill: FillForm, at range: SourceRange) { self.fill = .literal(fill, range) }
}

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

  package static func help(_ node: SyntaxNode) -> String? { node.helpForList(of: "stops") }
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

  package static func help(_ node: SyntaxNode) -> String? { node.helpForList(of: "stops") }
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
