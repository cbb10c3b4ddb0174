package import ThemeCore
package import ThemeDiagnostics
package import ThemeSyntax

/// How the center of art fills the space between its caps, along each axis.
package struct ResizingOverlay: RecordWithDefaults, Lowerable {
  package var horizontal = Setting<ResizingMode>.unset
  package var vertical = Setting<ResizingMode>.unset

  package init() {}

  package static let about = KeyListName(
    "resizing", "a resizing mode for each axis", shownBy: "tile-and-stretch")
  package static let expectation =
    "`stretch`, `tile`, or a map such as `{ horizontal: tile, vertical: stretch }`"
  package static var form: ValueType { .either([ResizingMode.form, .map(name)]) }

  package static let standard = ResizingOverlay.ofDefaults()

  package static func list(_ keys: inout some KeyVisitor<Self>) {
    keys.setting("horizontal", \.horizontal, default: "stretch", "How the center fills the width.")
    keys.setting("vertical", \.vertical, default: "stretch", "How the center fills the height.")
  }

  package static func lower(_ node: SyntaxNode, _ sink: inout DiagnosticSink) -> ResizingOverlay? {
    guard node.scalar != nil else { return lowerKeys(node, &sink) }
    return ResizingMode.lower(node, &sink).map { mode in
      var both = ResizingOverlay()
      both.horizontal = .literal(mode, node.range)
      both.vertical = .literal(mode, node.range)
      return both
    }
  }

  /// The mode along an axis, with the default if none is set.
  package func mode(along axis: Axis) -> ResizingMode {
    axis == .horizontal ? settled(\.horizontal) : settled(\.vertical)
  }

  /// The word that stands for both axes; nil for a map.
  var word: String? {
    guard let horizontal = horizontal.ranged, let vertical = vertical.ranged,
      horizontal.value == vertical.value, horizontal.range == vertical.range
    else { return nil }
    return horizontal.value.rawValue
  }
}
