import Platform

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
