import Platform
import ThemeCore

/// The paths that runs have read, listed or failed to find, with what was found there, so that later changes can be
/// recognized.
package struct WatchList: Sendable {
  /// The identity and time of a file for which no snapshot is possible.
  private struct Mark: Equatable, Sendable {
    let identity: FileStatus.Identity
    let changed: FileTime
  }

  /// The snapshots, by paths from `/`.
  private var found: [ByteText: Snapshot] = [:]
  /// The marks of paths without a snapshot, by paths from `/`; nil where nothing exists.
  private var marks: [ByteText: Mark?] = [:]

  package init() {}

  /// What a run has found, if `disk` has recorded it; else an empty list.
  package init(foundBy disk: DiskInputs) {
    guard let seen = disk.seen else { return }
    let root = disk.rootText
    func absolute(_ path: ByteText) -> ByteText {
      if path.text.isEmpty { return ByteText(text: root) }
      return ByteText(text: root == "/" ? "/\(path.text)" : "\(root)/\(path.text)")
    }
    for (path, snapshot) in seen.found { found[absolute(path)] = snapshot }
    for path in seen.unknown { mark(absolute(path)) }
  }

  /// Every path, with whether the names in the folder at that path matter; in no order.
  var paths: [(path: String, isListed: Bool)] {
    found.map { ($0.key.text, $0.value.kind == .names) } + marks.keys.map { ($0.text, false) }
  }

  /// The snapshots by their sorted paths; nil if one of the paths has none.
  var snapshots: [(String, Snapshot)]? {
    marks.isEmpty
      ? found.sorted { precedesInBytes($0.key.text, $1.key.text) }.map { ($0.key.text, $0.value) } : nil
  }

  /// Adds another path from `/` that matters, with what exists there now.
  package mutating func add(_ path: String) { mark(ByteText(text: path)) }

  /// Adds the paths of an earlier list that this one does not contain.
  package mutating func add(_ older: WatchList) {
    found.merge(older.found) { own, _ in own }
    marks.merge(older.marks) { own, _ in own }
  }

  private mutating func mark(_ path: ByteText) {
    if found[path] == nil { marks[path] = .some(Self.mark(at: path)) }
  }

  private static func mark(at path: ByteText) -> Mark? {
    guard let status = status(of: path, AT_SYMLINK_NOFOLLOW) else { return nil }
    return Mark(identity: status.identity, changed: status.changed)
  }

  private static func status(of path: ByteText, _ flags: Int32 = 0) -> FileStatus? {
    var status = stat()
    guard unsafe fstatat(AT_FDCWD, path.text, &status, flags) == 0 else { return nil }
    return FileStatus(status)
  }

  /// The paths from `/` at which something has changed, sorted. The next call compares with what this call has found. `now` is
  /// a time before this call.
  package mutating func changes(at now: FileTime = .present) -> [String] {
    // Without a descriptor, no digest can be made, and what needs one counts as changed.
    let top = try? Folder(path: "/")
    var changed: [String] = []
    for (path, known) in found {
      let status = Self.status(of: path)
      func digest(_ kind: Snapshot.Kind) -> Snapshot.Digest? {
        guard let top else { return nil }
        return kind == .names
          ? Snapshot.Digest(ofFolder: path.text, in: top) : Snapshot.Digest(ofFile: path.text, in: top)
      }
      if let status, let renewed = known.renewed(status, at: now, digest: digest) {
        found[path] = renewed
        continue
      }
      var present = status.flatMap { Snapshot($0, since: now) } ?? .nothing
      if known.kind == .nothing, present.kind == .nothing { continue }
      if known.kind == .place, present.kind != .nothing {
        present = present.place
      } else if present.kind == .names || present.kind == .file && present.isRecent {
        present.digest = digest(present.kind) ?? Snapshot.Digest()
      }
      found[path] = present
      changed.append(path.text)
    }
    for (path, known) in marks {
      let present = Self.mark(at: path)
      guard present != known else { continue }
      marks[path] = .some(present)
      changed.append(path.text)
    }
    return changed.sorted(by: precedesInBytes)
  }
}
