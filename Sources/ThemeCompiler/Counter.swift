import Synchronization

/// Counts what many threads have done.
///
/// A class because they share it.
final class Counter: Sendable {
  private let count = Atomic(0)

  /// One more than the last call gave, from 1.
  func next() -> Int {
    count.wrappingAdd(1, ordering: .relaxed).newValue
  }
}
