import Synchronization
import ThemeCore

/// The files of a run that were decoded and found to hold the pictures that they should, so that none of them is decoded again.
/// A class, because threads share it.
final class KnownFiles: Sendable {
  /// Pairs of the digest of a picture and the digest of a file that holds it.
  private let pairs = Mutex<Set<[String]>>([])

  /// Whether a file holds a picture, which is given by the digest of its pixels. If that is not known yet, `decodes` is called
  /// to find out by decoding the file.
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
