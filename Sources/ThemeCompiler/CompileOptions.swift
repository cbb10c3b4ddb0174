package import ThemeCore
package import ThemeModel
import ThemeTargets

/// What a run is asked for beside its themes.
package struct CompileOptions: Sendable {
  /// Only these scales; nil for all that the themes have.
  package var scales: [Scale]?
  /// How many threads may work.
  package var workers = 1
  /// The codes of warnings that the project accepts.
  package var allow: [String] = []
  /// What becomes of colors of PNGs that are not sRGB's, where the art says nothing; nil refuses them.
  package var profile: ProfileTreatment?
  /// The interface of themes that name none.
  package var interface: ProjectInterface?
  /// The platforms for which files are made beside PNGs and manifest, with those that they need.
  package var targets: [TargetName] = [] {
    didSet {
      for need in targets.flatMap(\.needs) where !targets.contains(need) { targets.append(need) }
    }
  }
  /// What the project says to targets where a theme says nothing.
  package var targetOptions: [TargetOptions] = []
  /// Whether slices are made, or themes only checked; both prove every slice.
  package var emits = true
  /// Whether the files of targets are made; what targets make of a theme is checked in any case.
  package var writesTargets = true
  /// Whether what was compiled keeps its slices, for who wants to look at them.
  package var keepsSlices = false

  package init() {}
}

/// The interface of all themes of a project.
package struct ProjectInterface: Sendable {
  package let path: ThemePath
  /// The elements that may differ.
  package let except: [ElementID]

  /// Nil where the path leaves the root.
  package init?(_ reference: InterfaceReference, relativeTo folder: ThemePath) {
    guard let text = reference.path?.value.text, let path = ThemePath(text, relativeTo: folder) else {
      return nil
    }
    self.path = path
    except = reference.except.map(\.value)
  }
}

/// The platform targets that this version builds.
package let builtTargets: [TargetName] = TargetBackend.all.map(\.name)
