extension AlternativeTable {
  /// The alternatives of the theme language.
  package static let theme = AlternativeTable(
    [artSources, slicings, shapes, corners, fills],
    namedByAuthor: [
      ["tokens", "**"], ["art"], ["art", "*", "parameters"], ["navigationBars"], ["backButtons"], ["buttons"],
      ["images"], ["screens"], ["targets"], ["**", "with"], ["**", "swap"],
    ])

  private static let artSources: Group = [
    "file": ["resample"], "files": ["resample"], "ninePatch": [], "svg": [], "draw": [], "use": ["with"],
    "derive": ["multiply", "screen", "opacity", "desaturate", "swap"], "of": [], "box": [],
  ]

  private static let slicings: Group = ["caps": [], "stretchable": []]

  private static let shapes: Group = [
    "rectangle": [], "roundedRectangle": [], "capsule": [], "ellipse": [], "chevron": [], "polygon": [],
    "path": [],
  ]

  private static let corners: Group = ["radius": [], "corners": []]

  private static let fills: Group = ["linear": [], "radial": [], "pattern": []]
}
