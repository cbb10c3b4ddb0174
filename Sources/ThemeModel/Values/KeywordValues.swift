package import ThemeCore
package import ThemeDiagnostics
package import ThemeImage
package import ThemeSyntax

extension ResizingMode: KeywordValue {
  package static var noun: String { "resizing mode" }
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

  /// What is meant by words of other tools.
  private static let synonyms: [String: Flip] = [
    "horizontal": .x, "horizontally": .x, "mirror": .x, "vertical": .y, "vertically": .y, "both": .xy,
    "yx": .xy,
  ]

  package static func lower(_ node: SyntaxNode, _ sink: inout DiagnosticSink) -> Flip? {
    guard let scalar = node.scalar else { return mismatch(node, &sink) }
    if let flip = Flip(rawValue: scalar.text) { return flip }
    if let meant = synonyms[scalar.text.lowercased()] {
      sink.report(
        Diagnostic(.unknownValue, "unknown flip `\(scalar.text)`", at: node.range)
          .helping("did you mean `\(meant.rawValue)`? known are \(allCases.map(\.rawValue).listed)")
          .fixing(node.range, with: meant.rawValue))
    } else {
      sink.report(unknown(scalar.text, at: node.range))
    }
    return nil
  }
}

/// Who shows a back button: the theme, or the platform, whose own button it dresses.
package enum BackButtonStyle: String, KeywordValue {
  case custom, native
  package static var noun: String { "style" }
}

/// Where a title stands between its insets.
///
/// `leading` and `trailing` follow the reading direction of the user; `left` and `right` are edges of the art, which
/// `directions: { rtl: mirror }` swaps.
package enum TitleAlignment: String, KeywordValue {
  case leading, center, trailing, left, right
  package static var noun: String { "alignment" }

  /// The same place in a mirrored picture.
  package var mirrored: TitleAlignment {
    switch self {
    case .left: .right
    case .right: .left
    case .leading, .center, .trailing: self
    }
  }
}

/// Where a title stands between top and bottom.
package enum VerticalAlignment: String, KeywordValue {
  case top, center, bottom
  package static var noun: String { "vertical alignment" }
}

/// Where a title that is too long loses characters.
package enum Truncation: String, KeywordValue {
  case head, middle, tail, none
  package static var noun: String { "truncation" }
}

/// In which letters a text is shown, by the rules of the user's language.
package enum TextTransform: String, KeywordValue {
  case none, uppercase, lowercase
  package static var noun: String { "transform" }
}

/// How a text's width is rounded before the width rule.
package enum Measure: String, KeywordValue {
  /// Up to a whole point.
  case ceil
  /// Not at all.
  case exact
  package static var noun: String { "measure" }
}

/// Whether art keeps its colors or is only a mask for a tint: UIKit's rendering mode.
package enum RenderingIntent: String, KeywordValue {
  case original, template
  package static var noun: String { "rendering intent" }
}

/// Where an icon stands beside a title; `leading` is where the user begins to read.
package enum IconPlacement: String, KeywordValue {
  case leading, trailing, above, below, only
  package static var noun: String { "placement" }
}

/// Which bars a background is for: UIKit's `UIBarPosition`.
package enum BarPosition: String, KeywordValue {
  case any, bottom, top, topAttached
  package static var noun: String { "bar position" }
}

/// A font's slant.
package enum FontStyle: String, KeywordValue {
  case normal, italic
  package static var noun: String { "font style" }
}

/// A font's weight by UIKit's names.
package enum FontWeight: String, KeywordValue {
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  package static var noun: String { "font weight" }

  /// The nearest name to a weight of 1 to 1,000 as CSS and design tokens count; of two equally near, the heavier.
  package init(number: Int) {
    let heaviestFirst = FontWeight.allCases.reversed()
    self = heaviestFirst.min { abs($0.number - number) < abs($1.number - number) } ?? .regular
  }

  /// From 100 to 900, as CSS and design tokens count.
  package var number: Int { 100 + 100 * (FontWeight.allCases.firstIndex(of: self) ?? 0) }
}

/// How a missing scale of a file's art is made.
package enum Resample: String, KeywordValue {
  /// From the largest file given, by area average.
  case down
  package static var noun: String { "resampling" }
}
