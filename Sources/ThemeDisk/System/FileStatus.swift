package import Platform

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

/// A change of a file that is not part of a bundle.
package struct FileChange: Sendable {
  package let path: String
  /// What the file has before and after; nil where there is no file.
  package let old: [UInt8]?
  package let new: [UInt8]?

  package init(_ path: String, from old: [UInt8]?, to new: [UInt8]?) {
    self.path = path
    self.old = old
    self.new = new
  }

  fileprivate func make(despiteSignals: Bool = false) throws(CommitError) {
    if let new {
      let replaced = old.map { ReplacedFile.bytes($0) } ?? .nothing
      try writeAtomically(new, to: path, replacing: replaced, despiteSignals: despiteSignals)
    } else if let old {
      try removeFile(at: path, holding: old)
    }
  }
}

/// Changes files in the order of the list, all of them or none: if one can't be changed, or a signal asks the program to stop,
/// what was done before is taken back, with the folders that were made.
package func change(_ changes: [FileChange]) throws(CommitError) {
  Interrupt.hold()
  defer { Interrupt.release() }
  var made = MadeFolders()
  var count = 0
  do throws(CommitError) {
    for change in changes {
      if let signal = Interrupt.signal { throw .interrupted(signal: signal) }
      if change.new != nil { try makeFolder(of: change.path, &made) }
      try change.make()
      count += 1
    }
  } catch {
    for change in changes[..<count].reversed() {
      try? FileChange(change.path, from: change.new, to: change.old).make(despiteSignals: true)
    }
    made.remove()
    throw error
  }
}

/// A time as the file system records it for a file: its last modification, change or access.
package struct FileTime: Comparable, Hashable, Sendable {
  /// Seconds since the epoch.
  package let seconds: Int
  /// Nanoseconds in addition to the seconds: 0 ..< 1,000,000,000.
  package let nanoseconds: Int

  package init(seconds: Int, nanoseconds: Int = 0) {
    self.seconds = seconds
    self.nanoseconds = nanoseconds
  }

  package init(_ time: timespec) {
    self.init(seconds: Int(time.tv_sec), nanoseconds: Int(time.tv_nsec))
  }

  /// The current time. It is compared with a file's time to tell whether a further change could get the same time.
  package static var present: FileTime {
    var time = timespec()
    unsafe clock_gettime(CLOCK_REALTIME, &time)
    return FileTime(time)
  }

  /// The time in the form that system calls use.
  var systemTime: timespec { timespec(tv_sec: time_t(seconds), tv_nsec: nanoseconds) }

  package static func < (left: FileTime, right: FileTime) -> Bool {
    (left.seconds, left.nanoseconds) < (right.seconds, right.nanoseconds)
  }
}
