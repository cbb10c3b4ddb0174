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

  /// Paths are equal if their bytes are, as for `ThemePath`.
  package static func == (left: PathText, right: PathText) -> Bool {
    ByteText(left.text) == ByteText(right.text)
  }

  package func hash(into hasher: inout Hasher) { ByteText(text).hash(into: &hasher) }
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
