package import ThemeModel
import ThemeSlicing

/// What a platform reads: how its files are made of slices, and how they are read back.
package struct TargetBackend: Sendable {
  package let name: TargetName
  /// The files, with their paths in the bundle: all below the folder of the target's name.
  let emit: @Sendable (SliceSet) -> [OutputFile]
  /// Decodes the files and holds what they say against the slices: a sentence for each thing that differs.
  let differences: @Sendable ([OutputFile], SliceSet) -> [String]

  /// The targets that this version builds, in the order of their names.
  package static let all: [TargetBackend] = []
}

/// A target's files that don't say what the slices are: a bug of themec, never of a theme.
package struct TargetDiffers: Error, Sendable {
  /// The target, and the first thing that differs.
  package let message: String
}
