import Platform

/// Writes a file outside any bundle, old or new at every moment; missing folders above it are made.
///
/// A link is followed, an existing file keeps its permissions, and what is no file (`/dev/stdout`) is written to straight.
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
    // No call of the system ends so: it is made again.
    if error.code == EINTR, let signal = Interrupt.signal { throw .interrupted(signal: signal) }
    throw .failed(path: path, error)
  }
}

/// Removes a file outside any bundle.
package func removeFile(at path: String) throws(CommitError) {
  do throws(SystemError) {
    let (folder, name) = try openFolder(of: path, nil)
    try folder.removeIfAny(name)
  } catch {
    throw .failed(path: path, error)
  }
}

/// Gives a file the present as its modification time, and makes an empty one where there is none.
package func touch(_ path: String) throws(CommitError) {
  do throws(SystemError) {
    let (folder, name) = try openFolder(of: realPath(path) ?? path, nil)
    do throws(SystemError) {
      try folder.create(name, [])
    } catch {
      guard error.code == EEXIST else { throw error }
    }
    // A new file too: it must not be older than its folder, which may be an input.
    try folder.setTime(of: name, to: nil)
  } catch {
    throw .failed(path: path, error)
  }
}

/// Whether a file that there is has no permission to be written, for anyone or for this process; links followed. Replacing it by
/// renaming would not ask.
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

/// When a file outside the root was changed last, links followed; nil when it can't be reached.
package func modificationTime(ofFile path: String) -> FileTime? {
  (try? status(path))?.modified
}

/// Whether a folder stands at a path outside the root, links followed; nil where nothing does. Fails where that can't be
/// found out.
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
