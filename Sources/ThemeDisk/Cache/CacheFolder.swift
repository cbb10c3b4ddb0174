import Platform
import Synchronization
import ThemeCore

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
    /// What runs have read, written and printed.
    case states

    /// The most bytes that all entries of the kind may take on the disk.
    var maxBytes: Int {
      switch self {
      case .pictures: 1 << 30
      case .states: 1 << 28
      }
    }
  }

  private static let temporaryPrefix = ".themec-"
  /// The length of the digest with which an entry begins, in hexadecimal digits.
  private static let digestLength = 64
  /// The most bytes of an entry, including the digest.
  private static let maxEntryBytes = 1 << 28

  private struct Known {
    var root: Folder?
    var failure: SystemError?
  }

  /// The path of the folder, as typed.
  package let path: String
  private let faults: Faults?
  private let maxBytes: Int?
  private let known = Mutex(Known())

  /// The folder need not exist; the first entry makes it. `maxBytes` is how much all entries of a kind may take on the disk;
  /// nil for the usual limits.
  package init(_ path: String, maxBytes: Int? = nil, faults: Faults? = nil) {
    (self.path, self.maxBytes, self.faults) = (path, maxBytes, faults)
  }

  /// The first error when keeping an entry; nil when there was none. After an error, nothing more is kept.
  package var failure: SystemError? { known.withLock { $0.failure } }

  /// The bytes that are kept under a key of hexadecimal digits; nil where there is no complete entry.
  package func bytes(_ kind: Kind, _ key: String) -> [UInt8]? {
    guard let folder = try? folder(kind, key), let status = try? folder.statusIfAny(of: name(key)),
      status.kind == .file, let file = try? folder.file(name(key)),
      let entry = try? file.read(size: status.size, limit: Self.maxEntryBytes),
      entry.count >= Self.digestLength
    else { return nil }
    let bytes = Array(entry[Self.digestLength...])
    return Self.digest(of: bytes).elementsEqual(entry[..<Self.digestLength]) ? bytes : nil
  }

  private static func digest(of bytes: [UInt8]) -> [UInt8] {
    var digest = SHA256()
    digest.update(bytes)
    return Array(digest.hex.utf8)
  }

  /// Keeps bytes under a key, in place of the previous entry. Returns false where that fails. The entry is not flushed to the
  /// disk; if a crash of the machine leaves it incomplete, its digest does not match.
  @discardableResult
  package func keep(_ bytes: [UInt8], _ kind: Kind, _ key: String) -> Bool {
    guard failure == nil, bytes.count < Self.maxEntryBytes - Self.digestLength else { return false }
    let head = Self.digest(of: bytes)
    do throws(SystemError) {
      // Another process may have removed the cache in the meantime.
      let written: Void? = try unless(ENOENT) { () throws(SystemError) in try write(head, bytes, kind, key) }
      if written == nil { try write(head, bytes, kind, key) }
      return true
    } catch {
      known.withLock { $0.failure = $0.failure ?? error }
      return false
    }
  }

  private func write(_ head: [UInt8], _ bytes: [UInt8], _ kind: Kind, _ key: String) throws(SystemError) {
    let folder = try makeFolder(kind, key)
    let temporary = "\(Self.temporaryPrefix)\(UInt64.random(in: .min ... .max)).new"
    do throws(SystemError) {
      try folder.create(temporary, bytes, after: head)
      try folder.rename(temporary, to: name(key))
    } catch {
      try? folder.removeIfAny(temporary)
      throw error
    }
    try bound(folder, kind, key)
  }

  /// Removes the oldest entries of a folder that exceeds its limit.
  private func bound(_ folder: Folder, _ kind: Kind, _ key: String) throws(SystemError) {
    // For pictures, only one key in sixteen triggers the check, because looking through the folder each time would cost more
    // than keeping the entry.
    guard key.utf8.last == UInt8(ascii: "0") || kind == .states else { return }
    try folder.removeOldest(
      leaving: (maxBytes ?? kind.maxBytes) / 256, and: name(key), temporaries: Self.temporaryPrefix)
  }

  /// The folder for a key is named after the key's first two digits, so that no folder contains too many names.
  private func folder(_ kind: Kind, _ key: String) throws(SystemError) -> Folder {
    try root(makes: false).folder(kind.rawValue).folder(String(key.prefix(2)))
  }

  private func name(_ key: String) -> String { String(key.dropFirst(2)) }

  private func makeFolder(_ kind: Kind, _ key: String) throws(SystemError) -> Folder {
    if let folder = try unless(ENOENT, call: { () throws(SystemError) in try self.folder(kind, key) }) {
      return folder
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

extension Folder {
  /// The assumed block size of the file system, in bytes, to which the size of a file is rounded up.
  private static var block: Int { 4_096 }
  /// The age in seconds from which a temporary file counts as abandoned.
  private static var leftoverAge: Int { 3_600 }

  /// Removes the files that were not read or written for the longest time if all files take more than `maxBytes` on the disk.
  /// The file named `kept`, which was just written, is never removed. Names that begin with `temporaries` are temporary files;
  /// of these, it removes those that killed processes left.
  fileprivate func removeOldest(leaving maxBytes: Int, and kept: String, temporaries: String)
    throws(SystemError)
  {
    let names = try names(limit: .max) ?? []
    guard names.count > 1, let now = try statusIfAny(of: kept)?.modified else { return }
    var files: [(name: String, used: FileTime, bytes: Int)] = []
    var bytes = 0
    for name in names where name != kept {
      guard let status = try statusIfAny(of: name), status.kind == .file else { continue }
      if name.hasPrefix(temporaries) {
        if status.modified.seconds < now.seconds - Self.leftoverAge { try removeIfAny(name) }
        continue
      }
      let taken = (status.size + Self.block - 1) / Self.block * Self.block
      files.append((name, max(status.accessed, status.modified), taken))
      bytes += taken
    }
    guard bytes > maxBytes else { return }
    // Files are removed down to three quarters of the limit, so that the next entries don't exceed it at once.
    for file in files.sorted(by: { $0.used < $1.used }) where bytes > maxBytes / 4 * 3 {
      try removeIfAny(file.name)
      bytes -= file.bytes
    }
  }
}
