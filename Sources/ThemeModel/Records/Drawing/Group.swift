package import ThemeCore
package import ThemeDiagnostics
package import ThemeDrawing
package import ThemeSyntax

/// Layers that are drawn by themselves, on nothing, and then laid on the layers below as one.
package struct GroupOverlay: RecordWithDefaults, Lowerable {
  package var layers = Setting<SettingList<LayerOverlay>>.unset
  package var opacity = Setting<Fraction>.unset
  package var blend = Setting<BlendMode>.unset
  package var clip = Setting<ShapeForm>.unset
  package var mask = Setting<MaskOverlay>.unset
  package var rotate = Setting<Angle>.unset
  package var scale = Setting<FactorsOverlay>.unset
  package var offset = Setting<OffsetOverlay>.unset
  package var blur = Setting<Points>.unset
  /// The number of layers in the group, in everything within it and in its mask, and how deep they lie.
  package private(set) var extent = LayerExtent()

  package init() {}

  package static let about = KeyListName("group", "a group of layers", shownBy: "drawings")
  package static let expectation = "a group such as `{ layers: [ … ], opacity: 50% }`"

  package static let standard = GroupOverlay.ofDefaults()

  package static func list(_ keys: inout some KeyVisitor<Self>) {
    keys.setting("layers", \.layers, "The layers, from the lowest to the highest; required.")
    keys.setting("opacity", \.opacity, default: "1", "The opacity of the group as a whole.")
    keys.setting("blend", \.blend, default: "normal", "How the group blends with the layers below.")
    keys.setting("clip", \.clip, "An outline in the artboard; the group is visible only inside it.")
    keys.setting("mask", \.mask, "Layers that say how much of the group is visible.", by: "drawings")
    keys.setting(
      "rotate", \.rotate, default: "0",
      "How far the group is turned around the center of the artboard, in degrees, clockwise.")
    keys.setting("scale", \.scale, "By how much the group is enlarged around the center of the artboard.")
    keys.setting("offset", \.offset, "How far the group is moved, after it is scaled and turned.")
    keys.setting(
      "blur", \.blur, default: "0", "The blur of the group as a whole: twice the standard deviation.")
  }

  package static func lower(_ node: SyntaxNode, _ sink: inout DiagnosticSink) -> GroupOverlay? {
    var group = lowerKeys(node, &sink)
    group?.measure(&sink)
    return group
  }

  package static func help(_ node: SyntaxNode) -> String? { node.helpForList(of: "layers") }

  package func overlaid(by overlay: GroupOverlay) -> GroupOverlay {
    var result = merged(with: overlay)
    var reported = DiagnosticSink()
    result.measure(&reported)
    return result
  }

  package mutating func resolve(_ references: any ReferenceResolver, _ sink: inout DiagnosticSink) -> Bool {
    guard resolveKeys(references, &sink) else { return false }
    measure(&sink)
    return true
  }

  /// Measures the group, and refuses one that tokens make larger than a drawing can be.
  private mutating func measure(_ sink: inout DiagnosticSink) {
    extent = (layers.value?.extent ?? LayerExtent()) + (mask.value?.layers.value?.extent ?? LayerExtent())
    extent.depth += 1
    guard let exceeded = extent.exceeded, let range = layers.range ?? mask.range else { return }
    sink.report(.limitExceeded("with this group, the drawing has", exceeded, at: range))
    (layers, mask, extent) = (.unset, .unset, LayerExtent())
    extent.isTooLarge = true
  }
}

/// How many layers there are, and how deep groups lie in each other.
package struct LayerExtent: Hashable, Sendable {
  package var count = 0
  package var depth = 0
  /// Whether a group was refused because it is too large.
  package var isTooLarge = false

  static func + (left: LayerExtent, right: LayerExtent) -> LayerExtent {
    LayerExtent(
      count: left.count + right.count, depth: max(left.depth, right.depth),
      isTooLarge: left.isTooLarge || right.isTooLarge)
  }

  /// The limit that is exceeded, which is reported once.
  var exceeded: LimitExceeded? {
    isTooLarge
      ? nil
      : Limits().exceeded(.drawingLayers, by: count) ?? Limits().exceeded(.drawingDepth, by: depth)
  }
}

extension SettingList<LayerOverlay> {
  /// The extent of the layers with those of their groups.
  package var extent: LayerExtent {
    items.reduce(LayerExtent()) { all, item in
      var own = item.value?.group.value?.extent ?? LayerExtent()
      own.count += 1
      return all + own
    }
  }
}

/// The layers that mask a group.
package struct MaskOverlay: RecordWithDefaults, Lowerable {
  package var layers = Setting<SettingList<LayerOverlay>>.unset
  package var measure = Setting<MaskMeasure>.unset

  package init() {}

  package static let about = KeyListName("mask", "a mask", shownBy: "drawings")
  package static let expectation = "a mask such as `{ layers: [ … ], by: alpha }`"

  package static let standard = MaskOverlay.ofDefaults()

  package static func list(_ keys: inout some KeyVisitor<Self>) {
    keys.setting("layers", \.layers, "The layers, from the lowest to the highest; required.")
    keys.setting("by", \.measure, default: "alpha", "What of them says how much is visible.")
  }

  package static func help(_ node: SyntaxNode) -> String? { node.helpForList(of: "layers") }
}

/// What of a mask says how much is visible.
package enum MaskMeasure: String, KeywordValue {
  case alpha, luminance
  package static var noun: String { "measure of a mask" }
}

/// By how much something is enlarged in both directions.
package struct FactorsOverlay: RecordWithDefaults, Lowerable {
  package var x = Setting<Ratio>.unset
  package var y = Setting<Ratio>.unset

  package init() {}

  package static let about = KeyListName("factors", "a scale", shownBy: "drawings")
  package static let expectation = "a factor such as `1.5`, or `{ x: -1, y: 1 }`"
  package static var form: ValueType { .either([.ratio, .map(name)]) }

  package static let standard = FactorsOverlay.ofDefaults()

  package static func list(_ keys: inout some KeyVisitor<Self>) {
    keys.setting("x", \.x, default: "1", "The factor of widths; less than 0 mirrors.")
    keys.setting("y", \.y, default: "1", "The factor of heights; less than 0 mirrors.")
  }

  package static func lower(_ node: SyntaxNode, _ sink: inout DiagnosticSink) -> FactorsOverlay? {
    lower(node, as: [\.x, \.y], &sink)
  }
}
