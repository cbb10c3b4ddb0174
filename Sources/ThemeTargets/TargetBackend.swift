package import ThemeCheck
package import ThemeDiagnostics
package import ThemeImage
package import ThemeModel

/// What a platform reads, and how its files are made of a theme's looks.
package struct TargetBackend: Sendable {
  /// What it can't say, which the check reports.
  package let profile: TargetProfile
  /// The files, with their paths in the bundle: all below the folder of the target's name.
  package let emit: @Sendable (ThemeLooks) -> [OutputFile]
  /// The properties that its table has a row for.
  package let says: [LookProperty]
  /// The properties that it leaves to the manifest.
  package let unsaid: [LookProperty]

  package var name: TargetName { profile.name }

  /// The targets that this version builds, in the order of their names.
  package static let all: [TargetBackend] = [.android, .css, .flutter, .uikit, .xcassets]

  /// The target of a name; nil for one that this version does not build.
  package static func named(_ name: TargetName) -> TargetBackend? { all.first { $0.name == name } }
}

extension DiagnosticCodes {
  /// All codes: those of the stages, and those of the targets that this version builds.
  package static let all = DiagnosticCodes(targets: TargetBackend.all.map(\.profile.family))
}
