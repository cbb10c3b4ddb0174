import Synchronization

/// What manifests and digests say, read once where their bytes are the same: of most bundles, both sides have the same.
///
/// A class because many threads read.
package final class KnownFacts: Sendable {
  private let manifests = Mutex<[FileBytes: ManifestFacts]>([:])
  private let digests = Mutex<[FileBytes: DigestFacts]>([:])

  package init() {}

  /// What the bytes of a `manifest.json` say.
  package func manifest(_ bytes: [UInt8]) throws(ManifestProblem) -> ManifestFacts {
    let key = FileBytes(bytes: bytes)
    if let known = manifests.withLock({ $0[key] }) { return known }
    let facts = try ManifestFacts(reading: bytes)
    manifests.withLock { $0[key] = facts }
    return facts
  }

  /// What the bytes of a `digests.json` say.
  package func digests(_ bytes: [UInt8]) throws(ManifestProblem) -> DigestFacts {
    let key = FileBytes(bytes: bytes)
    if let known = digests.withLock({ $0[key] }) { return known }
    let facts = try DigestFacts(reading: bytes)
    digests.withLock { $0[key] = facts }
    return facts
  }
}

/// A file as a key. An array would be hashed byte by byte, which takes as long as reading its JSON.
private struct FileBytes: Hashable {
  let bytes: [UInt8]

  static func == (left: FileBytes, right: FileBytes) -> Bool { left.bytes == right.bytes }

  func hash(into hasher: inout Hasher) {
    unsafe bytes.withUnsafeBytes { unsafe hasher.combine(bytes: $0) }
  }
}
