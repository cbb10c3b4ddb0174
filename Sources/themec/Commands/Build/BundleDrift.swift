import ThemeDisk
import ThemeImage
import ThemeReview

/// A bundle that differs from what a build would write.
struct BundleDrift {
  /// The folder of the bundle, as you would type it.
  let folder: String
  /// The files that a build would write.
  let tree: OutputTree
  let files: [Drift]

  /// The differences between the facts of this bundle and those of its theme, one line for each. Empty if there is no manifest,
  /// or if it can't be read, which is reported. Only pictures whose files differ are decoded.
  fileprivate func words() throws -> [String] {
    let current = try Terminal.currentFolder()
    let kinds = Dictionary(files.map { ($0.path, $0.kind) }) { first, _ in first }
    guard kinds["manifest.json"] != .missing else { return [] }
    let bundle = DiskBundle(manifest: "\(folder)/manifest.json", in: FolderPath(folder, from: current))
    do {
      let changed = files.filter { $0.kind == .changed }.map(\.path)
      let here = try bundle.contents(found: { _, _ in })
      return driftWords(here: here.doubting(changed), theme: BundleContents(tree))
    } catch let error as UsageError {
      Terminal.report(error.sentence)
      return []
    }
  }
}

/// The differences between the facts of bundles and those of their themes, one line for each. Bundles with the same differences
/// share their lines. With `isMany`, each line names the bundles.
func factLines(of bundles: [BundleDrift], isMany: Bool) throws -> [String] {
  var groups: [(words: [String], folders: [String])] = []
  for bundle in bundles {
    let words = try bundle.words()
    if let group = groups.firstIndex(where: { $0.words == words }) {
      groups[group].folders.append(bundle.folder)
    } else {
      groups.append((words, [bundle.folder]))
    }
  }
  return groups.flatMap { words, folders in
    words.map { isMany ? "\(listed(folders)): \($0)" : $0 }
  }
}

private func listed(_ folders: [String]) -> String {
  guard folders.count > 3 else { return folders.joined(separator: ", ") }
  return "\(folders.prefix(2).joined(separator: ", ")) and \(folders.count - 2) more"
}
