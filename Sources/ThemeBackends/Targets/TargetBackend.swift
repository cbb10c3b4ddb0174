package import ThemeModel
package import ThemeSlicing

/// What a platform reads: how its files are made of slices, and how they are read back.
package struct TargetBackend: Sendable {
  package let name: TargetName
  /// What the page about targets says of it.
  let chapter: String
  /// The files, with their paths in the bundle: all below the folder of the target's name.
  package let emit: @Sendable (SliceSet) -> [OutputFile]
  /// Decodes the files and holds what they say against the slices: a sentence for each thing that differs.
  package let differences: @Sendable ([OutputFile], SliceSet) -> [String]

  init(
    _ name: TargetName, chapter: String, emit: @escaping @Sendable (SliceSet) -> [OutputFile],
    differences: @escaping @Sendable ([OutputFile], SliceSet) -> [String]
  ) {
    self.name = name
    self.chapter = chapter
    self.emit = emit
    self.differences = differences
  }

  /// The targets that this version builds, in the order of their names.
  package static let all: [TargetBackend] = [.android, .css, .xcassets]
}

/// A target's files that don't say what the slices are: a bug of themec, never of a theme.
package struct TargetDiffers: Error, Sendable {
  /// The target, and the first thing that differs.
  package let message: String
}
