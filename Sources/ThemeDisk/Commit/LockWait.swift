import Platform

/// How a build waits for another one that writes to the same folder.
package struct LockWait: Sendable {
  /// How long one pause is, in milliseconds.
  package static let interval = 10

  /// The time after which it gives up, in seconds; 0 does not wait.
  package var limit = 600
  /// Told of the folder, as typed, when the wait begins.
  package var isWaiting: @Sendable (String) -> Void = { _ in }
  /// Pauses for a number of milliseconds; a test's way to need no clock.
  package var pause: @Sendable (Int) -> Void = { usleep(useconds_t($0 * 1_000)) }

  package init() {}
}

extension Folder {
  /// Locks the folder, which is at `path` as typed, against those who write to it; for writing, against those who read it,
  /// too. False where the file system has no locks, and is used without. `waited` counts the milliseconds of all waits.
  func lock(
    forWriting: Bool, _ wait: LockWait, _ path: String, _ waited: inout Int
  ) throws(CommitError) -> Bool {
    let kind = forWriting ? LOCK_EX : LOCK_SH
    while true {
      if let signal = Interrupt.signal { throw .interrupted(signal: signal) }
      do throws(SystemError) {
        try descriptor.call { flock($0, kind | LOCK_NB) }
        return true
      } catch {
        switch error.code {
        case EWOULDBLOCK: break
        case EBADF, EINVAL, ENOLCK, ENOSYS, ENOTSUP, EOPNOTSUPP: return false
        default: throw .failed(path: path, error)
        }
      }
      // Pauses are counted, not measured: a machine that slept has not waited.
      guard waited < wait.limit * 1_000 else { throw .locked(folder: path, seconds: wait.limit) }
      if waited == 0 { wait.isWaiting(path) }
      wait.pause(LockWait.interval)
      waited += LockWait.interval
    }
  }
}
