import Platform

/// How a build waits for another build that uses the same folder.
package struct LockWait: Sendable {
  /// The length of one pause, in milliseconds.
  package static let interval = 10

  /// The time after which the build gives up, in seconds; 0 does not wait.
  package var limit = 600
  /// Called with the folder's path as typed when the wait begins.
  package var isWaiting: @Sendable (String) -> Void = { _ in }
  /// Pauses for a number of milliseconds. A test replaces it so that it does not depend on the clock.
  package var pause: @Sendable (Int) -> Void = { usleep(useconds_t($0 * 1_000)) }

  package init() {}
}

extension Folder {
  /// Locks the folder, whose path as typed is `path`. A lock for writing excludes all other users of the folder; a lock for
  /// reading excludes only writers. Returns false where the file system has no locks; the folder is then used without one.
  /// `waited` adds up the milliseconds of all waits, which the limit applies to.
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
      // Pauses are counted instead of measuring time, so that the time that a computer sleeps does not count.
      guard waited < wait.limit * 1_000 else { throw .locked(folder: path, seconds: wait.limit) }
      if waited == 0 { wait.isWaiting(path) }
      wait.pause(LockWait.interval)
      waited += LockWait.interval
    }
  }
}
