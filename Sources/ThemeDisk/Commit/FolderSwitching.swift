import CShims
import Platform
import ThemeCore

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

/// The location of a bundle's folder: its parent folder and its name there.
struct FolderPlace: Sendable {
  /// The most parent folders that `isCurrent` goes up through.
  private static let depthLimit = 4_096

  let parent: Folder
  let name: String

  /// Finds the folder's location. Nil at the root of a file system, or where the parent folder can't be read or does not
  /// contain the folder under the typed or the real name.
  init?(of folder: Folder, typedPath: String) {
    do throws(SystemError) {
      parent = try folder.folder("..")
      let identity = try folder.descriptor.status().identity
      guard try parent.descriptor.status().identity.device == identity.device else { return nil }
      var part = lastPart(ofPath: typedPath)
      if try !Self.holds(parent, part, identity) {
        part = realPath(typedPath).map(lastPart(ofPath:)) ?? ""
        guard try Self.holds(parent, part, identity) else { return nil }
      }
      name = part
    } catch {
      return nil
    }
  }

  /// The name, in the parent folder, of the folder in which a build makes the new bundle.
  var stageName: String { ".themec-\(name).stage" }

  /// The name, in the parent folder, of the folder from which a build removes the old bundle.
  var oldName: String { ".themec-\(name).old" }

  /// The path of an entry of the parent folder as a user who typed `typedPath` for the bundle's folder would type it. If the typed
  /// path ends with a symbolic link, the entry is beside the folder that the link leads to.
  func typed(_ entry: String, beside typedPath: String) -> String {
    var bytes = typedPath.utf8[...]
    while bytes.count > 1, bytes.last == UInt8(ascii: "/") { bytes.removeLast() }
    guard lastPart(ofPath: typedPath) == name, bytes.count >= name.utf8.count else {
      return (typedPath.isEmpty ? "" : "\(typedPath)/") + "../\(entry)"
    }
    return String(Substring(bytes.dropLast(name.utf8.count))) + entry
  }

  private static func holds(
    _ parent: Folder, _ name: String, _ identity: FileStatus.Identity
  ) throws(SystemError) -> Bool {
    guard !name.isEmpty, name != ".", name != ".." else { return false }
    return try parent.statusIfAny(of: name)?.identity == identity
  }

  /// Whether a folder is still at this location.
  func holds(_ folder: Folder) throws(SystemError) -> Bool {
    try parent.statusIfAny(of: name)?.identity == folder.descriptor.status().identity
  }

  /// Whether the working directory of the process is this folder or is inside it; also true when that can't be determined. The
  /// working directory would no longer exist if another folder replaced this one.
  static func isCurrent(_ folder: Folder) -> Bool {
    do throws(SystemError) {
      let wanted = try folder.descriptor.status().identity
      var current = try Folder(path: ".")
      var last: FileStatus.Identity?
      for _ in 0..<depthLimit {
        let identity = try current.descriptor.status().identity
        if identity == wanted { return true }
        if identity == last { return false }
        last = identity
        current = try current.folder("..", searching: true)
      }
      return true
    } catch {
      return true
    }
  }
}

/// The last component of a path, without slashes at its end; empty if the path has none.
func lastPart(ofPath path: String) -> String {
  path.pathParts.last.map(String.init) ?? ""
}
