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
        `use` names a recipe that neither the theme nor a theme that it extends has; or a theme that extends others \
        changes a recipe that none of them has, and that draws nothing of its own.
        """,
      why: "There is nothing to draw.",
      example: "art: { chevron: { … } }\n# …\nnormal: { art: { use: chevorn } }",
      instead: "normal: { art: { use: chevron } }"))

  package static let unknownParameter = DiagnosticCode(
    "unknown-parameter", .error,
    ManualPage(
      what: """
        `with` names a parameter that the recipe doesn't have; or a theme that extends others gives a recipe a \
        parameter that none of them does, and that nothing uses.
        """,
      why: "The value would change nothing, and a typo would pass.",
      example: "chevron: { parameters: { top: white }, … }\n# …\nart: { use: chevron, with: { tpo: red } }",
      instead: "art: { use: chevron, with: { top: red } }"))

  package static let unusableParameter = DiagnosticCode(
    "unusable-parameter", .error,
    ManualPage(
      what: "A parameter's value is not what the recipe needs where it names the parameter.",
      why: "A parameter has the type of the places that use it: what fills a shape is a color or a gradient.",
      example: "parameters: { top: 12 }\n# …\nfill: $top",
      instead: "parameters: { top: \"#8ba3c7\" }\n# …\nfill: $top"))

  package static let unusedParameter = DiagnosticCode(
    "unused-parameter", .warning,
    ManualPage(
      what: "A recipe has a parameter that nothing in it names.",
      why: "Uses that give it a value wonder why nothing changes.",
      example: "parameters: { top: white, edge: black }\nlayers: [ { shape: rectangle, fill: $top } ]",
      instead: "parameters: { top: white }\nlayers: [ { shape: rectangle, fill: $top } ]"))

  package static let unusedRecipe = DiagnosticCode(
    "unused-recipe", .warning,
    ManualPage(
      what: "A theme with elements has a recipe of its own that none of them uses.",
      why:
        "It is drawn nowhere. Recipes for other themes belong in a theme without elements that those extend.",
      example: "art: { chevron: { … }, old-chevron: { … } }\n# …\nnormal: { art: { use: chevron } }",
      instead: "art: { chevron: { … } }\n# …\nnormal: { art: { use: chevron } }"))

  package static let pathInvalid = DiagnosticCode(
    "path-invalid", .error,
    ManualPage(
      what: "A path is not SVG path data.",
      why:
        "Browsers draw such a path up to the mistake and say nothing; here the mistake is shown, and nothing is drawn.",
      example: "shape: { path: \"M 0 0 L 10\" }",
      instead: "shape: { path: \"M 0 0 L 10 5\" }"))

  package static let stopOutOfOrder = DiagnosticCode(
    "stop-out-of-order", .error,
    ManualPage(
      what: "A stop of a gradient lies before the one that is written above it.",
      why: "Programs disagree on what is drawn then; mostly one of the two is a typo.",
      example: "stops: [ { at: 0.6, color: white }, { at: 0.5, color: gray } ]",
      instead: "stops: [ { at: 0.5, color: white }, { at: 0.6, color: gray } ]"))

  package static let artCut = DiagnosticCode(
    "art-cut", .warning,
    ManualPage(
      what: "Something drawn, often a shadow, reaches past the artboard and is cut off there.",
      why: "A shadow that ends in a straight line looks broken, all the more beside other views.",
      example: "frame: { bottom: 0 }\nshadows: [ { color: black/50%, x: 0, y: 1 } ]",
      instead: "frame: { bottom: 1 }\nshadows: [ { color: black/50%, x: 0, y: 1 } ]"))

  package static let cornerInCenter = DiagnosticCode(
    "corner-in-center", .warning,
    ManualPage(
      what: "A drawn corner, or a chevron's point, is longer than the cap on its side.",
      why: "Its end lies in what stretches, so that wide buttons have corners drawn out of shape.",
      example: "shape: { roundedRectangle: { radius: 8 } }\n# …\ncaps: { left: 5, right: 5 }",
      instead: "shape: { roundedRectangle: { radius: 8 } }\n# …\ncaps: { left: 8, right: 8 }"))
}
