import ThemeCompiler
import ThemeCore
import ThemeDisk

/// The two sides that a command line means.
struct Sides {
  let old: Side
  let new: Side

  /// Two sides as they are typed; one that is a theme is compared with itself where the branch began, another one with the work
  /// tree; without any, the work tree is compared with where the branch began.
  init(_ old: String?, _ new: String?) throws {
    switch (old, new) {
    case (let old?, let new?):
      // A revision has the themes that the other side names.
      self.old = try Side(old, name: "old", themes: try Self.themes(new))
      self.new = try Side(new, name: "new", themes: try Self.themes(old))
    case (let typed?, nil):
      if let themes = try Self.themes(typed) {
        self.old = try .mergeBase(themes: themes)
        self.new = .workTree(themes: themes)
      } else {
        self.old = try Side(typed, name: "old", themes: nil)
        self.new = .workTree(themes: nil)
      }
    case (nil, _):
      self.old = try .mergeBase(themes: nil)
      self.new = .workTree(themes: nil)
    }
  }

  /// A path that names themes of the work tree; nil for a revision, and for bundles and manifests.
  private static func themes(_ typed: String) throws -> String? {
    let place = FolderPath(typed, from: try Terminal.currentFolder())
    guard !typed.isEmpty, let isThere = try isFolder(place.text, typed: typed) else { return nil }
    if isThere { return namesInFolder(place).contains(where: isThemeFile) ? typed : nil }
    // A brand of the project is YAML; JSON that is no theme is a manifest.
    return isThemeFile(place.name) || isBrandFile(place.name) && !place.name.hasSuffix(".json") ? typed : nil
  }
}

/// The names in a folder; none where it can't be read.
func namesInFolder(_ folder: FolderPath) -> [String] {
  (try? DiskInputs(root: folder.text).names(in: .root)) ?? []
}
