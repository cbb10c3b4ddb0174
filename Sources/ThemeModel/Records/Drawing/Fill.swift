package import ThemeCore
package import ThemeDiagnostics
import ThemeDrawing
package import ThemeSyntax

/// The fill of a layer's shape.
package enum FillForm: Lowerable {
  case color(Color)
  case linear(Setting<LinearOverlay>)
  case radial(Setting<RadialOverlay>)
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
    case (.pattern(let lower), .pattern(let upper)): .pattern(lower.overlaid(by: upper))
    default: overlay
    }
  }

  package mutating func resolve(_ references: any ReferenceResolver, _ sink: inout DiagnosticSink) -> Bool {
    switch self {
    case .color: return false
    case .linear(let gradient): self = .linear(gradient.resolved(references, &sink))
    case .radial(let gradient): self = .radial(gradient.resolved(references, &sink))
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
    keys.other("pattern", PatternOverlay.form, "A PNG that repeats.", isSetting: true) {
      $0.take(.pattern(PatternOverlay.setting($1.value, &$2)), $1, &$2)
    }
  }
}

/// A gradient along a line through the center of the frame, as CSS's `linear-gradient`.
package struct LinearOverlay: RecordWithDefaults, Lowerable {
  package var angle = Setting<Angle>.unset
  package var stops = Setting<SettingList<StopOverlay>>.unset

  package init() {}

  package static let about = KeyListName("linear", "a linear gradient", shownBy: "fills")
  package static let expectation = "a gradient such as `{ angle: 180, stops: [ … ] }`"

  package static let standard = LinearOverlay.ofDefaults()

  package static func list(_ keys: inout some KeyVisitor<Self>) {
    keys.setting("angle", \.angle, default: "180", "The direction in degrees: 0 is up, 90 is right.")
    keys.setting("stops", \.stops, "The colors; at least one stop.")
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

  package init() {}

  package static let about = KeyListName("radial", "a radial gradient", shownBy: "fills")
  package static let expectation = "a gradient such as `{ radius: 50%, stops: [ … ] }`"

  package static let standard = RadialOverlay.ofDefaults()

  package static func list(_ keys: inout some KeyVisitor<Self>) {
    keys.setting("center", \.center, "The center, in fractions of the frame.")
    keys.setting("radius", \.radius, default: "0.5", "The radius, as a fraction of the frame.")
    keys.setting("stops", \.stops, "The colors; at least one stop.")
  }
}

/// The center of a radial gradient, as fractions of the frame's width and height.
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
