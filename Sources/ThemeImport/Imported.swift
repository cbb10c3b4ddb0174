package import ThemeModel

/// What a reader found in a source, before states are paired and names are chosen.
package struct Imported: Sendable {
  package var elements: [ImportedElement] = []
  /// Tokens of the theme: the path of each, such as `color`, `accent`, and its value, a bare one or a map of modes.
  package var tokens: [(path: [String], value: ThemeValue)] = []
  /// Files that the elements name, by their paths below the theme's folder.
  package var files: [ImportedFile] = []
  /// What the theme says in `tokenFiles`; nil if there are none.
  package var tokenFiles: ThemeValue?
  package var notes: [ImportNote] = []
  /// The kinds of what it was found in.
  package var kinds: Set<ImportSource.Kind> = []

  package init() {}

  /// The targets for which an app needs what was found: that of Android for its resources, an asset catalog for a catalog and
  /// for pictures, and a stylesheet for tokens alone.
  package var targets: [TargetName] {
    var targets: [TargetName] = []
    if kinds.contains(.catalog) || kinds.contains(.pictures) { targets.append(.xcassets) }
    if kinds.contains(.resources) { targets.append(.android) }
    return targets.isEmpty ? [.css] : targets
  }
}

/// An element, or a state of one, as a source has it.
package struct ImportedElement: Sendable {
  /// The name in the source, such as `BackButtonHighlighted`, by which states are paired.
  package var name: String
  /// The name by which code of the app asks for it; nil if no code does.
  package var assetName: String?
  /// The folder of the source that it belongs to; states are paired within a folder.
  package var group: String
  package var place: ImportPlace
  /// The section that the source itself demands, such as `buttons` for something with a title's insets; nil if any will do.
  package var section: String?
  /// What the theme says of it: `art`, `caps`, `appearances` and so on, but neither its name nor `assetName`.
  package var look: ThemeMap

  package init(
    name: String, assetName: String? = nil, group: String = "", at place: ImportPlace, section: String? = nil,
    look: ThemeMap
  ) {
    self.name = name
    self.assetName = assetName
    self.group = group
    self.place = place
    self.section = section
    self.look = look
  }
}
