/// Problems of drawn art.
extension DiagnosticCode {
  static let drawingCodes: [DiagnosticCode] = [
    unknownRecipe, unknownParameter, unusableParameter, unusedParameter, unusedRecipe, pathInvalid,
    stopOutOfOrder,
    artCut, cornerInCenter,
  ]

  package static let unknownRecipe = DiagnosticCode(
    "unknown-recipe", .error,
    ManualPage(
      what: """
        `use` names a recipe that is neither in the theme nor in a theme that it extends. Or a theme \
        changes a recipe that no theme it extends has, and does not set what the recipe draws.
        """,
      why: "There is nothing to draw.",
      example: "art: { chevron: { … } }\n# …\nnormal: { art: { use: chevorn } }",
      instead: "normal: { art: { use: chevron } }"))

  package static let unknownParameter = DiagnosticCode(
    "unknown-parameter", .error,
    ManualPage(
      what: """
        `with` names a parameter that the recipe does not have. Or a theme adds a parameter to a recipe of \
        a theme that it extends, and nothing uses that parameter.
        """,
      why: "The value would have no effect, and a misspelled name would not be noticed.",
      example: "chevron: { parameters: { top: white }, … }\n# …\nart: { use: chevron, with: { tpo: red } }",
      instead: "art: { use: chevron, with: { top: red } }"))

  package static let unusableParameter = DiagnosticCode(
    "unusable-parameter", .error,
    ManualPage(
      what: "The value of a parameter is not valid where the recipe uses the parameter.",
      why: """
        A parameter has the type of the places that use it: for example, the fill of a shape is a color or \
        a gradient.
        """,
      example: "parameters: { top: 12 }\n# …\nfill: $top",
      instead: "parameters: { top: \"#8ba3c7\" }\n# …\nfill: $top"))

  package static let unusedParameter = DiagnosticCode(
    "unused-parameter", .warning,
    ManualPage(
      what: "A recipe has a parameter that it does not use.",
      why: "Setting the parameter has no effect, which is confusing.",
      example: "parameters: { top: white, edge: black }\nlayers: [ { shape: rectangle, fill: $top } ]",
      instead: "parameters: { top: white }\nlayers: [ { shape: rectangle, fill: $top } ]"))

  package static let unusedRecipe = DiagnosticCode(
    "unused-recipe", .warning,
    ManualPage(
      what: "A theme with elements has a recipe of its own that none of them uses.",
      why: """
        The recipe is never drawn. If it is meant for other themes, put it into a theme without elements \
        that they extend.
        """,
      example: "art: { chevron: { … }, old-chevron: { … } }\n# …\nnormal: { art: { use: chevron } }",
      instead: "art: { chevron: { … } }\n# …\nnormal: { art: { use: chevron } }"))

  package static let pathInvalid = DiagnosticCode(
    "path-invalid", .error,
    ManualPage(
      what: "A path is not valid SVG path data.",
      why:
        "Browsers silently draw such a path up to the mistake. themec reports the mistake and draws nothing.",
      example: "shape: { path: \"M 0 0 L 10\" }",
      instead: "shape: { path: \"M 0 0 L 10 5\" }"))

  package static let stopOutOfOrder = DiagnosticCode(
    "stop-out-of-order", .error,
    ManualPage(
      what: "A stop of a gradient is at a smaller position than the stop before it.",
      why: "Programs differ in what they draw then, and usually one of the two positions is a typo.",
      example: "stops: [ { at: 0.6, color: white }, { at: 0.5, color: gray } ]",
      instead: "stops: [ { at: 0.5, color: white }, { at: 0.6, color: gray } ]"))

  package static let artCut = DiagnosticCode(
    "art-cut", .warning,
    ManualPage(
      what: "A part of a drawing, often a shadow, extends beyond the artboard and is cut off.",
      why: "A shadow that ends in a straight line looks broken, especially next to other views.",
      example: "frame: { bottom: 0 }\nshadows: [ { color: black/50%, x: 0, y: 1 } ]",
      instead: "frame: { bottom: 1 }\nshadows: [ { color: black/50%, x: 0, y: 1 } ]"))

  package static let cornerInCenter = DiagnosticCode(
    "corner-in-center", .warning,
    ManualPage(
      what: "A drawn corner, or the point of a chevron, is longer than the cap on its side.",
      why: "Its end is in the part that stretches, so the corner is distorted in wide buttons.",
      example: "shape: { roundedRectangle: { radius: 8 } }\n# …\ncaps: { left: 5, right: 5 }",
      instead: "shape: { roundedRectangle: { radius: 8 } }\n# …\ncaps: { left: 8, right: 8 }"))
}
