import Synchronization
import ThemeImage

/// The budget for slices that a run keeps in memory until they are written. The pixels of slices beyond it are cut from their
/// art again when they are written.
///
/// A class because many threads share it.
final class KeptPixels: Sendable {
  /// The size of the budget, in bytes.
  private static let budget = 12 << 20

  private let bytes = Atomic(0)

  /// Reserves room for a bitmap. Returns false, and reserves nothing, if the budget does not have that much room left.
  func takes(_ bitmap: Bitmap) -> Bool {
    let size = bitmap.byteCount
    if bytes.wrappingAdd(size, ordering: .relaxed).newValue <= KeptPixels.budget { return true }
    bytes.wrappingSubtract(size, ordering: .relaxed)
    return false
  }
}
