import Synchronization
import ThemeCore

/// What a run found at each path at which it looked, for the state that it saves.
///
/// A class because many threads look.
final class SeenInputs: Sendable {
  private struct State {
    var found: [ByteText: Snapshot] = [:]
    var unknown: Set<ByteText> = []
  }

  /// When the run began.
  let start: FileTime
  private let state = Mutex(State())

  init(since start: FileTime) {
    self.start = start
  }

  /// Whether something was looked at that can't be told again.
  var isIncomplete: Bool { state.withLock { !$0.unknown.isEmpty } }

  /// The paths from the root of which it can't be told again what was found.
  var unknown: Set<ByteText> { state.withLock { $0.unknown } }

  /// The paths from the root at which something was found so far, or that there is nothing; in no order.
  var paths: [ByteText] { state.withLock { Array($0.found.keys) } }

  /// What was found at a path from the root.
  subscript(path: ByteText) -> Snapshot? { state.withLock { $0.found[path] } }

  /// What was found so far, by paths from the root.
  var found: [ByteText: Snapshot] { state.withLock { $0.found } }

  /// Notes a file, and its bytes as they were read then.
  func noteFile(_ path: ThemePath, _ status: FileStatus, _ bytes: [UInt8]) {
    guard var snapshot = Snapshot(status, since: start) else { return noteUnknown(path) }
    if snapshot.isRecent { snapshot.digest = Snapshot.Digest(of: bytes) }
    note(path, snapshot)
  }

  /// Notes a folder, and the names in it, sorted.
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

  /// Notes something that can't be told again: what may not be read, or is no file and no folder.
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
      // What says more about it stays; what was different a moment later is not known at all.
      if known == snapshot || snapshot.kind == .place && known.kind != .nothing { return }
      if known.kind == .place, snapshot.kind != .nothing {
        state.found[key] = snapshot
      } else {
        state.unknown.insert(key)
      }
    }
  }
}
