/// Failures that a test injects into system calls that change the disk, and the behavior of a file system that it simulates.
package struct Faults: Sendable {
  /// A kind of change.
  package enum Operation: String, Sendable, CaseIterable {
    case makeFolder, create, write, synchronize, link, clone, rename, exchange, remove, removeFolder
    case setTime, setPermissions, setAttributes
  }

  /// Called before each operation, with the name that it changes. With 0 the operation is performed; with any other number it
  /// fails with this `errno`.
  let before: @Sendable (Operation, String) -> Int32
  /// The simulated rules for which spellings are the same name; nil for the file system's own rules.
  let folding: NameFolding?

  /// Called with the number of names whenever the planning of a commit looks through some.
  let looked: (@Sendable (Int) -> Void)?

  /// Creates faults; by default, nothing fails.
  package init(
    _ before: @escaping @Sendable (Operation, String) -> Int32 = { _, _ in 0 }, folding: NameFolding? = nil,
    looked: (@Sendable (Int) -> Void)? = nil
  ) {
    self.folding = folding
    self.looked = looked
    self.before = before
  }
}
