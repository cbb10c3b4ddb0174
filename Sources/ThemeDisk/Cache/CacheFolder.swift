import Synchronization

/// A folder in which builds keep results for later builds: bytes under keys.
///
/// Any process may add entries at any moment, and anybody may remove or damage them: each entry begins with a digest of the
/// rest, and an entry whose digest is wrong does not exist. Nothing in it is needed, so nothing in it fails a build.
///
/// A class because many threads share what is known of it.
package final class CacheFolder: Sendable {
  /// What an entry holds; each kind has a folder of its own.
  package enum Kind: String, Sendable, CaseIterable {
    /// The file of a picture.
    case pictures
    /// What a build knew when it ended.
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

  /// As typed.
  package let path: String
  private let faults: Faults?
  private let mostBytes: Int?
  private let known = Mutex(Known())

  /// A folder that need not exist: the first entry makes it. `mostBytes` is how much all entries of a kind may take on the disk,
  /// where it is not the usual.
  package init(_ path: String, mostBytes: Int? = nil, faults: Faults? = nil) {
    (self.path, self.mostBytes, self.faults) = (path, mostBytes, faults)
  }

  /// Why something could not be kept, the first time; nil when nothing failed. Nothing more is kept then.
  package var failure: SystemError? { known.withLock { $0.failure } }

  /// What is kept under a key of hexadecimal digits; nil where there is nothing that is whole, and where it has another digest than
  /// is asked for.
  package func bytes(_ kind: Kind, _ key: String, of digest: [UInt8] = []) -> [UInt8]? {
    guard let folder = try? folder(kind, key), let status = try? folder.statusIfAny(of: name(key)),
      status.kind == .file, status.size >= CacheEntry.digestLength,
      let file = try? folder.file(name(key)),
      let entry = try? file.read(size: status.size, limit: CacheEntry.mostBytes),
      entry.starts(with: digest)
    else { return nil }
    return CacheEntry.bytes(of: consume entry)
  }

  /// The digest of bytes, as an entry that holds them begins: 64 hexadecimal digits.
  package static func digest(of bytes: [UInt8]) -> [UInt8] { CacheEntry.head(of: bytes) }

  /// Keeps bytes under a key, in the place of what was there. Nothing waits for the disk: of what a crash of the machine leaves
  /// half, the digest is wrong. False where they can't be kept.
  @discardableResult
  package func keep(_ bytes: [UInt8], _ kind: Kind, _ key: String) -> Bool {
    guard failure == nil, bytes.count < CacheEntry.mostBytes - CacheEntry.digestLength else { return false }
    let head = CacheEntry.head(of: bytes)
    do throws(SystemError) {
      do throws(SystemError) {
        try write(head, bytes, kind, key)
      } catch {
        // Somebody may have removed the cache just now.
        guard error == .nothingThere else { throw error }
        try write(head, bytes, kind, key)
      }
      return true
    } catch {
      note(error)
      return false
    }
  }

  /// Notes why something could not be kept.
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

  /// A file in the making, beside the entries.
  struct Temporary: Sendable {
    fileprivate let folder: Folder
    fileprivate let name: String
    fileprivate let file: Descriptor

    func write(_ bytes: [UInt8], at place: Int) throws(SystemError) {
      try folder.write(bytes, at: place, of: file, name)
    }

    func remove() { try? folder.removeIfAny(name) }
  }

  /// Makes a file that becomes the entry under a key.
  func makeTemporary(_ kind: Kind, _ key: String) throws(SystemError) -> Temporary {
    let folder = try makeFolder(kind, key)
    let name = Self.temporaryName()
    return Temporary(folder: folder, name: name, file: try folder.begin(name))
  }

  /// Puts a file in the place of the entry under a key.
  func finish(_ temporary: Temporary, _ kind: Kind, _ key: String) throws(SystemError) {
    try temporary.file.finish()
    try temporary.folder.rename(temporary.name, to: name(key))
    try bound(temporary.folder, kind, key)
  }

  private static func temporaryName() -> String {
    "\(temporaryPrefix)\(UInt64.random(in: .min ... .max)).new"
  }

  /// Removes the oldest entries of a folder that has too many.
  private func bound(_ folder: Folder, _ kind: Kind, _ key: String) throws(SystemError) {
    // Every sixteenth, by the digits of its name: looking over a folder each time would cost more than what is kept.
    guard key.utf8.last == UInt8(ascii: "0") || kind == .states else { return }
    try folder.removeOldest(
      leaving: (mostBytes ?? kind.mostBytes) / 256, and: name(key), temporaries: Self.temporaryPrefix)
  }

  /// The folder of a key has its first two digits, so that no folder has too many names.
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
