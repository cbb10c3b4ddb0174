import Synchronization

/// A cache of what manifests and digests say, keyed by their bytes. Most bundles are the same on both sides and are read only
/// once.
///
/// This is a class because many threads share it.
package final class KnownFacts: Sendable {
  private let manifests = Mutex<[FileBytes: ManifestFacts]>([:])
  private let digests = Mutex<[FileBytes: DigestFacts]>([:])

  package init() {}

  /// The facts in the bytes of a `manifest.json`.
  package func manifest(_ bytes: [UInt8]) throws(ManifestProblem) -> ManifestFacts {
    let key = FileBytes(bytes: bytes)
    if let known = manifests.withLock({ $0[key] }) { return known }
    let facts = try ManifestFacts(reading: bytes)
    manifests.withLock { $0[key] = facts }
    return facts
  }

  /// The facts in the bytes of a `digests.json`.
  package func digests(_ bytes: [UInt8]) throws(ManifestProblem) -> DigestFacts {
    let key = FileBytes(bytes: bytes)
    if let known = digests.withLock({ $0[key] }) { return known }
    let facts = try DigestFacts(reading: bytes)
    digests.withLock { $0[key] = facts }
    return facts
  }
}

/// The bytes of a file as a dictionary key. `[UInt8]` hashes byte by byte, which takes as long as reading the JSON.
private struct FileBytes: Hashable {
  let bytes: [UInt8]

  static func == (left: FileBytes, right: FileBytes) -> Bool { left.bytes == right.bytes }

  func hash(into hasher: inout Hasher) {
    unsafe bytes.withUnsafeBytes { unsafe hasher.combine(bytes: $0) }
  }
}
