import Synchronization

/// What manifests and digests say, read once where their bytes are the same: of most bundles, both sides have the same.
///
/// A class because many threads read.
package final class KnownFacts: Sendable {
  private let manifests = Mutex<[[UInt8]: ManifestFacts]>([:])
  private let digests = Mutex<[[UInt8]: DigestFacts]>([:])

  package init() {}

  /// What the bytes of a `manifest.json` say.
  package func manifest(_ bytes: [UInt8]) throws(ManifestProblem) -> ManifestFacts {
    if let known = manifests.withLock({ $0[bytes] }) { return known }
    let facts = try ManifestFacts(reading: bytes)
    manifests.withLock { $0[bytes] = facts }
    return facts
  }

  /// What the bytes of a `digests.json` say.
  package func digests(_ bytes: [UInt8]) throws(ManifestProblem) -> DigestFacts {
    if let known = digests.withLock({ $0[bytes] }) { return known }
    let facts = try DigestFacts(reading: bytes)
    digests.withLock { $0[bytes] = facts }
    return facts
  }
}
