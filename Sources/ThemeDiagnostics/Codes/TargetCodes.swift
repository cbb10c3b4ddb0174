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
      what: "A button has a `hitArea`, and art that tiles between caps.",
      why: """
        A stylesheet can generate two boxes for an element, and tiling from the caps needs both of them. \
        The area that takes touches is therefore only as large as the button.
        """,
      example: "hitArea: 44\nresizing: tile\ncaps: { left: 8, right: 8 }",
      instead: "hitArea: 44\nresizing: stretch\ncaps: { left: 8, right: 8 }"))

  package static let cssCannotTint = DiagnosticCode(
    "css-cannot-tint", .warning,
    ManualPage(
      what: "The art is a template for a tint, but it stretches or is behind a title.",
      why: """
        A stylesheet can tint art only with a mask, which cannot be sliced and would also hide the title. \
        The art keeps its colors.
        """,
      example: "renderingIntent: template\ncaps: { left: 8, right: 8 }",
      instead: "renderingIntent: original\ncaps: { left: 8, right: 8 }"))

  package static let cssClampsInsets = DiagnosticCode(
    "css-clamps-insets", .warning,
    ManualPage(
      what: """
        A title extends beyond its button or bar: an inset, moved by `offset` and reduced by the alignment \
        insets, is negative.
        """,
      why: "Insets become `padding`, which cannot be negative, so the title is at another place on the web.",
      example: "title: { insets: { left: -4 } }",
      instead: "title: { insets: { left: 0 } }"))

  package static let cssCannotTruncate = DiagnosticCode(
    "css-cannot-truncate", .warning,
    ManualPage(
      what:
        "A title is truncated at its beginning or in its middle, but a stylesheet can only truncate the end.",
      why: "The web shows a different part of a long title than the theme intends.",
      example: "title: { truncation: middle }",
      instead: "title: { truncation: tail }"))

  package static let cssLacksButtonShapes = DiagnosticCode(
    "css-lacks-button-shapes", .warning,
    ManualPage(
      what: "An element looks different with button shapes, but there is no media query for that setting.",
      why: "This variant is never shown on the web.",
      example: "accessibility: { buttonShapes: { art: { file: art/outlined.png } } }",
      instead: "targets: { css: { allow: [css-lacks-button-shapes] } }"))

  package static let assetNameInvalid = DiagnosticCode(
    "asset-name-invalid", .error,
    ManualPage(
      what: "An `assetName` is not a valid name in an asset catalog, and the theme builds one.",
      why: "The name becomes folders and files that Xcode would not find or would misinterpret.",
      example: "assetName: 'Back: pressed'",
      instead: "assetName: Back-pressed"))

  package static let catalogCannotRevert = DiagnosticCode(
    "catalog-cannot-revert", .warning,
    ManualPage(
      what: """
        An appearance, high contrast or a direction uses the platform's own look, while the same state has \
        art otherwise.
        """,
      why: """
        They share one set of the catalog. If the set has no image for one of them, the platform shows \
        another image of the set.
        """,
      example: "art: { file: art/back.png }\nappearances: { dark: { art: system } }",
      instead: "art: { file: art/back.png }"))

  package static let catalogIgnoresName = DiagnosticCode(
    "catalog-ignores-name", .warning,
    ManualPage(
      what: "An appearance, high contrast or a direction has an `assetName` of its own.",
      why:
        "The platform selects it inside a set, which has only one name, so the other name cannot be found.",
      example: "assetName: Back\nappearances: { dark: { assetName: BackDark } }",
      instead: "assetName: Back"))

  package static let templateLosesColors = DiagnosticCode(
    "template-loses-colors", .warning,
    ManualPage(
      what: "Art with several colors is a template.",
      why: "A template uses only the alpha of its art: all colors are replaced by the tint.",
      example: "renderingIntent: template # and art of two colors",
      instead: "renderingIntent: original"))
}
