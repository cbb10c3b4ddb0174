package import ThemeCheck
package import ThemeImage
package import ThemeModel
package import ThemeSlicing

/// What a platform reads: how its files are made of slices, and how they are read back.
package struct TargetBackend: Sendable {
  /// What it can't say, which the check reports.
  package let profile: TargetProfile
  /// The files, with their paths in the bundle: all below the folder of the target's name.
  package let emit: @Sendable (SliceSet) -> [OutputFile]
  /// Decodes the files and holds what they say against the slices: a sentence for each thing that differs.
  package let differences: @Sendable ([OutputFile], SliceSet) -> [String]

  package var name: TargetName { profile.name }

  init(
    _ profile: TargetProfile, emit: @escaping @Sendable (SliceSet) -> [OutputFile],
    differences: @escaping @Sendable ([OutputFile], SliceSet) -> [String]
  ) {
    self.profile = profile
    self.emit = emit
    self.differences = differences
  }

  /// The targets that this version builds, in the order of their names.
  package static let all: [TargetBackend] = [.android, .css, .flutter, .uikit, .xcassets]

  /// The target of a name; nil for one that this version does not build.
  package static func named(_ name: TargetName) -> TargetBackend? { all.first { $0.name == name } }
}

/// A target's files that don't say what the slices are: a bug of themec, never of a theme.
package struct TargetDiffers: Error, Sendable {
  /// The target, and the first thing that differs.
  package let message: String

  package init(message: String) {
    self.message = message
  }
}
