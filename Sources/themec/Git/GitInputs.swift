import Synchronization
import ThemeCore

/// The files of a commit below a folder of its repository, read through git without checking anything out.
///
/// Symbolic links are followed while they stay below the root. This is a class because threads share the process that reads
/// objects.
final class GitInputs: ThemeInputs {
  private enum Entry {
    case file(object: String)
    case link(object: String)
    case folder
  }

  private let entries: [ThemePath: Entry]
  private let names: [ThemePath: [String]]
  /// Reads the contents of objects for one thread at a time.
  private let reader: Mutex<Reader>

  /// Lists everything that the commit has below `root`.
  init(_ revision: GitRevision, root: ThemePath) throws(GitProblem) {
    let list: [UInt8]
    do throws(GitProblem) {
      list = try git(.files(of: revision.commit, below: root), in: revision.top.text)
    } catch .failed {
      throw try revision.lack() ?? .failed
    }
    var entries: [ThemePath: Entry] = [.root: .folder]
    var names: [ThemePath: [String]] = [.root: []]
    for line in list.split(separator: 0) {
      guard let tab = line.firstIndex(of: UInt8(ascii: "\t")) else { continue }
      let words = line[..<tab].split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
      guard words.count == 3, words[1] == "blob",
        let below = ThemePath(SystemName.text(of: line[(tab + 1)...]))?.below(root)
      else { continue }
      entries[below] = words[0] == "120000" ? .link(object: words[2]) : .file(object: words[2])
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
    guard case .file(let object)? = entry else { throw entry == nil ? .notFound : .wrongKind }
    let bytes = try contents(of: object, limit: limit)
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
      guard case .link(let object)? = entries[place] else { continue }
      links += 1
      guard links <= 40 else { throw .unreadable("too many levels of symbolic links") }
      let target = String(decoding: try contents(of: object, limit: 4_096), as: UTF8.self)
      guard let path = ThemePath(target, relativeTo: place.folder) else { throw .leavesRoot }
      rest += path.text.pathParts.reversed().map(String.init)
      place = .root
    }
    return place
  }

  private func contents(of object: String, limit: Int) throws(InputError) -> [UInt8] {
    try reader.withLock { reader throws(InputError) in try reader.contents(of: object, limit: limit) }
  }
}

/// Reads objects of a repository, one after the other, through one `git cat-file` process.
private struct Reader: ~Copyable, @unchecked Sendable {
  let folder: String
  private var process: GitProcess?

  init(folder: String) {
    self.folder = folder
  }

  /// The bytes of an object.
  mutating func contents(of object: String, limit: Int) throws(InputError) -> [UInt8] {
    do throws(GitProblem) {
      if process == nil { process = try GitProcess(.contents, in: folder, takesInput: true) }
      guard let process else { throw .failed }
      try process.write(line: object)
      guard let size = process.readLine().flatMap({ Self.size(of: object, in: $0) }) else { throw .failed }
      guard size <= limit else { throw .tooMuch(size) }
      let bytes = process.read(size)
      guard bytes.count == size, process.read(1).count == 1 else { throw .failed }
      return bytes
    } catch {
      // Git has ended where a partial clone lacks an object, or is about to write bytes that nobody wants.
      process = nil
      if case .tooMuch(let size) = error { throw .tooLarge(bytes: size, limit: limit) }
      throw .machineFailed(GitProblem.lack(of: object, isPartial: isPartialClone(folder)))
    }
  }

  /// The size of a blob by the line that git writes before its bytes; nil if git has no such blob.
  private static func size(of object: String, in line: [UInt8]) -> Int? {
    let words = line.split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
    guard words.count == 3, words[0] == object, words[1] == "blob" else { return nil }
    return Int(words[2])
  }
}
