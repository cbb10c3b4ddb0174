package import ThemeCheck
package import ThemeImage
package import ThemeModel
package import ThemeSlicing

/// What a platform reads, and how it is made of slices.
package struct TargetBackend: Sendable {
  /// What it can't say, which the check reports.
  package let profile: TargetProfile
  /// The files, with their paths in the bundle: all below the folder of the target's name.
  package let emit: @Sendable (SliceSet) -> [OutputFile]

  package var name: TargetName { profile.name }

  init(
    _ profile: TargetProfile, emit: @escaping @Sendable (SliceSet) -> [OutputFile]
  ) {
    self.profile = profile
    self.emit = emit
  }

  /// The targets that this version builds, in the order of their names.
  package static let all: [TargetBackend] = [.android, .css, .flutter, .uikit, .xcassets]

  /// The target of a name; nil for one that this version does not build.
  package static func named(_ name: TargetName) -> TargetBackend? { all.first { $0.name == name } }
}
