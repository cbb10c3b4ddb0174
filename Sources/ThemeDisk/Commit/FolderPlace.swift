import ThemeCore

/// Where a bundle's folder stands: its name in the folder above it.
struct FolderPlace: Sendable {
  /// How many folders deep the current one may lie.
  private static let depthLimit = 4_096

  let parent: Folder
  let name: String

  /// Nil where there is no folder above, at the root of a file system, or where that can't be read.
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

  /// The name beside the bundle under which a build makes the new one, and removes the old one.
  var stageName: String { ".themec-\(name).stage" }

  /// That name as a user would type it who typed the bundle's folder so; a folder that a link leads to stands elsewhere.
  func typedStage(_ typedPath: String) -> String {
    var bytes = typedPath.utf8[...]
    while bytes.count > 1, bytes.last == UInt8(ascii: "/") { bytes.removeLast() }
    guard lastPart(ofPath: typedPath) == name, bytes.count >= name.utf8.count else {
      return (typedPath.isEmpty ? "" : "\(typedPath)/") + "../\(stageName)"
    }
    return String(Substring(bytes.dropLast(name.utf8.count))) + stageName
  }

  private static func holds(
    _ parent: Folder, _ name: String, _ identity: FileStatus.Identity
  ) throws(SystemError) -> Bool {
    guard !name.isEmpty, name != ".", name != ".." else { return false }
    return try parent.statusIfAny(of: name)?.identity == identity
  }

  /// Whether a folder still stands here.
  func holds(_ folder: Folder) throws(SystemError) -> Bool {
    try parent.statusIfAny(of: name)?.identity == folder.descriptor.status().identity
  }

  /// Whether the current folder of the process is this folder or is inside of it. It would no longer exist if another folder
  /// replaced this one.
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

/// The last part of a path, slashes at its end left out.
func lastPart(ofPath path: String) -> String {
  path.pathParts.last.map(String.init) ?? ""
}
