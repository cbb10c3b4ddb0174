import ThemeCore

/// What a cache holds under a key: a digest, and the bytes of which it is.
enum CacheEntry {
  /// The digits of the digest.
  static let digestLength = 64
  /// The most bytes of an entry.
  static let mostBytes = 1 << 28

  /// What stands before some bytes in their entry.
  static func head(of bytes: [UInt8]) -> [UInt8] { Array(digest(of: bytes)) }

  /// The entry for some bytes.
  static func entry(of bytes: [UInt8]) -> [UInt8] { head(of: bytes) + bytes }

  /// The bytes of an entry; nil where they are not those of its digest.
  static func bytes(of entry: consuming [UInt8]) -> [UInt8]? {
    guard entry.count >= digestLength else { return nil }
    // In place: a copy would take as much memory once more.
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
