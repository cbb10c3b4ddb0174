/// The outside world as the line sees it: the files below one root, read only.
///
/// Everything the compiler reads comes through here, so a test can give it files that are only in memory.
package protocol ThemeInputs: Sendable {
  /// The whole of a file. Fails without reading when it has more than `limit` bytes.
  func bytes(of path: ThemePath, limit: Int) throws(InputError) -> [UInt8]

  /// The names in a folder, sorted by their UTF-8 bytes; not those of the folders above or below.
  func names(in folder: ThemePath) throws(InputError) -> [String]

  /// What tells whether two paths lead to one folder, by links; fails where there is no folder.
  func identity(of folder: ThemePath) throws(InputError) -> FolderIdentity
}

/// Equal for two paths of one folder.
package enum FolderIdentity: Hashable, Sendable {
  case path(ThemePath)
  /// The numbers by which the system knows it.
  case number(device: UInt64, UInt64)
}

extension ThemeInputs {
  /// Without links, a folder has one path.
  package func identity(of folder: ThemePath) throws(InputError) -> FolderIdentity {
    _ = try names(in: folder)
    return .path(folder)
  }
}

/// Why a file can't be read.
package enum InputError: Error, Hashable, Sendable {
  case notFound
  /// A folder stands where a file was expected, or a file where a folder was.
  case wrongKind
  /// The path, followed through its symbolic links, leaves the root.
  case leavesRoot
  case tooLarge(bytes: Int, limit: Int)
  /// The system's own words.
  case unreadable(String)
  /// What the machine lacks to read anything, which says nothing of the file; the system's own words.
  case machineFailed(String)
}
