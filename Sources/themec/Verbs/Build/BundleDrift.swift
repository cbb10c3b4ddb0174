import ThemeDisk
import ThemeImage
import ThemeReview

/// A bundle that is not as a build would leave it.
struct BundleDrift {
  /// As the user would type it.
  let folder: String
  /// What a build would write.
  let tree: OutputTree
  let files: [Drift]

  /// What its manifest, digests and pictures say otherwise; none where there is no manifest, or one that can't be read, which is
  /// told. Only pictures that differ are decoded.
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

/// The facts in which bundles differ from their themes, those of several bundles once.
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
