import Platform

/// Changes to the entries of a folder. Each is one system call, before which a test can inject a fault.
extension Folder {
  /// Writes a new file with `head` and then `bytes`. An existing file of that name is an error.
  func create(
    _ name: String, _ bytes: [UInt8], after head: [UInt8] = [], permissions: mode_t? = nil
  ) throws(SystemError) {
    let file = try write([head, bytes], to: name)
    if let permissions { try file.call { fchmod($0, permissions) } }
    try file.finish()
  }

  /// Renames a file, replacing the file that has the new name, if any.
  func rename(_ name: String, to newName: String) throws(SystemError) {
    try fault(.rename, newName)
    let (entry, newEntry) = (try entry(name), try entry(newName))
    if let folding = faults?.folding, entry == newEntry {
      if !folding.respells { return }
      try descriptor.call { unsafe renameat($0, entry, $0, newName) }
      return
    }
    try descriptor.call { unsafe renameat($0, entry, $0, newEntry) }
  }

  /// Moves a file or folder to another folder, replacing the file that has the new name there, if any.
  func rename(_ name: String, to newName: String, in folder: Folder) throws(SystemError) {
    try fault(.rename, newName)
    let (entry, newEntry) = (try entry(name), try folder.entry(newName))
    try descriptor.call(with: folder.descriptor) { unsafe renameat($0, entry, $1, newEntry) }
  }

  /// Gives a file a second name (a hard link), in this folder or another one.
  func link(_ name: String, to newName: String, in folder: Folder) throws(SystemError) {
    try fault(.link, newName)
    let (entry, newEntry) = (try entry(name), try folder.entry(newName))
    try descriptor.call(with: folder.descriptor) { unsafe linkat($0, entry, $1, newEntry, 0) }
  }

  /// Removes a file or a symbolic link.
  func remove(_ name: String) throws(SystemError) {
    try fault(.remove, name)
    let entry = try entry(name)
    try descriptor.call { unsafe unlinkat($0, entry, 0) }
  }

  /// Removes a file or a symbolic link; does nothing if none exists.
  func removeIfAny(_ name: String) throws(SystemError) {
    try unless(ENOENT) { () throws(SystemError) in try remove(name) }
  }

  func makeFolder(_ name: String) throws(SystemError) {
    try fault(.makeFolder, name)
    let entry = try entry(name)
    try descriptor.call { unsafe mkdirat($0, entry, 0o777) }
  }

  /// Removes an empty folder.
  func removeFolder(_ name: String) throws(SystemError) {
    try fault(.removeFolder, name)
    let entry = try entry(name)
    try descriptor.call { unsafe unlinkat($0, entry, AT_REMOVEDIR) }
  }

  /// Removes a folder that contains nothing but empty folders, however deep; does nothing if it does not exist.
  func removeEmptyFolders(_ name: String) throws(SystemError) {
    guard try statusIfAny(of: name) != nil else { return }
    let folder = try folder(name)
    for inner in try folder.names(limit: 100_000) ?? [] { try folder.removeEmptyFolders(inner) }
    try removeFolder(name)
  }

  /// Sets a file's modification time; nil sets the current time.
  func setTime(of name: String, to time: FileTime?) throws(SystemError) {
    try fault(.setTime, name)
    let file = try file(name)
    guard let time else {
      try file.call { futimens($0, nil) }
      return
    }
    let times = [try file.status().accessed.systemTime, time.systemTime]
    try file.call { unsafe futimens($0, times) }
  }

  /// Flushes a file's content to the disk.
  func synchronize(_ name: String) throws(SystemError) {
    try fault(.synchronize, name)
    let file = try file(name)
    // A file system that can't flush a file says so, and there is no other way to do it.
    try unless(EINVAL, ENOTSUP) { () throws(SystemError) in try file.call { fsync($0) } }
  }

  /// Never writes to an existing file, nor to one that a symbolic link of that name leads to.
  private func write(_ parts: [[UInt8]], to name: String) throws(SystemError) -> Descriptor {
    let file = try begin(name)
    var start = 0
    for bytes in parts {
      try write(bytes, at: start, of: file, name)
      start += bytes.count
    }
    return file
  }

  /// Creates a new file for `write`. An existing file of that name is an error.
  func begin(_ name: String) throws(SystemError) -> Descriptor {
    try fault(.create, name)
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    let entry = try entry(name)
    return Descriptor(try descriptor.call { unsafe openat($0, entry, flags, 0o666) })
  }

  /// Writes bytes at the offset `start` of a file that `begin` created.
  func write(_ bytes: [UInt8], at start: Int, of file: Descriptor, _ name: String) throws(SystemError) {
    var written = 0
    while written < bytes.count {
      try fault(.write, name)
      written += try file.call { number in
        unsafe bytes.withUnsafeBytes { buffer in
          let rest = unsafe UnsafeRawBufferPointer(rebasing: buffer[written...])
          return unsafe pwrite(number, rest.baseAddress, rest.count, off_t(start + written))
        }
      }
    }
  }

  func fault(_ operation: Faults.Operation, _ name: String) throws(SystemError) {
    guard let faults else { return }
    let code = faults.before(operation, name)
    if code != 0 { throw SystemError(code: code) }
  }
}
