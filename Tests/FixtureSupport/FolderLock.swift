import Foundation

/// A folder's lock, held as another build holds it.
package final class FolderLock: Sendable {
  /// The folder, opened once.
  package let descriptor: Int32

  /// Locks the folder at a path. It waits for a lock that a commit has just closed, because a process that another test is
  /// starting has a copy of the commit's descriptor until it becomes another program. Throws the system's error if the folder
  /// can't be opened or locked.
  package init(_ path: String) throws {
    descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    while flock(descriptor, LOCK_EX) != 0 {
      guard errno == EINTR else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    }
  }

  /// Lets go of the lock. Closing would not, for the same reason.
  package func release() {
    precondition(flock(descriptor, LOCK_UN) == 0)
  }

  deinit {
    close(descriptor)
  }
}
