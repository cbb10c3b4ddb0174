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
    lower(node, as: [\.file], &sink)
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
    if let help = Shorthand.sizeInOne(node) { return mismatch(node, &sink, help: help) }
    return lower(node, as: [\.height], &sink)
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

/// The part of a PNG that art shows, as of a sheet with many pictures, in points from its upper left corner.
package struct RegionOverlay: RecordWithDefaults, Lowerable {
  package var x = Setting<Points>.unset
  package var y = Setting<Points>.unset
  package var width = Setting<Points>.unset
  package var height = Setting<Points>.unset

  package init() {}

  package static let about = KeyListName("region", "a region", shownBy: "sheets")
  package static let expectation = "a region such as `{ x: 0, y: 32, width: 24, height: 24 }`"

  package static let standard = RegionOverlay.ofDefaults()

  package static func list(_ keys: inout some KeyVisitor<Self>) {
    keys.setting("x", \.x, default: "0", "How far to the right of the picture's left edge it begins.")
    keys.setting("y", \.y, default: "0", "How far below the picture's upper edge it begins.")
    keys.setting("width", \.width, "Its width.")
    keys.setting("height", \.height, "Its height.")
  }
}

/// A region that is complete: its rectangle, and where its sides are written.
package struct ResolvedRegion: Hashable, Sendable {
  /// The rectangle in points, from the picture's upper left corner.
  package let rectangle: Rect<Points>
  package let range: SourceRange

  /// Nil after a report of what is missing or impossible.
  package init?(_ region: Ranged<RegionOverlay>, _ sink: inout DiagnosticSink) {
    func side(_ name: String, _ setting: Setting<Points>) -> Points? {
      setting.requiredPositive(name, at: region.range, "a region has a width and a height", &sink)?.value
    }
    func place(_ name: String, _ setting: Setting<Points>) -> Points? {
      setting.isUnset ? .zero : setting.notNegative(name, &sink)
    }
    let overlay = region.value
    let (width, height) = (side("width", overlay.width), side("height", overlay.height))
    let (x, y) = (place("x", overlay.x), place("y", overlay.y))
    guard let width, let height, let x, let y else { return nil }
    rectangle = Rect(x: x, y: y, width: width, height: height)
    range = region.range
  }
}

/// The replacement of one exact color by another.
package struct ColorSwap: Sendable {
  package let from: Ranged<Color>
  package var to: Setting<Color>
}

/// The entries of `swap`, in the order of the file. Each color to replace occurs once.
extension [ColorSwap]: Layered, Lowerable {
  package static var isMap: Bool { true }
  package static var form: ValueType { .named(pattern: nil, .color) }
  package static var expectation: String { "a map such as `{ \"#007aff\": white }`" }

  package static func lower(_ node: SyntaxNode, _ sink: inout DiagnosticSink) -> [ColorSwap]? {
    if let mapping = node.mapping, mapping.entries.count == 2, let from = mapping["from"]?.scalar?.text,
      let to = mapping["to"]?.scalar?.text
    {
      return sink.refuse(
        .wrongType(
          expected: expectation, found: node,
          help:
            "each key is a color, and its value what replaces it: `{ \"\(from.shortened)\": \"\(to.shortened)\" }`"
        ))
    }
    var result: [ColorSwap] = []
    var places: [Color: Int] = [:]
    for entry in node.entries(expected: expectation, &sink) {
      let key = SyntaxNode(.scalar(Scalar(entry.key.value, isQuoted: true)), entry.key.range)
      guard let from = Color.lower(key, &sink) else { continue }
      guard from.alpha == 255 else {
        let opaque = Color(red: from.red, green: from.green, blue: from.blue, alpha: 255)
        sink.report(
          Diagnostic(
            .invalidValue,
            "`\(entry.key.value.shortened)` has an alpha, but a color is replaced whatever its alpha",
            at: entry.key.range
          ).helping("write `\(opaque.description)`"))
        continue
      }
      let swap = ColorSwap(from: Ranged(from, entry.key.range), to: Color.setting(entry.value, &sink))
      guard let place = places[from] else {
        places[from] = result.count
        result.append(swap)
        continue
      }
      let first = result[place].from.range
      // In a merged map, a child may spell the color of its parent differently, which is not a repetition.
      if first.source != entry.key.range.source {
        result[place] = swap
      } else {
        sink.report(.sameAgain(entry.key.value, "\(from)", at: entry.key.range, first: first))
      }
    }
    return result
  }

  package func overlaid(by overlay: [ColorSwap]) -> [ColorSwap] {
    replacing(by: overlay, of: \.from.value)
  }

  package mutating func resolve(_ references: any ReferenceResolver, _ sink: inout DiagnosticSink) -> Bool {
    var isChanged = false
    for index in indices where self[index].to.resolve(references, &sink) { isChanged = true }
    return isChanged
  }
}
