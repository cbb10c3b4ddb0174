/// Read-only access to the files below one root, which is all that the compiler reads.
///
/// Tests can implement it with files in memory.
package protocol ThemeInputs: Sendable {
  /// The contents of a file. Fails without reading them if the file has more than `limit` bytes.
  func bytes(of path: ThemePath, limit: Int) throws(InputError) -> [UInt8]

  /// The names directly in a folder, sorted by their UTF-8 bytes.
  func names(in folder: ThemePath) throws(InputError) -> [String]

  /// The identity of a folder, which is equal for two paths that lead to the same folder through links. Fails if there is no
  /// folder.
  func identity(of folder: ThemePath) throws(InputError) -> FolderIdentity
}

/// The identity of a folder, equal for all paths that lead to it.
package enum FolderIdentity: Hashable, Sendable {
  case path(ThemePath)
  /// The device and file numbers of the system.
  case number(device: UInt64, UInt64)
}

extension ThemeInputs {
  /// The default for inputs without links, where a folder has only one path.
  package func identity(of folder: ThemePath) throws(InputError) -> FolderIdentity {
    _ = try names(in: folder)
    return .path(folder)
  }
}

/// Why a file or folder can't be read.
package enum InputError: Error, Hashable, Sendable {
  case notFound
  /// There is a folder where a file was expected, or a file where a folder was expected.
  case wrongKind
  /// The path leaves the root after its symbolic links are resolved.
  case leavesRoot
  case tooLarge(bytes: Int, limit: Int)
  /// Another reason, in the system's words.
  case unreadable(String)
  /// A failure of the machine that does not depend on the file, such as a lack of resources, in the system's words.
  case machineFailed(String)
}
