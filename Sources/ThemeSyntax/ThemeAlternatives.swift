extension AlternativeTable {
  private typealias Member = Group.Member

  /// The alternatives of the theme language.
  package static let theme = AlternativeTable(
    [artSources, slicings, shapes, corners, fills],
    namedByAuthor: [
      ["tokens", "**"], ["art"], ["art", "*", "parameters"], ["navigationBars"], ["backButtons"], ["buttons"],
      ["images"], ["screens"], ["targets"], ["**", "with"], ["**", "swap"],
    ])

  private static let artSources = Group([
    Member("file", dependents: ["resample"]),
    Member("files", dependents: ["resample"]),
    Member("ninePatch"),
    Member("svg"),
    Member("draw"),
    Member("use", dependents: ["with"]),
    Member("derive", dependents: ["multiply", "screen", "opacity", "desaturate", "swap"]),
  ])

  private static let slicings = Group([Member("caps"), Member("stretchable")])

  private static let shapes = Group([
    Member("rectangle"), Member("roundedRectangle"), Member("capsule"), Member("ellipse"), Member("chevron"),
    Member("polygon"), Member("path"),
  ])

  private static let corners = Group([Member("radius"), Member("corners")])

  private static let fills = Group([Member("linear"), Member("radial"), Member("pattern")])
}
