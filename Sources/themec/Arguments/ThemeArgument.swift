import ThemeCompiler
import ThemeCore
import ThemeDiagnostics
import ThemeDisk

/// A theme file, or a folder of theme files, that is named on the command line.
struct ThemeArgument {
  let typed: String
  let path: FolderPath
  let isFolder: Bool

  /// Throws if there is no such file or folder, if it can't be reached, or if the file's name can't be that of a theme or a
  /// brand. `hint` is what the project has to say about the name.
  init(_ typed: String, from current: FolderPath, hint: String? = nil) throws {
    guard !typed.isEmpty else { throw UsageError("the path of a theme is empty") }
    self.typed = typed
    path = FolderPath(typed, from: current)
    guard let found = try themec.isFolder(path.text, typed: typed) else {
      let hint = hint ?? Self.hint(typed, path)
      throw UsageError("there is no theme `\(typed)`\(hint.map { "; \($0)" } ?? "")")
    }
    isFolder = found
    // Whether the file is a brand is known only once the project file is read.
    guard isFolder || isBrandFile(path.name) else { throw notATheme }
  }

  /// The error for a file that is neither a theme nor a brand of its project.
  var notATheme: UsageError {
    UsageError("`\(typed)` is neither a theme file (NAME.theme.yaml, NAME.theme.json) nor a folder")
  }

  /// The hint for a path at which nothing exists: an existing theme file that the path may stand for, a similar name in the
  /// same folder, or the kinds of paths to pass. Nil for the name of a theme file if no other name is similar.
  private static func hint(_ typed: String, _ path: FolderPath) -> String? {
    let folder = typed.utf8.lastIndex(of: UInt8(ascii: "/")).map { typed[...$0] } ?? ""
    for name in ["\(path.name).theme.yaml", "\(path.name).theme.json", "themes/\(path.name).theme.yaml"]
    where path.parent.flatMap({ modificationTime(ofFile: $0.appending(name).text) }) != nil {
      return "did you mean `\(folder)\(name)`?"
    }
    let names = path.parent.flatMap { try? DiskInputs(root: $0.text).names(in: .root) } ?? []
    let themes = names.filter { isThemeFile($0) || !$0.utf8.contains(UInt8(ascii: ".")) }
    if let nearest = Suggestion.nearest(to: path.name, among: themes) {
      return "did you mean `\(folder)\(nearest)`?"
    }
    return isThemeFile(path.name)
      ? nil
      : "pass the name of a theme of your project, a theme file (NAME.theme.yaml, NAME.theme.json) or a folder with theme files"
  }

  /// The folder in which the search for a project file begins.
  var folder: FolderPath { isFolder ? path : path.parent ?? path }
}
