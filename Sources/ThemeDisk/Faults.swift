/// A test's way to make the disk fail: asked before every call that changes something.
package struct Faults: Sendable {
  /// A kind of change.
  package enum Operation: String, Sendable, CaseIterable {
    case makeFolder, create, write, truncate, synchronize, link, rename, remove, removeFolder, setTime
  }

  /// Gets the operation and the name that it changes; 0 lets it happen, any other number fails it as that `errno`.
  let before: @Sendable (Operation, String) -> Int32

  package init(before: @escaping @Sendable (Operation, String) -> Int32) {
    self.before = before
  }
}
