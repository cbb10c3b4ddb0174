import Platform
import Synchronization
import ThemeCore

/// What existed at a path when a build looked there, with enough detail to find out later whether it has changed.
struct Snapshot: Equatable, Sendable {
  enum Kind: UInt8 {
    case nothing
    /// A file whose content mattered.
    case file
    /// A folder whose list of names mattered.
    case names
    /// A file or folder of which only the identity mattered.
    case place
  }

  /// The first half of a SHA-256 digest.
  struct Digest: Equatable, Sendable {
    var (high, low): (UInt64, UInt64) = (0, 0)
  }

  var kind: Kind
  /// Whether the last change was so recent that a further change may not show in the times; the digest is compared then.
  var isRecent = false
  /// The size in bytes.
  var size: UInt64 = 0
  var device: UInt64 = 0
  var number: UInt64 = 0
  var modified = FileTime(seconds: 0)
  var changed = FileTime(seconds: 0)
  /// The digest of a folder's names, or of the bytes of a file that is recent.
  var digest = Digest()

  static let nothing = Snapshot(kind: .nothing)

  /// Takes a snapshot of a file or folder that a run looked at after `start`; nil for symbolic links, pipes, sockets and
  /// devices.
  init?(_ status: FileStatus, since start: FileTime) {
    switch status.kind {
    case .file: kind = .file
    case .folder: kind = .names
    case .link, .special: return nil
    }
    size = UInt64(status.size)
    (device, number) = (status.identity.device, status.identity.number)
    (modified, changed) = (status.modified, status.changed)
    isRecent = isRecent(at: start)
  }

  private init(kind: Kind) {
    self.kind = kind
  }

  /// The snapshot of a file, folder or link of which only the identity matters.
  init(placeOf status: FileStatus) {
    kind = .place
    (device, number) = (status.identity.device, status.identity.number)
  }

  /// The snapshot of the same file or folder when only its identity matters.
  var place: Snapshot {
    var copy = Snapshot(kind: .place)
    (copy.device, copy.number) = (device, number)
    return copy
  }

  /// Whether a change after `time` may leave the times as they are: the clocks of file systems advance in steps of up to two
  /// seconds.
  func isRecent(at time: FileTime) -> Bool {
    let last = max(modified, changed)
    let isCoarse = last.nanoseconds % 1_000_000 == 0
    let step = isCoarse ? 2_000_000_000 : 20_000_000
    let nanoseconds = last.nanoseconds + step
    return FileTime(
      seconds: last.seconds + nanoseconds / 1_000_000_000, nanoseconds: nanoseconds % 1_000_000_000) > time
  }

  /// Whether a file or folder has the same identity and, unless only that matters, the same kind, size and times.
  func isSame(as status: FileStatus) -> Bool {
    switch kind {
    case .nothing: return false
    case .place: break
    case .file, .names:
      guard status.kind == (kind == .file ? .file : .folder), UInt64(status.size) == size,
        status.modified == modified, status.changed == changed
      else { return false }
    }
    return status.identity.device == device && status.identity.number == number
  }

  /// The snapshot to compare with from now on, if nothing has changed; nil where something has. `digest` is called to compute
  /// the present digest where the times are not enough.
  func renewed(_ status: FileStatus, at now: FileTime, digest: (Kind) -> Digest?) -> Snapshot? {
    let isSame = isSame(as: status)
    if isSame, !isRecent { return self }
    guard kind == .names || kind == .file && isSame, var fresh = Snapshot(status, since: now),
      fresh.kind == kind, let found = digest(kind), found == self.digest
    else { return nil }
    fresh.digest = found
    return fresh
  }
}

extension Snapshot.Digest {
  /// The digest of a file's bytes; nil when the file can't be read.
  init?(ofFile path: String, in folder: Folder) {
    guard let file = try? folder.file(path, followingLinks: true), let status = try? file.status(),
      let bytes = try? file.read(size: status.size, limit: .max)
    else { return nil }
    self.init(of: bytes)
  }

  /// The digest of a folder's names, as inputs see them: names that are not UTF-8 are left out. Nil when the folder can't be
  /// read.
  init?(ofFolder path: String, in folder: Folder) {
    guard let names = try? folder.folder(path, followingLinks: true).names(limit: .max) else { return nil }
    self.init(ofNames: names.filter(SystemName.isUTF8).sorted(by: precedesInBytes))
  }

  init(of bytes: [UInt8]) {
    var digest = SHA256()
    digest.update(bytes)
    self.init(digest.hex)
  }

  /// The digest of names, which have to be sorted by their bytes.
  init(ofNames names: [String]) {
    var digest = SHA256()
    for name in names { digest.update(SystemName.bytes(of: name) + [0]) }
    self.init(digest.hex)
  }

  private init(_ hex: String) {
    let digits = hex.utf8
    func number(_ digits: Substring.UTF8View) -> UInt64 {
      guard let number = UInt64(Substring(digits), radix: 16) else {
        preconditionFailure("a digest of other digits")
      }
      return number
    }
    let middle = digits.index(digits.startIndex, offsetBy: 16)
    let end = digits.index(middle, offsetBy: 16)
    self.init(high: number(hex[..<middle].utf8), low: number(hex[middle..<end].utf8))
  }
}

/// Snapshots of what a run has found at each path that it looked at, for the list that it keeps, and for a watch.
///
/// A class, because many threads add to it.
final class SeenInputs: Sendable {
  private struct State {
    var found: [ByteText: Snapshot] = [:]
    var unknown: Set<ByteText> = []
  }

  /// The time at which the run began.
  let start: FileTime
  private let state = Mutex(State())

  init(since start: FileTime) {
    self.start = start
  }

  /// The paths, relative to the root, for which no snapshot is possible.
  var unknown: Set<ByteText> { state.withLock { $0.unknown } }

  /// The snapshots so far, by paths relative to the root.
  var found: [ByteText: Snapshot] { state.withLock { $0.found } }

  /// Records a file, with the bytes that were read from it.
  func noteFile(_ path: ThemePath, _ status: FileStatus, _ bytes: [UInt8]) {
    guard var snapshot = Snapshot(status, since: start) else { return noteUnknown(path) }
    if snapshot.isRecent { snapshot.digest = Snapshot.Digest(of: bytes) }
    note(path, snapshot)
  }

  /// Records a folder, with the names in it, sorted.
  func noteNames(_ path: ThemePath, _ status: FileStatus, _ names: [String]) {
    guard var snapshot = Snapshot(status, since: start) else { return noteUnknown(path) }
    snapshot.digest = Snapshot.Digest(ofNames: names)
    note(path, snapshot)
  }

  func notePlace(_ path: ThemePath, _ status: FileStatus) {
    guard let snapshot = Snapshot(status, since: start) else { return noteUnknown(path) }
    note(path, snapshot.place)
  }

  func noteNothing(_ path: ThemePath) { note(path, .nothing) }

  /// Records a path for which no snapshot is possible: something unreadable, or neither a file nor a folder.
  func noteUnknown(_ path: ThemePath) {
    state.withLock { _ = $0.unknown.insert(ByteText(path.text)) }
  }

  private func note(_ path: ThemePath, _ snapshot: Snapshot) {
    state.withLock { state in
      let key = ByteText(path.text)
      guard let known = state.found[key] else {
        state.found[key] = snapshot
        return
      }
      // The more detailed snapshot is kept. If two snapshots contradict each other, the input changed during the run and is
      // unknown.
      if known == snapshot || snapshot.kind == .place && known.kind != .nothing { return }
      if known.kind == .place, snapshot.kind != .nothing {
        state.found[key] = snapshot
      } else {
        state.unknown.insert(key)
      }
    }
  }
}

#if canImport(MachO)
  import MachO
#endif

/// A text that differs between builds of this program, from the identity, size and time of the executable file; nil where these
/// can't be determined.
package func executableIdentity() -> String? {
  #if canImport(MachO)
    var length: UInt32 = 0
    _ = unsafe _NSGetExecutablePath(nil, &length)
    var path = [CChar](repeating: 0, count: Int(length) + 1)
    guard unsafe _NSGetExecutablePath(&path, &length) == 0 else { return nil }
  #else
    let path = Array("/proc/self/exe".utf8CString)
  #endif
  var status = stat()
  guard unsafe stat(path, &status) == 0 else { return nil }
  let found = FileStatus(status)
  return [
    found.identity.device, found.identity.number, UInt64(found.size),
    UInt64(bitPattern: Int64(found.modified.seconds)), UInt64(found.modified.nanoseconds),
  ].map { "\($0)" }.joined(separator: " ")
}
