#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What changes something in a folder: each one call to the system, with a test's fault before it.
extension Folder {
  /// Writes a new file and brings it to the disk; a name that is taken is an error.
  func create(_ name: String, _ bytes: [UInt8], permissions: mode_t? = nil) throws(SystemError) {
    try fault(.create, name)
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    let number = try retrying { unsafe openat(descriptor.number, name, flags, 0o666) }
    do throws(SystemError) {
      try write(bytes, to: number, at: 0, name)
      if let permissions { fchmod(number, permissions) }
      try synchronize(number, name)
    } catch {
      close(number)
      throw error
    }
    // Some network file systems report a full disk only here.
    guard close(number) == 0 || errno == EINTR else { throw .last }
  }

  /// Makes a file exactly its first `length` bytes followed by `bytes`, on the disk; makes the file where there is none.
  func write(_ bytes: [UInt8], after length: Int, in name: String) throws(SystemError) {
    try fault(.create, name)
    let flags = O_WRONLY | O_CREAT | O_NOFOLLOW | O_CLOEXEC
    let file = Descriptor(try retrying { unsafe openat(descriptor.number, name, flags, 0o666) })
    try fault(.truncate, name)
    try retrying { ftruncate(file.number, off_t(length)) }
    try write(bytes, to: file.number, at: length, name)
    try synchronize(file.number, name)
  }

  /// Cuts a file to its first `length` bytes.
  func truncate(_ name: String, to length: Int) throws(SystemError) {
    try fault(.truncate, name)
    let flags = O_WRONLY | O_NOFOLLOW | O_CLOEXEC
    let file = Descriptor(try retrying { unsafe openat(descriptor.number, name, flags, 0) })
    try retrying { ftruncate(file.number, off_t(length)) }
  }

  /// Gives a file a name, taking the name from the file that has it.
  func rename(_ name: String, to newName: String) throws(SystemError) {
    try fault(.rename, newName)
    try retrying { unsafe renameat(descriptor.number, name, descriptor.number, newName) }
  }

  /// Gives a file a second name.
  func link(_ name: String, to newName: String) throws(SystemError) {
    try fault(.link, newName)
    try retrying { unsafe linkat(descriptor.number, name, descriptor.number, newName, 0) }
  }

  /// Removes a file or link.
  func remove(_ name: String) throws(SystemError) {
    try fault(.remove, name)
    try retrying { unsafe unlinkat(descriptor.number, name, 0) }
  }

  /// As `remove`, content when nothing stands there.
  func removeIfAny(_ name: String) throws(SystemError) {
    do {
      try remove(name)
    } catch {
      guard error.code == ENOENT else { throw error }
    }
  }

  func makeFolder(_ name: String) throws(SystemError) {
    try fault(.makeFolder, name)
    try retrying { unsafe mkdirat(descriptor.number, name, 0o777) }
  }

  /// Removes a folder that is empty.
  func removeFolder(_ name: String) throws(SystemError) {
    try fault(.removeFolder, name)
    try retrying { unsafe unlinkat(descriptor.number, name, AT_REMOVEDIR) }
  }

  /// Removes a folder that holds nothing but folders that hold nothing; content when nothing stands there.
  func removeEmptyFolders(_ name: String) throws(SystemError) {
    guard try statusIfAny(of: name) != nil else { return }
    let folder = try folder(name)
    for inner in try folder.names(limit: 100_000) ?? [] { try folder.removeEmptyFolders(inner) }
    try removeFolder(name)
  }

  /// Brings the folder's names to the disk.
  func synchronize() throws(SystemError) {
    try synchronize(descriptor.number, ".")
  }

  /// Gives a file a modification time, the present when nil.
  func setTime(of name: String, to time: FileTime?) throws(SystemError) {
    try fault(.setTime, name)
    let file = try file(name)
    guard let time else {
      try retrying { futimens(file.number, nil) }
      return
    }
    let times = [try file.status().accessed.systemTime, time.systemTime]
    try retrying { unsafe futimens(file.number, times) }
  }

  private func synchronize(_ number: Int32, _ name: String) throws(SystemError) {
    try fault(.synchronize, name)
    do {
      try retrying { fsync(number) }
    } catch {
      // A file system that can't do it says so; there is nothing better to be had.
      guard error.code == EINVAL || error.code == ENOTSUP else { throw error }
    }
  }

  private func write(_ bytes: [UInt8], to number: Int32, at start: Int, _ name: String) throws(SystemError) {
    var written = 0
    while written < bytes.count {
      try fault(.write, name)
      written += try retrying {
        unsafe bytes.withUnsafeBytes { buffer in
          unsafe pwrite(
            number, buffer.baseAddress.map { unsafe $0 + written }, buffer.count - written,
            off_t(start + written))
        }
      }
    }
  }

  private func fault(_ operation: Faults.Operation, _ name: String) throws(SystemError) {
    guard let faults else { return }
    let code = faults.before(operation, name)
    if code != 0 { throw SystemError(code: code) }
  }
}
