import ThemeCore

/// The format of a cache entry: the digest of some bytes, followed by the bytes.
enum CacheEntry {
  /// The length of the digest, in hexadecimal digits.
  static let digestLength = 64
  /// The most bytes of an entry, including the digest.
  static let mostBytes = 1 << 28

  /// The digest with which the entry for some bytes begins.
  static func head(of bytes: [UInt8]) -> [UInt8] { Array(digest(of: bytes)) }

  /// The entry for some bytes.
  static func entry(of bytes: [UInt8]) -> [UInt8] { head(of: bytes) + bytes }

  /// The bytes in an entry; nil where the digest does not match them.
  static func bytes(of entry: consuming [UInt8]) -> [UInt8]? {
    guard entry.count >= digestLength else { return nil }
    // The digest is removed in place, because a copy would take as much memory again.
    var bytes = entry
    let head = Array(bytes.prefix(digestLength))
    bytes.removeFirst(digestLength)
    return digest(of: bytes).elementsEqual(head) ? bytes : nil
  }

  private static func digest(of bytes: [UInt8]) -> String.UTF8View {
    var digest = SHA256()
    digest.update(bytes)
    return digest.hex.utf8
  }
}
