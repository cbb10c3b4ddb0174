import ThemeCompiler
import ThemeCore
import ThemeDiagnostics
import ThemeDisk

/// A theme file, or a folder of them, as named on the command line.
struct ThemeArgument {
  let typed: String
  let path: FolderPath
  let isFolder: Bool

  /// Fails when there is no such file or folder, it can't be reached, or it is no theme.
  init(_ typed: String, from current: FolderPath) throws {
    guard !typed.isEmpty else { throw UsageError("the path of a theme is empty") }
    self.typed = typed
    path = FolderPath(typed, from: current)
    guard let found = try themec.isFolder(path.text, typed: typed) else {
      throw UsageError("there is no theme `\(typed)`\(Self.hint(typed, path).map { "; \($0)" } ?? "")")
    }
    isFolder = found
    // Only its project knows whether it is a brand.
    guard isFolder || isBrandFile(path.name) else { throw notATheme }
  }

  /// What to say of a file that is neither a theme nor a brand of its project.
  var notATheme: UsageError {
    UsageError("`\(typed)` is neither a theme file (NAME.theme.yaml, NAME.theme.json) nor a folder")
  }

  /// What was meant by a path at which nothing is: a name that is near in the same folder, or that of a theme.
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
      ? nil : "pass a theme file (NAME.theme.yaml, NAME.theme.json) or a folder with theme files"
  }

  /// The folder that the search for a project file begins in.
  var folder: FolderPath { isFolder ? path : path.parent ?? path }
}
