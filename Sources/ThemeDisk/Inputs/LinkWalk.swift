import Platform
import ThemeCore

/// Follows a path below a root one part at a time, and reads every symbolic link itself. Folders are entered through open
/// folders and never through a link, so nothing can be replaced between the check and the use.
struct LinkWalk {
  /// What a path leads to.
  enum Place {
    case folder(Folder)
    /// An entry in a folder below the root, which was not a symbolic link when it was looked at.
    case entry(Folder, String)
  }

  /// The most symbolic links that are followed; Linux has the same limit.
  private static let linksLimit = 40

  private let root: Folder
  private let rootPath: String
  /// The open folders that lead to the current one: from the root or, while outside of it, from `/`.
  private var stack: [Folder]
  private var isInside = true
  private var links = 0
  /// Whether missing folders are made; outside the root, none is.
  private let makes: Bool
  /// The folders that were made.
  var made = MadeFolders()

  init(root: Folder, rootPath: String, makes: Bool = false) {
    self.root = root
    self.rootPath = rootPath
    self.makes = makes
    stack = [root]
  }

  /// The file or folder that a path below the root leads to. Symbolic links may leave the root and come back; ending outside is
  /// an error.
  mutating func follow(_ path: ThemePath) throws(InputError) -> Place {
    do {
      return try walk(path)
    } catch let error as InputError {
      throw error
    } catch let error as SystemError {
      // A theme must not be able to find out what exists outside the root.
      throw isInside ? InputError(error) : .leavesRoot
    } catch {
      preconditionFailure("an error of no known type")
    }
  }

  /// The folder that a path below the root leads to, opened so that it can be listed, locked and flushed. Fails as `follow`
  /// does, but with errors of the system.
  mutating func open(_ path: ThemePath) throws -> Folder {
    do {
      guard case .folder(let folder) = try walk(path) else { throw SystemError(code: ENOTDIR) }
      return try folder.folder(".")
    } catch is SystemError where !isInside {
      throw InputError.leavesRoot
    }
  }

  private mutating func walk(_ path: ThemePath) throws -> Place {
    let rootIdentity = try root.descriptor.status().identity
    // The parts that are still to be entered, the next one last.
    var pending = parts(of: path.text)
    while let part = pending.popLast() {
      if part == ".." {
        try leave(&pending)
        continue
      }
      let folder = stack[stack.count - 1]
      switch try kind(of: part, in: folder) {
      case .link:
        links += 1
        guard links <= Self.linksLimit else { throw SystemError(code: ELOOP) }
        let target = try folder.target(ofLink: part)
        pending += parts(of: target)
        if target.utf8.first == UInt8(ascii: "/") { try startOutside(rootIdentity) }
      case .folder:
        try enter(folder.folder(part, searching: true), rootIdentity)
      case .file, .special:
        guard pending.isEmpty else { throw SystemError(code: ENOTDIR) }
        guard isInside else { throw InputError.leavesRoot }
        return .entry(folder, part)
      }
    }
    guard isInside else { throw InputError.leavesRoot }
    return .folder(stack[stack.count - 1])
  }

  private mutating func kind(of part: String, in folder: Folder) throws(SystemError) -> FileStatus.Kind {
    guard makes, isInside else { return try folder.status(of: part).kind }
    if let status = try folder.statusIfAny(of: part) { return status.kind }
    try made.make(part, in: folder)
    return try folder.status(of: part).kind
  }

  private mutating func enter(_ folder: Folder, _ rootIdentity: FileStatus.Identity) throws(SystemError) {
    stack.append(folder)
    guard !isInside, try folder.descriptor.status().identity == rootIdentity else { return }
    stack = [root]
    isInside = true
  }

  private mutating func leave(_ pending: inout [String]) throws(SystemError) {
    if stack.count > 1 {
      stack.removeLast()
    } else if isInside {
      // The folders above the root are known only by the root's path.
      guard let real = realPath(rootPath) else { throw .last }
      guard real != "/" else { return }
      pending += parts(of: real).dropFirst()
      stack = [try Folder(path: "/")]
      isInside = false
    }
  }

  private mutating func startOutside(_ rootIdentity: FileStatus.Identity) throws(SystemError) {
    stack = []
    isInside = false
    try enter(Folder(path: "/"), rootIdentity)
  }

  /// The parts of a path in reverse order, without `.`.
  private func parts(of path: String) -> [String] {
    path.pathParts.filter { $0 != "." }.reversed().map(String.init)
  }
}
