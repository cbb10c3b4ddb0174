import ThemeCompiler
import ThemeDisk

/// A theme file, or a folder of them, as named on the command line.
struct ThemeArgument {
  let typed: String
  let path: FolderPath
  let isFolder: Bool

  /// Fails when there is no such file or folder, or it is no theme.
  init(_ typed: String, from current: FolderPath) throws(UsageError) {
    guard !typed.isEmpty else { throw UsageError("a theme's path is empty") }
    self.typed = typed
    path = FolderPath(typed, from: current)
    guard modificationTime(ofFile: path.text) != nil else { throw UsageError("there is no theme `\(typed)`") }
    isFolder = (try? DiskInputs(root: path.text)) != nil
    guard isFolder || isThemeFile(path.name) else {
      throw UsageError("`\(typed)` is no theme file (NAME.theme.yaml, NAME.theme.json) and no folder")
    }
  }

  /// The folder that the search for a project file begins in.
  var folder: FolderPath { isFolder ? path : path.parent ?? path }
}
