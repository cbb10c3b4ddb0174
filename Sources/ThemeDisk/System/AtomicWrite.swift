import Platform

/// Writes a file that is not part of a bundle. The file has its old or its new content at every moment; missing parent folders
/// are made.
///
/// A symbolic link is followed, an existing file keeps its permissions, and a device or pipe (`/dev/stdout`) is written to
/// directly.
package func writeAtomically(_ bytes: [UInt8], to path: String, faults: Faults? = nil) throws(CommitError) {
  Interrupt.hold()
  defer { Interrupt.release() }
  do throws(SystemError) {
    let old = try status(path)
    if old?.kind == .folder { throw SystemError(code: EISDIR) }
    if old?.kind == .special { return try writeStraight(bytes, to: path) }
    let real = old == nil ? path : realPath(path) ?? path
    let (folder, name) = try openFolder(of: real, faults)
    let temporary = ".themec-\(UInt64.random(in: .min ... .max)).new"
    do throws(SystemError) {
      try folder.create(temporary, bytes, permissions: old?.permissions)
      try folder.synchronize(temporary)
      if Interrupt.signal != nil { throw SystemError(code: EINTR) }
      try folder.rename(temporary, to: name)
    } catch {
      try? folder.removeIfAny(temporary)
      throw error
    }
  } catch {
    // System calls that a signal interrupts are repeated, so EINTR only comes from the check above.
    if error.code == EINTR, let signal = Interrupt.signal { throw .interrupted(signal: signal) }
    throw .failed(path: path, error)
  }
}

/// Removes a file that is not part of a bundle; does nothing if it does not exist.
package func removeFile(at path: String) throws(CommitError) {
  do throws(SystemError) {
    let (folder, name) = try openFolder(of: path, nil)
    try folder.removeIfAny(name)
  } catch {
    throw .failed(path: path, error)
  }
}

/// Sets a file's modification time to the current time, and makes an empty file if none exists.
package func touch(_ path: String) throws(CommitError) {
  do throws(SystemError) {
    let (folder, name) = try openFolder(of: realPath(path) ?? path, nil)
    do throws(SystemError) {
      try folder.create(name, [])
    } catch {
      guard error.code == EEXIST else { throw error }
    }
    // A new file gets the time, too: it must not be older than its folder, which may be an input.
    try folder.setTime(of: name, to: nil)
  } catch {
    throw .failed(path: path, error)
  }
}

/// Whether a file exists and can't be written, because nobody or not this process has the permission; symbolic links are
/// followed. The caller has to ask, because replacing the file by renaming would not fail.
package func isReadOnly(_ path: String) -> Bool {
  guard let status = try? status(path), status.kind == .file else { return false }
  guard status.permissions & 0o222 != 0 else { return true }
  do throws(SystemError) {
    _ = Descriptor(try retrying { unsafe open(path, O_WRONLY | O_NOCTTY | O_CLOEXEC) })
    return false
  } catch {
    return true
  }
}

/// The modification time of a file outside the root, symbolic links followed; nil when the file can't be reached.
package func modificationTime(ofFile path: String) -> FileTime? {
  (try? status(path))?.modified
}

/// Whether a folder exists at a path outside the root, symbolic links followed; nil where nothing exists. Fails where that
/// can't be determined.
package func isFolder(atPath path: String) throws(SystemError) -> Bool? {
  do throws(SystemError) {
    return try status(path).map { $0.kind == .folder }
  } catch {
    guard [ENOTDIR, ELOOP, ENAMETOOLONG, EINVAL].contains(error.code) else { throw error }
    return nil
  }
}

private func status(_ path: String) throws(SystemError) -> FileStatus? {
  var status = stat()
  do {
    try retrying { ThemeDisk.status(ofPath: path, &status) }
    return FileStatus(status)
  } catch {
    guard error.code == ENOENT else { throw error }
    return nil
  }
}

private func writeStraight(_ bytes: [UInt8], to path: String) throws(SystemError) {
  let file = Descriptor(try retrying { unsafe open(path, O_WRONLY | O_NOCTTY | O_CLOEXEC) })
  var rest = bytes[...]
  while !rest.isEmpty {
    let count = try file.call { number in
      unsafe rest.withUnsafeBytes { unsafe write(number, $0.baseAddress, $0.count) }
    }
    rest = rest.dropFirst(count)
  }
}

private func openFolder(of path: String, _ faults: Faults?) throws(SystemError) -> (
  folder: Folder, name: String
) {
  guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else {
    guard !path.isEmpty else { throw SystemError(code: ENOENT) }
    return (try Folder(path: ".", faults: faults), path)
  }
  let name = String(path[path.utf8.index(after: slash)...])
  guard !name.isEmpty else { throw SystemError(code: EISDIR) }
  var made = MadeFolders()
  return (try Folder.making(String(path[...slash]), faults: faults, &made), name)
}
