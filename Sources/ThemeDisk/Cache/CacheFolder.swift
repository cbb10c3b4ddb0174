import Synchronization

/// A folder in which builds keep results for later builds, as bytes under keys.
///
/// Any process may add entries at any time, and anyone may remove or damage them. Each entry begins with a digest of the rest,
/// and an entry whose digest does not match is treated as missing. No entry is required, so no problem with the folder fails a
/// build.
///
/// A class, because many threads share what is known about the folder.
package final class CacheFolder: Sendable {
  /// What an entry contains. Each kind has its own folder.
  package enum Kind: String, Sendable, CaseIterable {
    /// The encoded file of a picture.
    case pictures
    /// The state of a build when it ended.
    case states

    /// The most bytes that all entries of the kind may take on the disk.
    var mostBytes: Int {
      switch self {
      case .pictures: 1 << 30
      case .states: 1 << 28
      }
    }
  }

  private static let temporaryPrefix = ".themec-"

  private struct Known {
    var root: Folder?
    var failure: SystemError?
  }

  /// The path of the folder, as typed.
  package let path: String
  private let faults: Faults?
  private let mostBytes: Int?
  private let known = Mutex(Known())

  /// The folder need not exist; the first entry makes it. `mostBytes` is how much all entries of a kind may take on the disk;
  /// nil for the usual limits.
  package init(_ path: String, mostBytes: Int? = nil, faults: Faults? = nil) {
    (self.path, self.mostBytes, self.faults) = (path, mostBytes, faults)
  }

  /// The first error when keeping an entry; nil when there was none. After an error, nothing more is kept.
  package var failure: SystemError? { known.withLock { $0.failure } }

  /// The bytes that are kept under a key of hexadecimal digits. Nil where there is no complete entry, or where its digest does
  /// not begin with `digest`.
  package func bytes(_ kind: Kind, _ key: String, of digest: [UInt8] = []) -> [UInt8]? {
    guard let folder = try? folder(kind, key), let status = try? folder.statusIfAny(of: name(key)),
      status.kind == .file, status.size >= CacheEntry.digestLength,
      let file = try? folder.file(name(key)),
      let entry = try? file.read(size: status.size, limit: CacheEntry.mostBytes),
      entry.starts(with: digest)
    else { return nil }
    return CacheEntry.bytes(of: consume entry)
  }

  /// The digest with which an entry for the bytes begins: 64 hexadecimal digits.
  package static func digest(of bytes: [UInt8]) -> [UInt8] { CacheEntry.head(of: bytes) }

  /// Keeps bytes under a key, in place of the previous entry. Returns false where that fails. The entry is not flushed to the
  /// disk; if a crash of the machine leaves it incomplete, its digest does not match.
  @discardableResult
  package func keep(_ bytes: [UInt8], _ kind: Kind, _ key: String) -> Bool {
    guard failure == nil, bytes.count < CacheEntry.mostBytes - CacheEntry.digestLength else { return false }
    let head = CacheEntry.head(of: bytes)
    do throws(SystemError) {
      do throws(SystemError) {
        try write(head, bytes, kind, key)
      } catch {
        // Another process may have removed the cache in the meantime.
        guard error == .nothingThere else { throw error }
        try write(head, bytes, kind, key)
      }
      return true
    } catch {
      note(error)
      return false
    }
  }

  /// Records the first error when keeping an entry.
  func note(_ error: SystemError) { known.withLock { $0.failure = $0.failure ?? error } }

  private func write(_ head: [UInt8], _ bytes: [UInt8], _ kind: Kind, _ key: String) throws(SystemError) {
    let folder = try makeFolder(kind, key)
    let temporary = Self.temporaryName()
    do throws(SystemError) {
      try folder.create(temporary, bytes, after: head)
      try folder.rename(temporary, to: name(key))
    } catch {
      try? folder.removeIfAny(temporary)
      throw error
    }
    try bound(folder, kind, key)
  }

  /// A temporary file beside the entries, which becomes an entry.
  struct Temporary: Sendable {
    fileprivate let folder: Folder
    fileprivate let name: String
    fileprivate let file: Descriptor

    func write(_ bytes: [UInt8], at place: Int) throws(SystemError) {
      try folder.write(bytes, at: place, of: file, name)
    }

    func remove() { try? folder.removeIfAny(name) }
  }

  /// Makes a temporary file for the entry under a key.
  func makeTemporary(_ kind: Kind, _ key: String) throws(SystemError) -> Temporary {
    let folder = try makeFolder(kind, key)
    let name = Self.temporaryName()
    return Temporary(folder: folder, name: name, file: try folder.begin(name))
  }

  /// Renames a temporary file to the entry under a key, replacing the previous one.
  func finish(_ temporary: Temporary, _ kind: Kind, _ key: String) throws(SystemError) {
    try temporary.file.finish()
    try temporary.folder.rename(temporary.name, to: name(key))
    try bound(temporary.folder, kind, key)
  }

  private static func temporaryName() -> String {
    "\(temporaryPrefix)\(UInt64.random(in: .min ... .max)).new"
  }

  /// Removes the oldest entries of a folder that exceeds its limit.
  private func bound(_ folder: Folder, _ kind: Kind, _ key: String) throws(SystemError) {
    // For pictures, only one key in sixteen triggers the check, because looking through the folder each time would cost more
    // than keeping the entry.
    guard key.utf8.last == UInt8(ascii: "0") || kind == .states else { return }
    try folder.removeOldest(
      leaving: (mostBytes ?? kind.mostBytes) / 256, and: name(key), temporaries: Self.temporaryPrefix)
  }

  /// The folder for a key is named after the key's first two digits, so that no folder contains too many names.
  private func folder(_ kind: Kind, _ key: String) throws(SystemError) -> Folder {
    try root(makes: false).folder(kind.rawValue).folder(String(key.prefix(2)))
  }

  private func name(_ key: String) -> String { String(key.dropFirst(2)) }

  private func makeFolder(_ kind: Kind, _ key: String) throws(SystemError) -> Folder {
    do throws(SystemError) {
      return try folder(kind, key)
    } catch {
      guard error == .nothingThere else { throw error }
    }
    var made = MadeFolders()
    let root = try root(makes: true)
    try made.make(kind.rawValue, in: root)
    let folder = try root.folder(kind.rawValue)
    try made.make(String(key.prefix(2)), in: folder)
    return try folder.folder(String(key.prefix(2)))
  }

  private func root(makes: Bool) throws(SystemError) -> Folder {
    if let root = known.withLock({ $0.root }), !makes { return root }
    var made = MadeFolders()
    let root =
      makes
      ? try Folder.making(path, faults: faults, &made) : try Folder(path: path, faults: faults)
    known.withLock { $0.root = root }
    return root
  }
}
