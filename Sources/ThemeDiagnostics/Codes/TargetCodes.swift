/// What a platform target can't say of a theme.
extension DiagnosticCode {
  static let targetCodes: [DiagnosticCode] = [
    assetNameInvalid, catalogCannotRevert, catalogIgnoresName, cssCannotEnlargeTiles, cssCannotTint,
    cssCannotTruncate, cssClampsInsets, cssLacksButtonShapes,
    templateLosesColors,
  ]

  package static let cssCannotEnlargeTiles = DiagnosticCode(
    "css-cannot-enlarge-tiles", .warning,
    ManualPage(
      what: "A button has a tap target of its own, and art that tiles between caps.",
      why: """
        A tile that begins at its cap takes both of the boxes that a stylesheet can make for an element, so none \
        is left for the target: it stays as large as the button.
        """,
      example: "hitArea: 44\nresizing: tile\ncaps: { left: 8, right: 8 }",
      instead: "hitArea: 44\nresizing: stretch\ncaps: { left: 8, right: 8 }"))

  package static let cssCannotTint = DiagnosticCode(
    "css-cannot-tint", .warning,
    ManualPage(
      what: "Art is a template for a tint, but it stretches, or it stands behind a title.",
      why:
        "A stylesheet tints by a mask, which would cut the title too and can't be sliced. The art keeps its colors.",
      example: "renderingIntent: template\ncaps: { left: 8, right: 8 }",
      instead: "renderingIntent: original\ncaps: { left: 8, right: 8 }"))

  package static let cssClampsInsets = DiagnosticCode(
    "css-clamps-insets", .warning,
    ManualPage(
      what: """
        A title reaches out of its button or bar: an inset, shifted by `offset` and less what the alignment insets \
        leave out, is below 0.
        """,
      why:
        "Insets become `padding`, which can't be less than nothing: the title stands elsewhere on the web.",
      example: "title: { insets: { left: -4 } }",
      instead: "title: { insets: { left: 0 } }"))

  package static let cssCannotTruncate = DiagnosticCode(
    "css-cannot-truncate", .warning,
    ManualPage(
      what: "A title is to lose its first or middle characters, and a stylesheet can only cut its end off.",
      why: "What is left of a long title is not what the theme means to keep.",
      example: "title: { truncation: middle }",
      instead: "title: { truncation: tail }"))

  package static let cssLacksButtonShapes = DiagnosticCode(
    "css-lacks-button-shapes", .warning,
    ManualPage(
      what: "An element looks different where button shapes are asked for, and no media query asks for them.",
      why: "On the web nobody sees that variant.",
      example: "accessibility: { buttonShapes: { art: { file: art/outlined.png } } }",
      instead: "targets: { css: { allow: [css-lacks-button-shapes] } }"))

  package static let assetNameInvalid = DiagnosticCode(
    "asset-name-invalid", .error,
    ManualPage(
      what: "An `assetName` can't be a name in an asset catalogue, and one is built.",
      why: "It becomes folders and files, which Xcode would not find, or take for something else.",
      example: "assetName: 'Back: pressed'",
      instead: "assetName: Back-pressed"))

  package static let catalogCannotRevert = DiagnosticCode(
    "catalog-cannot-revert", .warning,
    ManualPage(
      what: """
        An appearance, high contrast or a direction asks for the platform's own look, while the same state has art \
        elsewhere.
        """,
      why: "They share one set of a catalogue, and where that has no image for one, another is shown.",
      example: "art: { file: art/back.png }\nappearances: { dark: { art: system } }",
      instead: "art: { file: art/back.png }"))

  package static let catalogIgnoresName = DiagnosticCode(
    "catalog-ignores-name", .warning,
    ManualPage(
      what: "An appearance, high contrast or a direction has an `assetName` of its own.",
      why:
        "The platform chooses it inside of a set, which has the one name: nothing is found under the other.",
      example: "assetName: Back\nappearances: { dark: { assetName: BackDark } }",
      instead: "assetName: Back"))

  package static let templateLosesColors = DiagnosticCode(
    "template-loses-colors", .warning,
    ManualPage(
      what: "Art of several colors is a template.",
      why: "Of a template only the alpha is used: all colors become the tint.",
      example: "renderingIntent: template # and art of two colors",
      instead: "renderingIntent: original"))
}
