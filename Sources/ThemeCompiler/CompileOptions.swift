package import ThemeCore
package import ThemeModel

/// The options of a run.
package struct CompileOptions: Sendable {
  /// The scales to build; nil for all scales of the themes.
  package var scales: [Scale]?
  /// The maximum number of threads.
  package var workers = 1
  /// The names of the codes of warnings that the project accepts.
  package var allow: [String] = []
  /// The treatment of PNGs whose color profile is not sRGB, where the art does not set one; nil rejects such PNGs.
  package var profile: ProfileTreatment?
  /// The interface of themes that name none.
  package var interface: ProjectInterface?
  /// The targets to build, beside PNGs and the manifest. The targets that one of them needs are added.
  package var targets: [TargetName] = [] {
    didSet {
      for need in targets.flatMap(\.needs) where !targets.contains(need) { targets.append(need) }
    }
  }
  /// The project's options for targets, which apply where a theme sets none.
  package var targetOptions: [TargetOptions] = []
  /// Whether bundles are made; otherwise, themes are only checked. Every slice is proved in both cases.
  package var emits = true
  /// Whether the files of targets are made. What a target can't express is checked in any case.
  package var writesTargets = true
  /// Whether compiled themes keep their slices.
  package var keepsSlices = false

  package init() {}
}

/// The interface of all themes of a project.
package struct ProjectInterface: Sendable {
  package let path: ThemePath
  /// The elements that may differ from the interface.
  package let except: [ElementID]

  /// Nil where there is no path, or where the path leaves the root.
  package init?(_ reference: InterfaceReference, relativeTo folder: ThemePath) {
    guard let text = reference.path?.value.text, let path = ThemePath(text, relativeTo: folder) else {
      return nil
    }
    self.path = path
    except = reference.except.map(\.value)
  }
}
