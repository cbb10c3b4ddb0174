package import ThemeCore
package import ThemeDiagnostics
package import ThemeImage
package import ThemeSyntax

extension ResizingMode: KeywordValue {
  package static var noun: String { "resizing mode" }
  package static var synonyms: [String: ResizingMode] {
    ["repeat": .tile, "round": .tile, "tiled": .tile, "scale": .stretch, "fill": .stretch]
  }
}

extension KeptCenter: KeywordValue {
  package static var noun: String { "kept center" }
}

extension ProfileTreatment: KeywordValue {
  package static var noun: String { "treatment of profiles" }
}

extension PNGCompression: KeywordValue {
  package static var noun: String { "compression" }
}

extension Flip: KeywordValue {
  package static var noun: String { "flip" }

  package static var synonyms: [String: Flip] {
    [
      "horizontal": .x, "horizontally": .x, "mirror": .x, "vertical": .y, "vertically": .y, "both": .xy,
      "yx": .xy,
    ]
  }
}

/// Who shows a back button: the app with the theme's art, or the platform, whose own back button gets the theme's art.
package enum BackButtonStyle: String, KeywordValue {
  case custom, native
  package static var noun: String { "style" }
}

/// The horizontal position of a title between its insets.
///
/// `leading` and `trailing` follow the reading direction of the user; `left` and `right` are edges of the art, which
/// `directions: { rtl: mirror }` swaps.
package enum TitleAlignment: String, KeywordValue {
  case leading, center, trailing, left, right
  package static var noun: String { "alignment" }

  /// The alignment in the mirrored picture: left and right are exchanged.
  package var mirrored: TitleAlignment {
    switch self {
    case .left: .right
    case .right: .left
    case .leading, .center, .trailing: self
    }
  }
}

/// The vertical position of a title.
package enum VerticalAlignment: String, KeywordValue {
  case top, center, bottom
  package static var noun: String { "vertical alignment" }
}

/// Where a title that is too long is truncated.
package enum Truncation: String, KeywordValue {
  case head, middle, tail, none
  package static var noun: String { "truncation" }
}

/// Whether a text is shown in uppercase or lowercase letters, by the rules of the user's language.
package enum TextTransform: String, KeywordValue {
  case none, uppercase, lowercase
  package static var noun: String { "transform" }
}

/// How the width of a text is rounded before the width of its button is determined.
package enum Measure: String, KeywordValue {
  /// The width is rounded up to a whole point.
  case ceil
  /// The width is not rounded.
  case exact
  package static var noun: String { "measure" }
}

/// Whether art keeps its colors or is a mask for a tint, as UIKit's rendering mode.
package enum RenderingIntent: String, KeywordValue {
  case original, template
  package static var noun: String { "rendering intent" }
}

/// The position of an icon relative to a title. `leading` is where the user begins to read; with `only`, no title is shown.
package enum IconPlacement: String, KeywordValue {
  case leading, trailing, above, below, only
  package static var noun: String { "placement" }
}

/// The positions of bars that show a background, as UIKit's `UIBarPosition`.
package enum BarPosition: String, KeywordValue {
  case any, bottom, top, topAttached
  package static var noun: String { "bar position" }
}

/// The slant of a font.
package enum FontStyle: String, KeywordValue {
  case normal, italic
  package static var noun: String { "font style" }
}

/// The weight of a font, with UIKit's names.
package enum FontWeight: String, KeywordValue {
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  package static var noun: String { "font weight" }

  /// Creates the named weight that is nearest to a number from 1 to 1,000, as in CSS and design tokens. If two are equally
  /// near, it is the heavier one.
  package init(number: Int) {
    let heaviestFirst = FontWeight.allCases.reversed()
    self = heaviestFirst.min { abs($0.number - number) < abs($1.number - number) } ?? .regular
  }

  /// The weight as a number from 100 to 900, as in CSS and design tokens.
  package var number: Int { 100 + 100 * (FontWeight.allCases.firstIndex(of: self) ?? 0) }
}

/// A material of a platform: a surface through which blurred content is visible.
package enum Material: String, KeywordValue {
  case glass, prominentGlass, thin, regular, thick
  package static var noun: String { "material" }
  package static var synonyms: [String: Material] {
    [
      "ultrathin": .thin, "systemultrathinmaterial": .thin, "systemthinmaterial": .thin,
      "systemmaterial": .regular,
      "systemthickmaterial": .thick, "systemchromematerial": .thick, "chrome": .thick, "blur": .regular,
      "frosted": .regular, "liquidglass": .glass, "clear": .glass, "prominent": .prominentGlass,
    ]
  }
}

/// How art is generated for scales without a file.
package enum Resample: String, KeywordValue {
  /// The largest file is scaled down by averaging areas.
  case down
  /// Each pixel of a file becomes a square of them, which keeps pixel art sharp.
  case nearest
  package static var noun: String { "resampling" }
}

/// The states of two neighbors, the left one first, as in `normal+selected`.
package struct StatePairName: Hashable, Sendable {
  package let left: StateName
  package let right: StateName

  /// Parses a pair such as `normal+selected`. Nil for text that is not a pair of single states, and for `normal+normal`.
  package init?(_ text: String) {
    let parts = text.split(separator: "+", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, let left = StateName(parts[0]), let right = StateName(parts[1]),
      left != .normal || right != .normal
    else { return nil }
    self.left = left
    self.right = right
  }

  /// The regular expression that the names of pairs match.
  package static var pattern: String {
    let names = VariantAxis.state.names
    let others = names.dropFirst().joined(separator: "|")
    return "(\(names.joined(separator: "|")))\\+(\(others))|(\(others))\\+normal"
  }
}

/// A path as a theme writes it, relative to the file that contains it.
package struct PathText: Hashable, Sendable {
  package let text: String

  /// Whether the name is that of an Android nine-patch (`.9.png`), whose frame is not part of the art.
  package var isNinePatch: Bool { text.lowercased().hasSuffix(".9.png") }
}

extension PathText: Lowerable {
  package static var form: ValueType { .path }
  package static var expectation: String { "a path such as `art/back.png`" }

  package static func lower(_ node: SyntaxNode, _ sink: inout DiagnosticSink) -> PathText? {
    guard case .scalar(let scalar) = node.value, !scalar.text.isEmpty, !scalar.isNull else {
      let isByScale = node.mapping?.entries.contains { Scale(name: $0.key.value) != nil } ?? false
      return mismatch(
        node, &sink, help: isByScale ? "a map of files by scale is `files`" : nil)
    }
    if let exceeded = Limits().exceeded(.textBytes, by: scalar.text.utf8.count) {
      return sink.refuse(.limitExceeded("the path has", exceeded, at: node.range))
    }
    return holdsNoControl(scalar.text, node, &sink) ? PathText(text: scalar.literalText) : nil
  }
}
