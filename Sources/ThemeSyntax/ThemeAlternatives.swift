extension AlternativeTable {
  /// The alternatives of the theme language.
  package static let theme = AlternativeTable(
    [artSources, slicings, shapes, corners, fills],
    namedByAuthor: [
      ["tokens", "**"], ["fonts"], ["art"], ["art", "*", "parameters"], ["navigationBars"], ["backButtons"],
      ["buttons"],
      ["images"], ["controls"], ["controls", "*"], ["controls", "tabBars", "*", "icons"], ["screens"],
      ["targets"], ["**", "with"], ["**", "swap"],
    ],
    merging: ["box", "fallback"],
    modes: TokenWords(
      root: "tokens", value: "value",
      axes: ["metrics", "appearances", "accessibility", "systems", "directions"]))

  private static let artSources: Group = [
    "file": ["resample", "profile", "flip"], "files": ["resample", "profile", "flip"],
    "ninePatch": ["profile", "flip"], "svg": ["flip"],
    "draw": ["flip"], "use": ["with", "flip"],
    "derive": ["multiply", "screen", "opacity", "desaturate", "swap", "flip"],
    "of": ["flip"], "box": ["flip"], "fallback": ["material", "tint"],
  ]

  private static let slicings: Group = ["caps": [], "stretchable": []]

  private static let shapes: Group = [
    "rectangle": [], "roundedRectangle": [], "capsule": [], "ellipse": [], "chevron": [], "polygon": [],
    "path": [],
  ]

  private static let corners: Group = ["radius": [], "corners": []]

  private static let fills: Group = ["linear": [], "radial": [], "pattern": []]
}
