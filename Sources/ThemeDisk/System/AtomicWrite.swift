import CShims
import Platform

/// What is at the place of a file, right before it is written.
package enum ReplacedFile: Sendable {
  /// Whatever there is.
  case anything
  /// Nothing: a file that somebody else makes in the meantime stays.
  case nothing
  /// A file with these bytes: what somebody else writes in the meantime stays.
  case bytes([UInt8])
}

/// Writes a file that is not part of a bundle. The file has its old or its new content at every moment; missing parent folders
/// are made. Throws ``CommitError/changed(path:)`` if there is something else in its place than `old`.
///
/// A symbolic link is followed; an existing file keeps its owner, permissions and extended attributes; a device or pipe
/// (`/dev/stdout`) is written to directly. So is a file that has other names, or whose owner can't be kept, since a new file
/// can't take its place. `despiteSignals` is for what takes changes back.
package func writeAtomically(
  _ bytes: [UInt8], to path: String, replacing old: ReplacedFile = .anything, despiteSignals: Bool = false,
  faults: Faults? = nil
) throws(CommitError) {
  Interrupt.hold()
  defer { Interrupt.release() }
  let isWritten: Bool
  do throws(SystemError) {
    let status = try status(path)
    if status?.kind == .folder { throw SystemError(code: EISDIR) }
    if status?.kind == .special { return try writeStraight(bytes, to: path) }
    let real = status == nil ? path : realPath(path) ?? path
    let (folder, name) = try openFolder(of: real, faults)
    isWritten = try replace(name, in: folder, by: bytes, old, despiteSignals)
  } catch {
    // System calls that a signal interrupts are repeated, so EINTR only comes from a check for signals.
    if error.code == EINTR, let signal = Interrupt.signal { throw .interrupted(signal: signal) }
    throw .failed(path: path, error)
  }
  if !isWritten { throw .changed(path: path) }
}

/// Replaces a file, or makes it; false, with nothing changed, if it isn't what it has to be.
private func replace(
  _ name: String, in folder: Folder, by bytes: [UInt8], _ old: ReplacedFile, _ despiteSignals: Bool
) throws(SystemError) -> Bool {
  let temporary = try TemporaryFile(in: folder)
  do throws(SystemError) {
    // Before there is anything to read in it.
    let takesPlace =
      try folder.statusIfAny(of: name) == nil || temporary.takesAttributes(of: name)
    try folder.write(bytes, at: 0, of: temporary.file, temporary.name)
    try folder.synchronize(temporary.name)
    if !despiteSignals, Interrupt.signal != nil { throw SystemError(code: EINTR) }
    guard try isUnchanged(name, in: folder, old) else {
      try folder.removeIfAny(temporary.name)
      return false
    }
    if !takesPlace {
      try folder.overwrite(name, with: bytes)
      try folder.removeIfAny(temporary.name)
    } else if case .nothing = old {
      return try folder.rename(temporary.name, toNew: name)
    } else {
      try folder.rename(temporary.name, to: name)
    }
    return true
  } catch {
    try? folder.removeIfAny(temporary.name)
    throw error
  }
}

/// Whether a file is what has to be replaced.
private func isUnchanged(_ name: String, in folder: Folder, _ old: ReplacedFile) throws(SystemError) -> Bool {
  switch old {
  case .anything: return true
  case .nothing: return try folder.statusIfAny(of: name) == nil
  case .bytes(let bytes):
    guard try folder.statusIfAny(of: name) != nil else { return false }
    return try folder.file(name).read(size: bytes.count, limit: bytes.count) == bytes
  }
}

extension TemporaryFile {
  /// Takes over owner, permissions and extended attributes of a file; false if it can't take the file's place, since that has
  /// other names or one of these can't be set.
  fileprivate func takesAttributes(of name: String) -> Bool {
    guard let old = try? folder.file(name), let status = try? old.status(), status.linkCount == 1 else {
      return false
    }
    return (try? old.call(with: file) { cdisk_copy_attributes($0, $1) }) != nil
  }
}

extension Folder {
  /// Gives a file another name unless that is taken; false, with the file removed, if it is.
  fileprivate func rename(_ name: String, toNew newName: String) throws(SystemError) -> Bool {
    do throws(SystemError) {
      try link(name, to: newName, in: self)
      try removeIfAny(name)
      return true
    } catch {
      if error.code == EEXIST {
        try removeIfAny(name)
        return false
      }
      // A file system without hard links.
      guard [EPERM, ENOTSUP, EOPNOTSUPP, EMLINK, ENOSYS].contains(error.code) else { throw error }
      try rename(name, to: newName)
      return true
    }
  }

  /// Writes bytes into an existing file, in whose place no new file can come.
  fileprivate func overwrite(_ name: String, with bytes: [UInt8]) throws(SystemError) {
    let entry = try entry(name)
    let flags = O_WRONLY | O_NOFOLLOW | O_NOCTTY | O_CLOEXEC
    let file = Descriptor(try descriptor.call { unsafe openat($0, entry, flags, 0) })
    try write(bytes, at: 0, of: file, name)
    try file.call { ftruncate($0, off_t(bytes.count)) }
    try synchronize(name)
    try file.finish()
  }
}

/// Removes a file that is not part of a bundle; does nothing if it does not exist. Throws ``CommitError/changed(path:)`` if it has
/// other bytes than `bytes`.
package func removeFile(at path: String, holding bytes: [UInt8]) throws(CommitError) {
  let isUnchanged: Bool
  do throws(SystemError) {
    let (folder, name) = try openFolder(of: path, nil)
    isUnchanged = try ThemeDisk.isUnchanged(name, in: folder, .bytes(bytes))
    if isUnchanged { try folder.removeIfAny(name) }
  } catch {
    throw .failed(path: path, error)
  }
  if !isUnchanged { throw .changed(path: path) }
}

/// Sets a file's modification time to the current time, and makes an empty file if none exists.
package func touch(_ path: String) throws(CommitError) {
  do throws(SystemError) {
    let (folder, name) = try openFolder(of: realPath(path) ?? path, nil)
    try unless(EEXIST) { () throws(SystemError) in try folder.create(name, []) }
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
  try unless(ENOTDIR, ELOOP, ENAMETOOLONG, EINVAL) { () throws(SystemError) in
    try status(path).map { $0.kind == .folder }
  } ?? nil
}

private func status(_ path: String) throws(SystemError) -> FileStatus? {
  try unless(ENOENT) { () throws(SystemError) in
    var status = stat()
    try retrying { ThemeDisk.status(ofPath: path, &status) }
    return FileStatus(status)
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
  var made = MadeFolders()
  return try openFolder(of: path, faults, &made)
}

/// Makes the folders above a file that do not exist.
func makeFolder(of path: String, _ made: inout MadeFolders) throws(CommitError) {
  do throws(SystemError) {
    _ = try openFolder(of: path, nil, &made)
  } catch {
    throw .failed(path: path, error)
  }
}

private func openFolder(
  of path: String, _ faults: Faults?, _ made: inout MadeFolders
) throws(SystemError) -> (folder: Folder, name: String) {
  guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else {
    guard !path.isEmpty else { throw SystemError(code: ENOENT) }
    return (try Folder(path: ".", faults: faults), path)
  }
  let name = String(path[path.utf8.index(after: slash)...])
  guard !name.isEmpty else { throw SystemError(code: EISDIR) }
  return (try Folder.making(String(path[...slash]), faults: faults, &made), name)
}

/// A file under a temporary name that gets the name of another one, which it replaces.
///
/// It is locked as long as its process writes it. One that nobody has locked was left behind by a process that was killed.
struct TemporaryFile: ~Copyable {
  let folder: Folder
  let name: String
  let file: Descriptor

  /// Makes an empty file, after removing those that were left behind in the folder.
  init(in folder: Folder) throws(SystemError) {
    Self.removeLeftovers(in: folder)
    self.folder = folder
    while true {
      let name = "\(Self.prefix)\(UInt64.random(in: .min ... .max))\(Self.suffix)"
      let file = try folder.begin(name)
      if Self.lock(file) != false, try folder.statusIfAny(of: name)?.identity == file.status().identity {
        (self.name, self.file) = (name, file)
        return
      }
      // Another process took it for one that was left behind, before it was locked.
      try? folder.removeIfAny(name)
    }
  }

  private static let prefix = ".themec-"
  private static let suffix = ".new"

  /// Whether a name is one of those that are made here.
  private static func isTemporary(_ name: String) -> Bool {
    guard name.hasPrefix(prefix), name.hasSuffix(suffix) else { return false }
    return UInt64(name.dropFirst(prefix.utf8.count).dropLast(suffix.utf8.count)) != nil
  }

  /// Locks a file, unless another process has; nil where the file system has no locks.
  private static func lock(_ file: Descriptor) -> Bool? {
    do throws(SystemError) {
      try file.call { flock($0, LOCK_EX | LOCK_NB) }
      return true
    } catch {
      return error.code == EWOULDBLOCK ? false : nil
    }
  }

  private static func removeLeftovers(in folder: Folder) {
    // A folder of very many files is not looked through for each file that is written there.
    guard let names = try? folder.names(limit: 10_000) else { return }
    for name in names where isTemporary(name) {
      guard let status = try? folder.status(of: name), status.kind == .file,
        status.owner == geteuid() || geteuid() == 0, let file = try? folder.file(name), lock(file) == true,
        let locked = try? file.status(), locked.identity == status.identity
      else { continue }
      try? folder.removeIfAny(name)
    }
  }
}
