import Foundation

/// The `themec` that is tested: what `THEMEC_EXECUTABLE` names, else the one that was built beside the tests.
package let builtThemec: String = {
  if let named = ProcessInfo.processInfo.environment["THEMEC_EXECUTABLE"] { return named }
  for argument in CommandLine.arguments where argument.contains(".xctest") {
    var folder = URL(filePath: argument)
    while folder.path.count > 1 {
      folder.deleteLastPathComponent()
      let candidate = folder.appending(path: "themec").path
      if isProgram(candidate) { return candidate }
    }
  }
  preconditionFailure("there is no themec beside the tests; build it, or name one with THEMEC_EXECUTABLE")
}()

/// Whether a file is there that can be run.
package func isProgram(_ path: String) -> Bool {
  var isFolder: ObjCBool = false
  return unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder.boolValue
    && FileManager.default.isExecutableFile(atPath: path)
}

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

/// Sends bytes over a socket, as many as the other end takes.
package func sendAll(_ bytes: [UInt8], over socket: Int32) {
  var rest = bytes[...]
  #if canImport(Glibc)
    let flags = Int32(MSG_NOSIGNAL)
  #else
    let flags: Int32 = 0
  #endif
  while !rest.isEmpty {
    let count = unsafe rest.withUnsafeBytes { unsafe send(socket, $0.baseAddress, $0.count, flags) }
    guard count > 0 else { return }
    rest = rest.dropFirst(count)
  }
}
