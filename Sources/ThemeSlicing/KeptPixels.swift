import Synchronization
import ThemeImage

/// How many pixels of slices a run keeps until they are written; those of further slices are cut again from their art then.
///
/// A class because many threads share it.
final class KeptPixels: Sendable {
  /// In bytes.
  private static let budget = 12 << 20

  private let bytes = Atomic(0)

  /// Whether there is room for a bitmap, which then is taken.
  func takes(_ bitmap: Bitmap) -> Bool {
    let size = bitmap.byteCount
    if bytes.wrappingAdd(size, ordering: .relaxed).newValue <= KeptPixels.budget { return true }
    bytes.wrappingSubtract(size, ordering: .relaxed)
    return false
  }
}
