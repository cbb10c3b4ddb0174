import Synchronization
import ThemeCore

/// The files of a commit below a folder of its repository, read through git without checking anything out.
///
/// Symbolic links are followed while they stay below the root. This is a class because threads share the process that reads
/// objects.
final class GitInputs: ThemeInputs {
  private enum Entry {
    case file(object: String, size: Int)
    case link(object: String, size: Int)
    /// A file or link whose bytes the repository doesn't have.
    case lost(object: String)
    case folder
  }

  private let entries: [ThemePath: Entry]
  private let names: [ThemePath: [String]]
  /// Reads the contents of objects for one thread at a time.
  private let reader: Mutex<Reader>

  /// Lists everything that the commit has below `root`.
  init(_ revision: GitRevision, root: ThemePath) throws(GitProblem) {
    let prefix = root == .root ? [] : ["--", "\(root)"]
    let list = try git(
      ["--literal-pathspecs", "ls-tree", "-r", "-z", "-l", "--full-tree", revision.commit] + prefix,
      in: revision.top.text)
    var entries: [ThemePath: Entry] = [.root: .folder]
    var names: [ThemePath: [String]] = [.root: []]
    for line in list.split(separator: 0) {
      guard let tab = line.firstIndex(of: UInt8(ascii: "\t")) else { continue }
      let words = line[..<tab].split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
      guard words.count == 4, words[1] == "blob",
        let below = ThemePath(SystemName.text(of: line[(tab + 1)...]))?.below(root)
      else { continue }
      // For a missing object, git prints no size.
      entries[below] =
        switch Int(words[3]) {
        case nil: .lost(object: words[2])
        case let size? where words[0] == "120000": .link(object: words[2], size: size)
        case let size?: .file(object: words[2], size: size)
        }
      var place = below
      while place != .root {
        let isNew = names[place.folder]?.append(place.name) == nil
        if isNew { names[place.folder] = [place.name] }
        place = place.folder
        guard entries[place] == nil else { break }
        entries[place] = .folder
      }
    }
    self.entries = entries
    self.names = names.mapValues { $0.sorted(by: precedesInBytes) }
    reader = Mutex(Reader(folder: revision.top.text))
  }

  func bytes(of path: ThemePath, limit: Int) throws(InputError) -> [UInt8] {
    let entry = entries[try resolved(path)]
    if case .lost(let object)? = entry { throw .machineFailed("git gives no object \(object)") }
    guard case .file(let object, let size)? = entry else { throw entry == nil ? .notFound : .wrongKind }
    guard size <= limit else { throw .tooLarge(bytes: size, limit: limit) }
    let bytes = try contents(of: object, size)
    if bytes.starts(with: "version https://git-lfs.github.com/spec/v1\n".utf8) {
      throw .unreadable(
        "git stores only a pointer here, because the file is in Git LFS; compare bundles that were built of both sides instead"
      )
    }
    return bytes
  }

  func names(in folder: ThemePath) throws(InputError) -> [String] {
    let folder = try resolved(folder)
    guard let found = names[folder] else { throw entries[folder] == nil ? .notFound : .wrongKind }
    return found
  }

  func identity(of folder: ThemePath) throws(InputError) -> FolderIdentity {
    _ = try names(in: folder)
    return .path(try resolved(folder))
  }

  /// The path with all symbolic links resolved.
  private func resolved(_ path: ThemePath) throws(InputError) -> ThemePath {
    var rest = path.text.pathParts.reversed().map(String.init)
    var place = ThemePath.root
    var links = 0
    while let part = rest.popLast() {
      place = place.appending(part)
      guard case .link(let object, let size)? = entries[place] else { continue }
      links += 1
      guard links <= 40, size <= 4_096 else { throw .unreadable("too many levels of symbolic links") }
      let target = String(decoding: try contents(of: object, size), as: UTF8.self)
      guard let path = ThemePath(target, relativeTo: place.folder) else { throw .leavesRoot }
      rest += path.text.pathParts.reversed().map(String.init)
      place = .root
    }
    return place
  }

  private func contents(of object: String, _ size: Int) throws(InputError) -> [UInt8] {
    let bytes = reader.withLock { $0.contents(of: object, size) }
    guard let bytes else { throw .machineFailed("git gives no object \(object)") }
    return bytes
  }
}

/// Reads objects of a repository, one after the other, through one `git cat-file` process.
private struct Reader: ~Copyable, @unchecked Sendable {
  let folder: String
  private var process: GitProcess?

  init(folder: String) {
    self.folder = folder
  }

  /// The bytes of an object; nil if git can't be run or doesn't return `size` bytes.
  mutating func contents(of object: String, _ size: Int) -> [UInt8]? {
    do throws(GitProblem) {
      if process == nil {
        process = try GitProcess(["cat-file", "--batch"], in: folder, takesInput: true)
      }
      guard let process else { return nil }
      try process.write(line: object)
      guard let header = process.readLine(), header.elementsEqual("\(object) blob \(size)".utf8) else {
        return nil
      }
      let bytes = process.read(size)
      _ = process.read(1)
      return bytes.count == size ? bytes : nil
    } catch {
      return nil
    }
  }
}
