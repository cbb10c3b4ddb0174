import Synchronization
import ThemeBackends
import ThemeImage

/// Encodes a picture once that several files of a bundle hold: targets have copies of the slices.
///
/// A class because threads share it. It keeps at most `limit` bytes; what has no room is encoded again.
final class EncodedOnce: Sendable {
  private struct Kept {
    var bytes: [UInt8]?
    /// How many files have yet to be written.
    var remaining: Int
  }

  private struct State {
    var kept: [String: Kept]
    var size = 0

    /// The bytes of a picture, when they are kept; forgotten after the last file.
    mutating func take(_ digest: String) -> [UInt8]? {
      guard var entry = kept[digest] else { return nil }
      entry.remaining -= 1
      let bytes = entry.bytes
      if entry.remaining <= 0 {
        size -= bytes?.count ?? 0
        kept[digest] = nil
      } else {
        kept[digest] = entry
      }
      return bytes
    }

    mutating func keep(_ bytes: [UInt8], _ digest: String, limit: Int) {
      guard size + bytes.count <= limit, let entry = kept[digest], entry.bytes == nil else { return }
      kept[digest]?.bytes = bytes
      size += bytes.count
    }
  }

  private static let limit = 16 << 20

  private let encode: @Sendable (Bitmap) -> [UInt8]
  private let state: Mutex<State>

  /// Takes the pictures that will be asked for, once for each file.
  init(_ pictures: [ImagePixels], encode: @escaping @Sendable (Bitmap) -> [UInt8]) {
    self.encode = encode
    var counts: [String: Kept] = [:]
    for digest in pictures.compactMap(\.knownDigest) {
      counts[digest, default: Kept(remaining: 0)].remaining += 1
    }
    state = Mutex(State(kept: counts.filter { $0.value.remaining > 1 }))
  }

  /// The file of a picture.
  func bytes(of pixels: ImagePixels) -> [UInt8] {
    guard let digest = pixels.knownDigest else { return encode(pixels.bitmap) }
    if let bytes = state.withLock({ $0.take(digest) }) { return bytes }
    let bytes = encode(pixels.bitmap)
    state.withLock { $0.keep(bytes, digest, limit: EncodedOnce.limit) }
    return bytes
  }
}
