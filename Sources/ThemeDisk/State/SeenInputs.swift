import Platform
import Synchronization
import ThemeCore

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
    state.withLock { _ = $0.unknown.insert(ByteText(text: path.text)) }
  }

  private func note(_ path: ThemePath, _ snapshot: Snapshot) {
    state.withLock { state in
      let key = ByteText(text: path.text)
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
