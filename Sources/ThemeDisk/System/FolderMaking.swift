#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension Folder {
  /// Opens a folder, links followed, part by part: a path may be longer than the system takes in one piece.
  static func walking(_ path: String) throws(SystemError) -> Folder {
    var folder = try Folder(path: path.hasPrefix("/") ? "/" : ".")
    let parts = parts(of: path)
    for (index, part) in parts.enumerated() {
      folder = try folder.folder(part, followingLinks: true, searching: index < parts.count - 1)
    }
    return folder
  }

  /// As `walking`, after making what does not exist of the folder and its parents; `made` gets what it made, the outermost
  /// first.
  static func making(
    _ path: String, faults: Faults?, _ made: inout [(parent: Folder, name: String)]
  ) throws(SystemError) -> Folder {
    var folder = try Folder(path: path.hasPrefix("/") ? "/" : ".", faults: faults)
    let parts = parts(of: path)
    for (index, part) in parts.enumerated() {
      let isLast = index == parts.count - 1
      do {
        folder = try folder.folder(part, followingLinks: true, searching: !isLast)
      } catch {
        guard error.code == ENOENT else { throw error }
        do {
          try folder.makeFolder(part)
          made.append((folder, part))
        } catch {
          // Another build may have made it just now.
          guard error.code == EEXIST else { throw error }
        }
        folder = try folder.folder(part, followingLinks: true, searching: !isLast)
      }
    }
    return folder
  }

  /// As above, for who keeps what was made.
  static func making(_ path: String, faults: Faults?) throws(SystemError) -> Folder {
    var made: [(parent: Folder, name: String)] = []
    return try making(path, faults: faults, &made)
  }
}

/// What stands between the slashes of a path, by bytes: a slash and a combining mark are one `Character`.
func parts(of path: String) -> [String] {
  path.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
}
