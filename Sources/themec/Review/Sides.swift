import ThemeCompiler
import ThemeCore
import ThemeDisk

/// The two sides that a command line means.
struct Sides {
  let old: Side
  let new: Side

  /// Two sides as they are typed; one that is a theme is compared with itself where the branch began, another one with the work
  /// tree, and one that is a theme of a revision with itself there; without any, the work tree is compared with where the branch began.
  init(_ old: String?, _ new: String?) throws {
    switch (old, new) {
    case (let old?, let new?):
      // A revision has the themes that the other side names.
      self.old = try Side(old, name: "old", themes: try Self.themes(new))
      self.new = try Side(new, name: "new", themes: try Self.themes(old))
    case (let typed?, nil):
      let themes = try Self.themes(typed)
      let side = try Side(typed, name: "old", themes: nil)
      self.old = themes == nil || side.isOfRevision ? side : try .mergeBase(themes: themes)
      self.new = .workTree(themes: themes)
    case (nil, _):
      self.old = try .mergeBase(themes: nil)
      self.new = .workTree(themes: nil)
    }
  }

  /// A path that names themes of the work tree, also where it is one of a revision; nil for a revision alone, and for bundles and
  /// manifests.
  private static func themes(_ typed: String) throws -> String? {
    let current = try Terminal.currentFolder()
    let place = FolderPath(typed, from: current)
    guard !typed.isEmpty else { return nil }
    guard let isThere = try isFolder(place.text, typed: typed) else {
      let unmarked = typed.hasPrefix("git:") ? String(typed.dropFirst(4)) : typed
      let found = try? pathInRevision(unmarked, in: current, name: "")
      return found.map { "\($0.revision.top.absolutePrefix)\($0.path)" }
    }
    if isThere { return namesInFolder(place).contains(where: isThemeFile) ? typed : nil }
    // A brand of the project is YAML; JSON that is no theme is a manifest.
    return isThemeFile(place.name) || isBrandFile(place.name) && !place.name.hasSuffix(".json") ? typed : nil
  }
}

/// The names in a folder; none where it can't be read.
func namesInFolder(_ folder: FolderPath) -> [String] {
  (try? DiskInputs(root: folder.text).names(in: .root)) ?? []
}
