import Platform

/// What stands under a name.
struct FileStatus: Sendable {
  enum Kind: Sendable {
    case file
    case folder
    case link
    /// A pipe, a socket or a device.
    case special
  }

  /// Equal for two names of one file.
  struct Identity: Hashable, Sendable {
    let device: UInt64
    let number: UInt64
  }

  let kind: Kind
  /// In bytes.
  let size: Int
  let modified: FileTime
  /// When anything of it was changed, its name and permissions included: nobody can set this time.
  let changed: FileTime
  let accessed: FileTime
  let permissions: mode_t
  let owner: uid_t
  let group: gid_t
  /// How many names it has.
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
