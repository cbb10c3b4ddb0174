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
    keys.other("linear", LinearOverlay.form, "A gradient along a line.", isSetting: true) {
      $0.take(.linear(LinearOverlay.setting($1.value, &$2)), $1, &$2)
    }
    keys.other("radial", RadialOverlay.form, "A gradient around a center.", isSetting: true) {
      $0.take(.radial(RadialOverlay.setting($1.value, &$2)), $1, &$2)
    }
    keys.other(
      "conic", ConicOverlay.form, "A gradient around a center, clockwise.", by: "drawings",
      isSetting: true
    ) {
      $0.take(.conic(ConicOverlay.setting($1.value, &$2)), $1, &$2)
    }
    keys.other("noise", NoiseOverlay.form, "Grains of random strength.", by: "drawings", isSetting: true) {
      $0.take(.noise(NoiseOverlay.setting($1.value, &$2)), $1, &$2)
    }
    keys.other("pattern", PatternOverlay.form, "A PNG that repeats.", isSetting: true) {
      $0.take(.pattern(PatternOverlay.setting($1.value, &$2)), $1, &$2)
    }
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
