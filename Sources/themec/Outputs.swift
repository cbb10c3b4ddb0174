import ThemeCompiler
import ThemeDiagnostics
import ThemeDisk
import ThemeModel
import ThemeSource
import ThemeSyntax

/// Where the bundles of a run go.
struct Outputs {
  /// The folder of the bundle or of the bundles, as the user would type it.
  private let folder: String
  private let isMany: Bool

  /// What `-o` says, else what the project file says, else `build` in the project's folder or the current one.
  ///
  /// `sink` gets what is wrong with what the project file says.
  init(_ option: String?, _ workspace: Workspace, _ sink: inout DiagnosticSink) {
    if let option {
      folder = option
      isMany = workspace.isMany
      return
    }
    isMany = true
    guard let project = workspace.project else {
      folder = "build"
      return
    }
    var path = workspace.projectFolder.appending("build")
    if let output = project.output {
      if let below = ThemePath(output.value.text, relativeTo: workspace.projectFolder) {
        path = below
      } else {
        sink.report(.pathLeavesRoot(output.value.text, at: output.range))
      }
      // A stranger's project may bring a link with it; what is no folder yet is none.
      if workspace.leavesRoot(path) { sink.report(.unreadable(path, .leavesRoot, at: output.range)) }
    }
    folder = workspace.typed(path)
  }

  /// The folder of a theme's bundle, as typed.
  func folder(of theme: CompiledTheme) -> String {
    var folder = folder[...]
    while folder.utf8.count > 1, folder.utf8.last == UInt8(ascii: "/") { folder.removeLast() }
    guard isMany else { return String(folder) }
    return "\(folder == "/" ? "" : folder)/\(theme.name?.value ?? "")"
  }
}

extension Workspace {
  /// Whether a folder below the root is a link that leaves it.
  fileprivate func leavesRoot(_ path: ThemePath) -> Bool {
    do throws(InputError) {
      _ = try disk.names(in: path)
      return false
    } catch {
      return error == .leavesRoot
    }
  }
}
