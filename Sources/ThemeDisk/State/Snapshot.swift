import Platform
import ThemeCore

/// What stood at a path when a build looked there: enough to find out later whether anything is different.
struct Snapshot: Equatable, Sendable {
  enum Kind: UInt8 {
    case nothing
    /// A file, whose content mattered.
    case file
    /// A folder, whose names mattered.
    case names
    /// Something of which only mattered which one it is.
    case place
  }

  /// The first half of a SHA-256 digest.
  struct Digest: Equatable, Sendable {
    var (high, low): (UInt64, UInt64) = (0, 0)
  }

  var kind: Kind
  /// Whether it was changed so recently that a further change may not show in its times: its digest is compared.
  var isRecent = false
  /// In bytes.
  var size: UInt64 = 0
  var device: UInt64 = 0
  var number: UInt64 = 0
  var modified = FileTime(seconds: 0)
  var changed = FileTime(seconds: 0)
  /// Of a folder's names, and of the bytes of a file that is recent.
  var digest = Digest()

  static let nothing = Snapshot(kind: .nothing)

  /// What stands somewhere, looked at after `start`; nil for pipes, sockets and devices.
  init?(_ status: FileStatus, since start: FileTime) {
    switch status.kind {
    case .file: kind = .file
    case .folder: kind = .names
    case .link, .special: return nil
    }
    size = UInt64(status.size)
    (device, number) = (status.identity.device, status.identity.number)
    (modified, changed) = (status.modified, status.changed)
    isRecent = isRecent(at: start)
  }

  private init(kind: Kind) {
    self.kind = kind
  }

  /// The same of something of which only matters which one it is.
  var place: Snapshot {
    var copy = Snapshot(kind: .place)
    (copy.device, copy.number) = (device, number)
    return copy
  }

  /// Whether a change after `time` may leave the times that it has: clocks of file systems advance in steps, of up to two seconds.
  func isRecent(at time: FileTime) -> Bool {
    let last = max(modified, changed)
    let isCoarse = last.nanoseconds % 1_000_000 == 0
    let step = isCoarse ? 2_000_000_000 : 20_000_000
    let nanoseconds = last.nanoseconds + step
    return FileTime(
      seconds: last.seconds + nanoseconds / 1_000_000_000, nanoseconds: nanoseconds % 1_000_000_000) > time
  }

  /// Whether something has the same size, identity and times.
  func isSame(as status: FileStatus) -> Bool {
    switch kind {
    case .nothing: return false
    case .place: break
    case .file, .names:
      guard status.kind == (kind == .file ? .file : .folder), UInt64(status.size) == size,
        status.modified == modified, status.changed == changed
      else { return false }
    }
    return status.identity.device == device && status.identity.number == number
  }

  /// What tells later changes, where still stands what stood there; nil where something has changed. `digest` is asked
  /// where times don't tell.
  func renewed(_ status: FileStatus, at now: FileTime, digest: (Kind) -> Digest?) -> Snapshot? {
    let isSame = isSame(as: status)
    if isSame, !isRecent { return self }
    guard kind == .names || kind == .file && isSame, var fresh = Snapshot(status, since: now),
      fresh.kind == kind, let found = digest(kind), found == self.digest
    else { return nil }
    fresh.digest = found
    return fresh
  }
}

extension Snapshot.Digest {
  /// Of the bytes of a file; nil when it can't be read.
  init?(ofFile path: String, in folder: Folder) {
    guard let file = try? folder.file(path, followingLinks: true), let status = try? file.status(),
      let bytes = try? file.read(size: status.size, limit: .max)
    else { return nil }
    self.init(of: bytes)
  }

  /// Of what inputs say of a folder: names that are not UTF-8 are left out. Nil when it can't be read.
  init?(ofFolder path: String, in folder: Folder) {
    guard let names = try? folder.folder(path, followingLinks: true).names(limit: .max) else { return nil }
    self.init(ofNames: names.filter(SystemName.isUTF8).sorted(by: precedesInBytes))
  }

  init(of bytes: [UInt8]) {
    var digest = SHA256()
    digest.update(bytes)
    self.init(digest.hex)
  }

  /// Takes names in the order of their bytes.
  init(ofNames names: [String]) {
    var digest = SHA256()
    for name in names { digest.update(SystemName.bytes(of: name) + [0]) }
    self.init(digest.hex)
  }

  private init(_ hex: String) {
    let digits = hex.utf8
    func number(_ digits: Substring.UTF8View) -> UInt64 {
      guard let number = UInt64(Substring(digits), radix: 16) else {
        preconditionFailure("a digest of other digits")
      }
      return number
    }
    let middle = digits.index(digits.startIndex, offsetBy: 16)
    let end = digits.index(middle, offsetBy: 16)
    self.init(high: number(hex[..<middle].utf8), low: number(hex[middle..<end].utf8))
  }
}
