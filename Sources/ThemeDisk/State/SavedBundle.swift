import Platform
import ThemeCore

/// The files of a bundle that was just written, with their snapshots.
package struct SavedBundle: Sendable {
  /// The bundle's folder, as typed.
  let folder: String
  let fileCount: Int
  private var files: [(path: String, snapshot: Snapshot)] = []
  /// The snapshots that `settled` has added to the draft of the state.
  private(set) var settledFiles: [BuildState.OutputRange] = []

  /// Takes snapshots of the files in a bundle's folder, of some files beside it, and of the places in which an interrupted
  /// build leaves files. Nil when a file does not exist.
  package init?(of paths: [String], in folder: String, beside others: [String]) {
    (self.folder, fileCount) = (folder, paths.count)
    let now = FileTime.present
    guard add(paths.map { "\(folder)/\($0)" } + others), let current = try? Folder(path: "."),
      let status = try? current.status(of: folder), let place = Snapshot(status, since: now)?.place
    else { return nil }
    files.append((folder, place))
    files.append(("\(folder)/\(Stage.name)", .nothing))
    let name = lastPart(ofPath: folder)
    if name != "", name != ".", name != ".." {
      for kind in ["stage", "old"] { files.append(("\(folder)/../.themec-\(name).\(kind)", .nothing)) }
    }
  }

  private mutating func add(_ paths: [String]) -> Bool {
    let now = FileTime.present
    guard let current = try? Folder(path: ".") else { return false }
    for path in paths {
      guard let status = try? current.status(of: path), status.kind == .file,
        let snapshot = Snapshot(status, since: now)
      else { return false }
      files.append((path, snapshot))
    }
    return true
  }

  /// The same bundle a moment later, when a further change of recently changed files would show in their times. Nil when a file
  /// has changed since. Files that are still recent get a digest. The snapshots are added to `draft`, the bytes of the new
  /// state.
  package func settled(in draft: CacheDraft) -> SavedBundle? {
    guard !files.isEmpty else { return self }
    let now = FileTime.present
    guard let current = try? Folder(path: ".") else { return nil }
    var writer = StateWriter()
    for (path, known) in files {
      var snapshot = known
      if known.isRecent {
        guard let status = try? current.status(of: path), known.isSame(as: status),
          let later = Snapshot(status, since: now)
        else { return nil }
        snapshot = later
        if snapshot.isRecent {
          guard let open = try? current.file(path),
            let bytes = try? open.read(size: status.size, limit: .max)
          else { return nil }
          snapshot.digest = Snapshot.Digest(of: bytes)
        }
      }
      writer.add(pathAfterLast: SystemName.bytes(of: path))
      writer.add(snapshot)
    }
    var copy = self
    copy.settledFiles.append(BuildState.OutputRange(place: draft.add(writer.bytes), count: files.count))
    copy.files = []
    return copy
  }
}
