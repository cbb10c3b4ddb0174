import CShims
import Platform

/// Calls that only some file systems support, and calls that make a folder like another one. Before each of them, a test can
/// inject a fault.
extension Folder {
  /// Exchanges the files or folders that two names in this folder stand for, in one step.
  func exchange(_ name: String, with other: String) throws(SystemError) {
    try fault(.exchange, other)
    try descriptor.call { unsafe ThemeDisk.exchange($0, name, other) }
  }

  /// Creates a new file that shares the disk blocks of another file until one of the two is written to.
  func clone(_ name: String, to newName: String, in folder: Folder) throws(SystemError) {
    try fault(.clone, newName)
    try file(name).call(with: folder.descriptor) { unsafe ThemeDisk.clone($0, $1, newName) }
  }

  /// Gives the folder the extended attributes of another one, such as its access control list, and no others.
  func takeAttributes(of other: Folder) throws(SystemError) {
    let haveAny = [try other.hasAttributes(), try hasAttributes()]
    guard haveAny.contains(true) else { return }
    try fault(.setAttributes, ".")
    try other.descriptor.call(with: descriptor) { cdisk_copy_extended_attributes($0, $1) }
  }

  /// Gives a file the owner, permissions, extended attributes and times of a file in another folder. Fails as a folder without a
  /// stage does if these can't be set.
  func takeAttributes(ofFile name: String, in folder: Folder) throws(SystemError) {
    try fault(.setAttributes, name)
    let (old, new) = (try folder.file(name), try file(name))
    do throws(SystemError) {
      try old.call(with: new) { cdisk_copy_attributes($0, $1) }
    } catch {
      throw .hasNoStage
    }
    let status = try old.status()
    let times = [status.accessed.systemTime, status.modified.systemTime]
    try new.call { unsafe futimens($0, times) }
  }

  /// Whether this process may change what is in a folder with a name.
  func isWritable(_ name: String) -> Bool {
    (try? descriptor.call { unsafe faccessat($0, name, W_OK) }) != nil
  }

  private func hasAttributes() throws(SystemError) -> Bool {
    try descriptor.call { cdisk_has_attributes($0) } != 0
  }

  /// Gives the folder the owner, group and permissions of another one, and the additional permissions `more`.
  func takePermissions(of other: FileStatus, adding more: mode_t) throws(SystemError) {
    let status = try descriptor.status()
    let permissions = other.permissions | more
    if status.owner != other.owner || status.group != other.group {
      try fault(.setPermissions, ".")
      try descriptor.call { fchown($0, other.owner, other.group) }
    } else if status.permissions == permissions {
      return
    }
    try setPermissions(permissions)
  }

  func setPermissions(_ permissions: mode_t) throws(SystemError) {
    try fault(.setPermissions, ".")
    try descriptor.call { fchmod($0, permissions) }
  }

  /// Gives the folder the access and modification times of another one.
  func takeTimes(of other: FileStatus) throws(SystemError) {
    try fault(.setTime, ".")
    let times = [other.accessed.systemTime, other.modified.systemTime]
    try descriptor.call { unsafe futimens($0, times) }
  }
}
