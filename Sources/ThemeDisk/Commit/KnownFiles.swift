import Synchronization
import ThemeCore

/// The files of a run that were decoded and hold the pictures that they should, so that none of them is decoded again. A class
/// because threads share it.
final class KnownFiles: Sendable {
  /// The digests of a picture and of a file that holds it.
  private let pairs = Mutex<Set<[String]>>([])

  /// Whether a file is known to hold a picture; asks `decodes`, which decodes it, if it is not known.
  func holds(_ picture: String, in file: [UInt8], decodes: () -> Bool) -> Bool {
    var digest = SHA256()
    digest.update(file)
    let pair = [picture, digest.hex]
    if pairs.withLock({ $0.contains(pair) }) { return true }
    guard decodes() else { return false }
    pairs.withLock { _ = $0.insert(pair) }
    return true
  }
}
