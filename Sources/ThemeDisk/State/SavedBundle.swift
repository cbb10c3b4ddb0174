import Platform
import ThemeCore

/// The files of a bundle that was just written, as they stand.
package struct SavedBundle: Sendable {
  /// As typed.
  let folder: String
  let fileCount: Int
  private var files: [(path: String, snapshot: Snapshot)] = []
  /// Where those are in a state that are settled.
  private(set) var settledFiles: [BuildState.OutputRange] = []

  /// Looks at the files of a bundle's folder, at some files beside it, and at where a build leaves what it can't finish; nil when
  /// something is not there.
  package init?(of paths: [String], in folder: String, beside others: [String]) {
    (self.folder, fileCount) = (folder, paths.count)
    let now = FileTime.present
    guard add(paths.map { "\(folder)/\($0)" } + others), let current = try? Folder(path: "."),
      let status = try? current.status(of: folder), let place = Snapshot(status, since: now)?.place
    else { return nil }
    files.append((folder, place))
    files.append(("\(folder)/\(Journal.name)", .nothing))
    let name = lastPart(ofPath: folder)
    if name != "", name != ".", name != ".." {
      files.append(("\(folder)/../.themec-\(name).stage", .nothing))
    }
  }

  /// The same with more files that stand beside the bundle; nil when one is not there.
  package func adding(_ others: [String]) -> SavedBundle? {
    var copy = self
    return copy.add(others) ? copy : nil
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

  /// The same a moment later, when further changes of what was recent would show; nil when something was changed since. What is
  /// still recent gets its digest. How the files stand is put into `draft`, the bytes of the state in the making.
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
