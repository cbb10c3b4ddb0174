package import ThemeCore
package import ThemeDiagnostics
package import ThemeSyntax

/// The look of a text: the title of a button, a bar or a control.
package struct TitleOverlay: RecordWithDefaults, Lowerable {
  package var font = Setting<FontOverlay>.unset
  package var transform = Setting<TextTransform>.unset
  package var lines = Setting<LineCount>.unset
  package var color = Setting<Color>.unset
  package var shadow = Setting<ShadowOverlay>.unset
  package var insets = Setting<InsetsOverlay>.unset
  package var offset = Setting<OffsetOverlay>.unset
  package var alignment = Setting<TitleAlignment>.unset
  package var verticalAlignment = Setting<VerticalAlignment>.unset
  package var truncation = Setting<Truncation>.unset
  package var measure = Setting<Measure>.unset

  package init() {}

  package static let about = KeyListName("title", "a title", shownBy: "every-button-key")
  package static let expectation = "a map such as `{ color: white, insets: { left: 12 } }`"

  package static let standard = TitleOverlay.ofDefaults()

  package static func list(_ keys: inout some KeyVisitor<Self>) {
    keys.setting("font", \.font, "The font.")
    keys.setting(
      "transform", \.transform, default: "none",
      "Whether the text is shown in other letters than the app writes.",
      by: "title-transform")
    keys.setting(
      "lines", \.lines, default: "1",
      "How many lines the text may have; 0 is any number. A text of several lines is broken at `maximumWidth`.",
      by: "title-lines")
    keys.setting("color", \.color, "The color of the text.")
    keys.setting("shadow", \.shadow, "The shadow of the text.")
    keys.setting("insets", \.insets, "The space around the text.")
    keys.setting("offset", \.offset, "How far the text is moved; positive y is down.")
    keys.setting(
      "alignment", \.alignment, default: "center",
      "The horizontal position of the text. `leading` is where the user begins to read.")
    keys.setting(
      "verticalAlignment", \.verticalAlignment, default: "center",
      "The vertical position of the text.")
    keys.setting(
      "truncation", \.truncation, default: "tail", "Where text that is too long is truncated.")
    keys.setting(
      "measure", \.measure, default: "ceil", "Whether the width of the text is rounded up to a whole point.")
  }
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

/// A shadow below glyphs, in points. As in CSS, the blur is twice the standard deviation of the Gaussian.
package struct ShadowOverlay: RecordWithDefaults, Lowerable {
  /// Whether the shadow is written as `none`: there is no shadow, whatever an overlaid theme sets.
  package var isNone = false
  package var color = Setting<Color>.unset
  package var x = Setting<Points>.unset
  package var y = Setting<Points>.unset
  package var blur = Setting<Points>.unset

  package init() {}

  package static let about = KeyListName("shadow", "a shadow", shownBy: "every-button-key")
  package static let expectation = "a shadow such as `{ color: darkGray, x: 0, y: -1 }`, or `none`"
  package static var form: ValueType { .either([.map(name), .words(["none"])]) }

  package static let standard = ShadowOverlay.ofDefaults()

  package static func list(_ keys: inout some KeyVisitor<Self>) {
    keys.setting("color", \.color, default: "black", "The color of the shadow.")
    keys.setting("x", \.x, default: "0", "How far to the right.")
    keys.setting("y", \.y, default: "0", "How far down.")
    keys.setting("blur", \.blur, default: "0", "The blur as in CSS: twice the standard deviation.")
  }

  package static func lower(_ node: SyntaxNode, _ sink: inout DiagnosticSink) -> ShadowOverlay? {
    if node.scalar?.text == "none" {
      var none = ShadowOverlay()
      none.isNone = true
      return none
    }
    // A token file says of each shadow what no platform draws around text; whoever uses the token is told.
    return lowerKeys(node.mapping?.insetOfToken == nil ? node : node.without(["spread", "inset"]), &sink)
  }

  package static func help(_ node: SyntaxNode) -> String? {
    node.scalar.flatMap { _ in Shorthand.shadow(node, lengths: ["x", "y", "blur"]) }
  }

  /// The first of several shadows, with a warning about the others.
  package static func setting(ofToken node: SyntaxNode, _ sink: inout DiagnosticSink) -> Setting<
    ShadowOverlay
  > {
    guard let shadows = node.sequence, shadows.count > 1 else { return setting(node, &sink) }
    sink.report(
      Diagnostic(
        .shadowTokenReduced, "of \(shadows.count) shadows, only the first is used for text", at: node.range
      ).noting("the shadow of a text is one plain drop shadow on every platform"))
    return setting(shadows[0], &sink)
  }

  package func overlaid(by overlay: ShadowOverlay) -> ShadowOverlay {
    overlay.isNone || isNone ? overlay : merged(with: overlay)
  }
}

/// A shift in points: positive x is to the right, positive y is down.
package struct OffsetOverlay: RecordWithDefaults, Lowerable {
  package var x = Setting<Points>.unset
  package var y = Setting<Points>.unset

  package init() {}

  package static let about = KeyListName("offset", "an offset", shownBy: "every-button-key")
  package static let expectation = "an offset such as `{ x: 0, y: -1 }`"

  package static let standard = OffsetOverlay.ofDefaults()

  package static func list(_ keys: inout some KeyVisitor<Self>) {
    keys.setting("x", \.x, default: "0", "How far to the right.")
    keys.setting("y", \.y, default: "0", "How far down.")
  }

  /// The shift in points, with defaults for the coordinates that are not set.
  package var point: Point<Points> { Point(x: settled(\.x), y: settled(\.y)) }
}
