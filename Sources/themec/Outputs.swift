import ThemeCompiler
import ThemeModel
import ThemeSource

/// Where the bundles of a run go.
struct Outputs {
  /// The folder that the user or the project named; nil for the default.
  let folder: String?
  let isMany: Bool

  init(_ option: String?, _ workspace: Workspace) {
    if let option {
      folder = Outputs.trimmed(option)
      isMany = workspace.isMany
    } else {
      let project = workspace.project?.output?.value.text
      folder = workspace.prefix + Outputs.trimmed(project ?? "build")
      isMany = true
    }
  }

  /// The folder of a theme's bundle, as typed.
  func folder(of theme: CompiledTheme) -> String {
    let name = theme.name?.value ?? ""
    guard let folder else { return "build/\(name)" }
    return isMany ? "\(folder)/\(name)" : folder
  }

  private static func trimmed(_ path: String) -> String {
    var path = path
    while path.utf8.count > 1, path.utf8.last == UInt8(ascii: "/") { path.removeLast() }
    return path
  }
}
