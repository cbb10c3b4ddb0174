package import ThemeBundle
package import ThemeCheck
package import ThemeDiagnostics
package import ThemeImage
package import ThemeModel
package import ThemeResolution

/// A target: what the platform can express, and how its files are generated from a theme's looks.
package struct TargetBackend: Sendable {
  /// The target's profile, which includes what the target can't express, so that the check reports it.
  package let profile: TargetProfile
  /// Generates the target's files. Their paths in the bundle begin with a folder of the target's name.
  package let emit: @Sendable (ThemeLooks) -> [OutputFile]
  /// The properties that the target's table has a row for.
  package let says: [Property]
  /// The properties that the target can't express. Only the manifest contains them.
  package let unsaid: [Property]

  package var name: TargetName { profile.name }

  /// The targets that this version builds, in the order of their names.
  package static let all: [TargetBackend] = [.android, .css, .flutter, .uikit, .xcassets]

  /// The target with a name; nil if this version doesn't build it.
  package static func named(_ name: TargetName) -> TargetBackend? { all.first { $0.name == name } }
}

extension TargetSet {
  /// The targets that this version builds.
  package static let built = TargetSet(TargetBackend.all.map(\.profile)) { slices in
    let looks = ThemeLooks(slices)
    return { TargetBackend.named($0)?.emit(looks) ?? [] }
  }
}

/// The names of the targets that this version builds.
package let builtTargets: [TargetName] = TargetBackend.all.map(\.name)

extension DiagnosticCodes {
  /// All diagnostic codes: those of the stages, and those of the targets that this version builds.
  package static var all: DiagnosticCodes { TargetSet.built.codes }
}
