package import ThemeCore
package import ThemeDiagnostics
package import ThemeSyntax

/// A setting for each of the scales 1x, 2x and 3x.
package struct ScaleTable<Value: ByScale>: Record, Lowerable {
  package var x1 = Setting<Value>.unset
  package var x2 = Setting<Value>.unset
  package var x3 = Setting<Value>.unset
  /// The path of the token that these entries overlay; set only in art sources.
  package var base: Ranged<String>?

  package init() {}

  package static var about: KeyListName { Value.byScale.about }
  package static var expectation: String { Value.byScale.expectation }

  package static func list(_ keys: inout some KeyVisitor<Self>) {
    keys.setting("1x", \.x1, Value.byScale.summary("1x"))
    keys.setting("2x", \.x2, Value.byScale.summary("2x"))
    keys.setting("3x", \.x3, Value.byScale.summary("3x"))
  }

  package static func lower(_ node: SyntaxNode, _ sink: inout DiagnosticSink) -> ScaleTable? {
    lowerKeys(node, &sink).flatMap { Value.checked($0, node, &sink) }
  }

  package static func help(_ node: SyntaxNode) -> String? { Value.byScale.help(node) }

  /// The scales whose setting is not unset, with that setting, in ascending order.
  package var entries: [(scale: Scale, setting: Setting<Value>)] {
    [(.x1, x1), (.x2, x2), (.x3, x3)].filter { !$0.1.isUnset }
  }

  /// The value at a scale; nil if there is none. References must have been resolved.
  package subscript(scale: Scale) -> Ranged<Value>? {
    switch scale {
    case .x1: x1.ranged
    case .x2: x2.ranged
    case .x3: x3.ranged
    }
  }

  /// The number of scales that have a value.
  package var count: Int { entries.count { $0.setting.value != nil } }

  package func mapValues<Other>(_ transform: (Ranged<Value>) -> Other) -> [Scale: Other] {
    Scale.allCases.reduce(into: [:]) { all, scale in all[scale] = self[scale].map(transform) }
  }
}

/// A type whose values a theme can give separately for each scale.
package protocol ByScale: Lowerable {
  /// The words that describe a map from scales to values of this type.
  static var byScale: MapWords { get }
  /// The table that was read from a node; nil after a report that the table is not valid.
  static func checked(_ table: ScaleTable<Self>, _ node: SyntaxNode, _ sink: inout DiagnosticSink)
    -> ScaleTable<Self>?
}

/// The words that describe a map of scales or of sides in messages and documentation.
package struct MapWords {
  let about: KeyListName
  let expectation: String
  /// Returns the summary of a key.
  var summary: (String) -> String = { "The \($0) margin." }
  /// Returns what to write instead of a node that is not such a map, or nil if there is no suggestion.
  var help: (SyntaxNode) -> String? = { _ in nil }
}

/// The value of `files`: a path for each scale.
package typealias ScaleFiles = ScaleTable<PathText>

extension PathText: ByScale {
  package static var byScale: MapWords {
    MapWords(
      about: KeyListName("files", "`files`", shownBy: "files-by-scale"),
      expectation: "a map such as `{ 1x: back.png, 2x: back-large.png }`", summary: { "The PNG at \($0)." },
      help: { node in
        guard let text = node.scalar?.text, text.hasSuffix(".png") else { return nil }
        return "write `file: \(text.shortened)`: its `@2x` and `@3x` siblings are found by name"
      })
  }

  package static func checked(_ table: ScaleFiles, _ node: SyntaxNode, _ sink: inout DiagnosticSink)
    -> ScaleFiles?
  {
    for entry in node.mapping?.entries ?? [] where entry.value.isNull { _ = mismatch(entry.value, &sink) }
    guard node.mapping?.entries.isEmpty == true else { return table }
    return sink.refuse(Diagnostic(.invalidValue, "the map of scales names no file", at: node.range))
  }
}

/// Caps for each scale, in pixels of the art at that scale.
package typealias ScaleCaps = ScaleTable<PixelCaps>

extension PixelCaps: ByScale {
  package static var byScale: MapWords {
    MapWords(
      about: KeyListName("capsByScale", "caps by scale", shownBy: "caps-by-scale"),
      expectation: "caps by scale such as `{ 1x: { left: 29 }, 2x: { left: 58 } }`",
      summary: { "The caps of the art at \($0), in its pixels." })
  }

  package static func checked(_ table: ScaleCaps, _ node: SyntaxNode, _ sink: inout DiagnosticSink)
    -> ScaleCaps?
  {
    table
  }

  package var insets: Insets<Pixels> {
    func pixels(_ side: Setting<PixelCount>) -> Pixels { side.value?.pixels ?? .zero }
    return Insets(top: pixels(top), left: pixels(left), bottom: pixels(bottom), right: pixels(right))
  }
}
