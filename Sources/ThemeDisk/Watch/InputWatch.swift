import Platform
import ThemeCore

/// Waits for changes of the paths that runs have looked at. It relies on events of the system and, where these are not
/// complete, on looking regularly.
package struct InputWatch {
  /// How long no events must come before a change counts as complete, in milliseconds: while a file may be open, and once it was
  /// closed, because editors write several files one after another.
  private static let (quietWhileOpen, quiet): (Int32, Int32) = (15, 3)
  /// The most times that it waits for such a pause, in case the events never stop.
  private static let maxWaits = 60

  private var list = WatchList()
  private var folders: FolderWatch
  /// Whether something may have changed between the run and the start of the watch.
  private var isNew = true
  /// The time between two looks where the system's events are not complete, in milliseconds.
  private let pace: Int32

  /// Watches by the events of `queue`, and looks every `pace` milliseconds where these are not complete or there is no queue.
  package init(by queue: (any ChangeQueue)? = SystemChangeQueue(), pace: Int32 = 500) {
    folders = FolderWatch(by: queue)
    self.pace = pace
  }

  /// The descriptor that becomes readable when `changes` should be called; -1 where there is none.
  package var descriptor: Int32 { folders.descriptor }

  /// After how many milliseconds `changes` should be called at the latest; -1 when it need not be called before the descriptor
  /// is readable.
  package var timeout: Int32 { isNew ? 0 : folders.isComplete ? -1 : pace }

  /// Watches the paths of a list, which runs have looked at. Changes since that look are reported, too.
  package mutating func follow(_ list: WatchList) {
    self.list = list
    folders.follow(list.paths)
    isNew = true
  }

  /// The paths from `/` that have changed since the last call or since the run looked at them, sorted. After an event, this
  /// waits until no more events come; it does not wait for a first change.
  package mutating func changes() -> [String] {
    let isNews = folders.hasNews()
    guard isNews || isNew || !folders.isComplete else { return [] }
    if isNews { settle() }
    isNew = false
    // A folder that was created meanwhile may contain a path that did not exist before.
    folders.renew()
    return list.changes()
  }

  /// The paths that have changed, as `changes` returns them, after waiting for the first change.
  package mutating func wait() -> [String] {
    while true {
      var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      _ = unsafe poll(&entry, 1, timeout)
      let changed = changes()
      if !changed.isEmpty { return changed }
    }
  }

  private mutating func settle() {
    for _ in 0..<Self.maxWaits {
      var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard unsafe poll(&entry, 1, folders.mayBeOpen ? Self.quietWhileOpen : Self.quiet) != 0 else { return }
      _ = folders.hasNews()
    }
  }
}

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
    let root = disk.rootPath
    func absolute(_ path: ByteText) -> ByteText {
      if path.text.isEmpty { return ByteText(root) }
      return ByteText(root == "/" ? "/\(path.text)" : "\(root)/\(path.text)")
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
  package mutating func add(_ path: String) { mark(ByteText(path)) }

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
