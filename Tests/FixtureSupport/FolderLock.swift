import Foundation

/// A folder's lock, held as another build holds it.
package final class FolderLock: Sendable {
  /// The folder, opened once.
  package let descriptor: Int32

  /// Locks the folder at a path, or ends the test process.
  package init(_ path: String) {
    descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    precondition(flock(descriptor, LOCK_EX | LOCK_NB) == 0, "\(path) is locked already, or can't be")
  }

  /// Lets go of the lock. Closing would not: a process that another test is just starting has a copy of the descriptor.
  package func release() {
    precondition(flock(descriptor, LOCK_UN) == 0)
  }

  deinit {
    close(descriptor)
  }
}
