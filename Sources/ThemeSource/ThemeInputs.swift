/// The outside world as the line sees it: the files below one root, read only.
///
/// Everything the compiler reads comes through here, so a test can give it files that are only in memory.
package protocol ThemeInputs: Sendable {
  /// The whole of a file. Fails without reading when it has more than `limit` bytes.
  func bytes(of path: ThemePath, limit: Int) throws(InputError) -> [UInt8]

  /// The names in a folder, sorted by their UTF-8 bytes; not those of the folders above or below.
  func names(in folder: ThemePath) throws(InputError) -> [String]
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
