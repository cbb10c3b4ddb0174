package import ThemeCore
package import ThemeDiagnostics
package import ThemeSyntax

/// An SVG file, and the size in which it is drawn.
package struct SVGOverlay: RecordWithDefaults, Lowerable {
  package var file = Setting<PathText>.unset
  package var size = Setting<SVGSizeOverlay>.unset
  package var fit = Setting<SVGFit>.unset

  package init() {}

  package static let about = KeyListName("svg", "an SVG", shownBy: "svg-sizes-and-colors")
  package static let expectation = "a path, or a map such as `{ file: icons/star.svg, size: 24 }`"
  package static var form: ValueType { .either([.path, .map(name)]) }

  package static let standard = SVGOverlay.ofDefaults()

  package static func list(_ keys: inout some KeyVisitor<Self>) {
    keys.setting("file", \.file, "The SVG file.")
    keys.setting(
      "size", \.size,
      "The size in which it is drawn: a height, or a map. The default is its own, a pixel a point."
    )
    keys.setting(
      "fit", \.fit, default: "contain", "How it fills a size that has another proportion than the SVG.")
  }

  package static func lower(_ node: SyntaxNode, _ sink: inout DiagnosticSink) -> SVGOverlay? {
    if node.mapping != nil { return lowerKeys(node, &sink) }
    if node.scalar == nil { return mismatch(node, &sink) }
    guard let path = PathText.lower(node, &sink) else { return nil }
    var svg = SVGOverlay()
    svg.file = .literal(path, node.range)
    return svg
  }
}

/// The size in which an SVG is drawn. A side that is missing follows from the other one, in the SVG's proportion.
package struct SVGSizeOverlay: Record, Lowerable {
  package var width = Setting<Points>.unset
  package var height = Setting<Points>.unset

  package init() {}

  package static let about = KeyListName("svgSize", "the size of an SVG", shownBy: "svg-sizes-and-colors")
  package static let expectation = "a height such as `24`, or a map such as `{ width: 24, height: 24 }`"
  package static var form: ValueType { .either([.length, .map(name)]) }

  package static func list(_ keys: inout some KeyVisitor<Self>) {
    keys.setting("width", \.width, "The width; the default is in proportion to the height.")
    keys.setting("height", \.height, "The height; the default is in proportion to the width.")
  }

  package static func lower(_ node: SyntaxNode, _ sink: inout DiagnosticSink) -> SVGSizeOverlay? {
    if node.mapping != nil { return lowerKeys(node, &sink) }
    let isNumber = node.scalar.map { Points(decimal: $0.text) != nil } ?? false
    if !isNumber, let help = Shorthand.size(node) { return mismatch(node, &sink, help: help) }
    if node.scalar == nil { return mismatch(node, &sink) }
    guard let height = Points.lower(node, &sink) else { return nil }
    var size = SVGSizeOverlay()
    size.height = .literal(height, node.range)
    return size
  }
}

/// How an SVG fills a size that has another proportion.
package enum SVGFit: String, KeywordValue {
  /// All of it is seen, in the middle.
  case contain
  /// It fills all of the size, and what is outside is cut off.
  case cover
  /// It is stretched.
  case fill
  package static var noun: String { "fit" }
}
