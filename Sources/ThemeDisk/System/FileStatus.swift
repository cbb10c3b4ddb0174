import Platform

/// The attributes of a file, folder, symbolic link or special file.
struct FileStatus: Sendable {
  enum Kind: Sendable {
    case file
    case folder
    case link
    /// A pipe, a socket or a device.
    case special
  }

  /// Identifies a file or folder; hard links to one file have the same identity.
  struct Identity: Hashable, Sendable {
    let device: UInt64
    let number: UInt64
  }

  let kind: Kind
  /// The size in bytes.
  let size: Int
  let modified: FileTime
  /// The time of the last change of the content, name or other attributes. Programs can't set it.
  let changed: FileTime
  let accessed: FileTime
  let permissions: mode_t
  let owner: uid_t
  let group: gid_t
  /// The number of names (hard links) that the file has.
  let linkCount: Int
  let identity: Identity

  init(_ status: stat) {
    switch status.st_mode & S_IFMT {
    case S_IFREG: kind = .file
    case S_IFDIR: kind = .folder
    case S_IFLNK: kind = .link
    default: kind = .special
    }
    size = Int(status.st_size)
    permissions = status.st_mode & 0o7777
    (owner, group) = (status.st_uid, status.st_gid)
    linkCount = Int(status.st_nlink)
    identity = Identity(
      device: UInt64(truncatingIfNeeded: status.st_dev), number: UInt64(truncatingIfNeeded: status.st_ino))
    #if canImport(Darwin)
      modified = FileTime(status.st_mtimespec)
      accessed = FileTime(status.st_atimespec)
      changed = FileTime(status.st_ctimespec)
    #else
      modified = FileTime(status.st_mtim)
      accessed = FileTime(status.st_atim)
      changed = FileTime(status.st_ctim)
    #endif
  }
}
