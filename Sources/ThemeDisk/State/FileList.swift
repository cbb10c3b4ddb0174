import Platform
import ThemeCore

/// Paths, with what was found at each of them: what a run has read, listed, failed to find or written.
///
/// The bytes are the entries one after another: whether links are followed, the path and the snapshot. Lists can be joined.
package struct FileList: Equatable, Sendable {
  package private(set) var bytes: [UInt8] = []
  /// Whether snapshots were renewed by ``isUnchanged(at:)``, so that the list should be kept again.
  package private(set) var isRenewed = false

  package init() {}

  /// A list from its bytes, which need not be valid.
  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The files of a bundle that was just written, some files beside it, and the places in which an interrupted build leaves files.
  /// Nil if one of the files can't be read.
  package init?(of paths: [String], in folder: String, beside others: [String]) {
    guard let current = try? Folder(path: ".") else { return nil }
    var entries: [(String, Snapshot)] = []
    for path in paths.map({ "\(folder)/\($0)" }) + others {
      let now = FileTime.present
      guard let status = try? current.status(of: path), status.kind == .file,
        var snapshot = Snapshot(status, since: now)
      else { return nil }
      if snapshot.isRecent {
        guard let digest = Snapshot.Digest(ofFile: path, in: current) else { return nil }
        snapshot.digest = digest
      }
      entries.append((path, snapshot))
    }
    entries.append((folder, Self.place(at: folder)))
    entries.append(("\(folder)/\(Stage.name)", .nothing))
    let name = lastPart(ofPath: folder)
    if name != "", name != ".", name != ".." {
      for kind in ["stage", "old"] { entries.append(("\(folder)/../.themec-\(name).\(kind)", .nothing)) }
    }
    add(entries, followingLinks: false)
  }

  /// What a run has found at the paths that it has looked at. Nil where no snapshot is possible of one of them, or where `disk`
  /// does not record what it finds.
  package init?(foundBy disk: DiskInputs) {
    guard disk.isNoting, let found = WatchList(foundBy: disk).snapshots else { return nil }
    add(found, followingLinks: true)
  }

  package mutating func add(_ other: FileList) { bytes += other.bytes }

  /// Adds paths at which nothing was found.
  package mutating func add(absent paths: [String]) {
    add(paths.map { ($0, .nothing) }, followingLinks: true)
  }

  /// Adds a file as it is now; `start` is the time at which the run began. Returns false if it can't be read.
  package mutating func add(file path: String, since start: FileTime) -> Bool {
    guard let current = try? Folder(path: "."),
      let status = try? current.status(of: path, followingLinks: true),
      var snapshot = Snapshot(status, since: start), status.kind == .file,
      let digest = Snapshot.Digest(ofFile: path, in: current)
    else { return false }
    snapshot.digest = digest
    add([(path, snapshot)], followingLinks: true)
    return true
  }

  /// Adds the folders above an absolute path, and what exists there, which may be nothing: where another file or a link takes the
  /// place of one of them, something has changed.
  package mutating func add(way path: String) {
    var paths: [String] = []
    var path = path[...]
    while !path.isEmpty {
      paths.append(String(path))
      path = path[..<(path.utf8.lastIndex(of: UInt8(ascii: "/")) ?? path.startIndex)]
    }
    add(places: paths)
  }

  /// Adds the names in the folder at a path, where it can be read. `start` is the time at which the run began.
  package mutating func add(namesIn path: String, since start: FileTime) {
    guard let folder = try? Folder(path: path), let status = try? folder.descriptor.status(),
      var snapshot = Snapshot(status, since: start),
      let digest = Snapshot.Digest(ofFolder: ".", in: folder)
    else { return }
    snapshot.digest = digest
    add([(path, snapshot)], followingLinks: true)
  }

  /// Adds what exists at some paths, which may be nothing.
  package mutating func add(places paths: [String]) {
    add(paths.map { ($0, Self.place(at: $0)) }, followingLinks: false)
  }

  private static func place(at path: String) -> Snapshot {
    var status = stat()
    let isThere = unsafe fstatat(AT_FDCWD, path, &status, AT_SYMLINK_NOFOLLOW) == 0
    return isThere ? Snapshot(placeOf: FileStatus(status)) : .nothing
  }

  private mutating func add(_ entries: [(String, Snapshot)], followingLinks: Bool) {
    var writer = ListWriter()
    for (path, snapshot) in entries {
      writer.add(UInt8(followingLinks ? 1 : 0))
      writer.add(text: SystemName.bytes(of: path))
      writer.add(snapshot)
    }
    bytes += writer.bytes
  }

  /// Whether everything is as the list says. What was changed so recently that a further change could leave its times as they are
  /// is read, or listed, and compared by its digest, and gets a snapshot that does without. `now` is a time before the call.
  package mutating func isUnchanged(at now: FileTime) -> Bool {
    guard let current = try? Folder(path: ".") else { return false }
    var reader = ListReader(bytes)
    var common = CommonFolder(below: current)
    var path: [UInt8] = []
    var renewed: [(place: Int, snapshot: Snapshot)] = []
    while !reader.isAtEnd {
      let followsLinks = reader.integer(UInt8.self) == 1
      // System calls use the path in place, so it ends with a zero.
      path.removeAll(keepingCapacity: true)
      path += reader.text()
      path.append(0)
      let place = reader.place
      let known = reader.snapshot()
      guard !reader.isBroken else { return false }
      let (folder, start) = common.start(of: path)
      let status = Self.status(of: path[start...], in: folder, followsLinks: followsLinks)
      guard let status else {
        guard known.kind == .nothing else { return false }
        continue
      }
      let name = path[start..<path.count - 1]
      let fresh = known.renewed(status, at: now) { kind in
        kind == .names
          ? Snapshot.Digest(ofFolder: SystemName.text(of: name), in: folder)
          : Snapshot.Digest(ofFile: SystemName.text(of: name), in: folder)
      }
      guard let fresh else { return false }
      if fresh != known { renewed.append((place, fresh)) }
    }
    for (place, snapshot) in renewed { ListWriter.put(snapshot, at: place, in: &bytes) }
    isRenewed = !renewed.isEmpty
    return true
  }

  /// The status of what exists at a path, which ends with a zero; nil where nothing does, or where that can't be determined.
  private static func status(of path: ArraySlice<UInt8>, in folder: Folder, followsLinks: Bool) -> FileStatus?
  {
    var status = stat()
    let flags = followsLinks ? 0 : AT_SYMLINK_NOFOLLOW
    let isThere = try? folder.descriptor.call { number in
      unsafe path.withUnsafeBytes { bytes -> Int32 in
        guard let name = bytes.baseAddress else { return -1 }
        return unsafe fstatat(number, name.assumingMemoryBound(to: CChar.self), &status, flags)
      }
    }
    return isThere == nil ? nil : FileStatus(status)
  }
}

/// What a run printed, for a later one that would do the same.
package struct KeptAnswer: Equatable, Sendable {
  /// The status with which the process ended.
  package var status: Int32
  package var output: [UInt8]
  package var errors: [UInt8]
  /// The file that is touched each time; empty for none.
  package var stamp: String

  package init(status: Int32, output: [UInt8], errors: [UInt8], stamp: String) {
    (self.status, self.output, self.errors, self.stamp) = (status, output, errors, stamp)
  }

  private static let mark = Array("themec list 2\n".utf8)

  /// The bytes of an answer and of the list of what it depends on.
  package func bytes(with list: FileList) -> [UInt8] {
    var writer = ListWriter()
    writer.add(Self.mark)
    writer.add(status)
    for text in [output, errors, SystemName.bytes(of: stamp)] { writer.add(text: text) }
    writer.add(list.bytes)
    return writer.bytes
  }

  /// Reads the bytes of an answer and of its list; nil for other bytes.
  package static func read(_ bytes: [UInt8]) -> (answer: KeptAnswer, list: FileList)? {
    guard bytes.starts(with: mark) else { return nil }
    var reader = ListReader(bytes, from: mark.count)
    let status = reader.integer(Int32.self)
    let texts = (0..<3).map { _ in Array(reader.text()) }
    guard !reader.isBroken else { return nil }
    let answer = KeptAnswer(
      status: status, output: texts[0], errors: texts[1], stamp: SystemName.text(of: texts[2]))
    return (answer, FileList(Array(bytes[reader.place...])))
  }
}

/// The common parent folder of paths that are looked up one after another. It is kept open, so that the system does not have to
/// resolve its path again for each of them.
struct CommonFolder {
  /// The folder that the paths are relative to.
  private let base: Folder
  /// The path of the common folder, with a slash at its end. It is two levels above the last file that was not in the common
  /// folder before it.
  private var path: [UInt8] = []
  /// The open common folder; nil until a second path is looked up in it.
  private var folder: Folder?

  init(below base: Folder) { self.base = base }

  /// The folder in which to look up a path, and the offset in the path at which the part relative to that folder begins.
  mutating func start(of path: [UInt8]) -> (folder: Folder, start: Int) {
    guard !self.path.isEmpty, path.starts(with: self.path) else {
      let slashes = path.indices.reversed().lazy.filter { path[$0] == UInt8(ascii: "/") }
      self.path = Array(path[..<(slashes.dropFirst().first.map { $0 + 1 } ?? 0)])
      folder = nil
      return (base, 0)
    }
    if folder == nil { folder = try? Folder(self.path, in: base) }
    return folder.map { ($0, self.path.count) } ?? (base, 0)
  }
}
