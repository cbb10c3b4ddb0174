/// Failures that a test injects into calls that change the disk, and file systems that it imitates.
package struct Faults: Sendable {
  /// A kind of change.
  package enum Operation: String, Sendable, CaseIterable {
    case makeFolder, create, write, synchronize, synchronizeAll, link, clone, rename, exchange, remove,
      removeFolder
    case setTime, setPermissions
  }

  /// Called with each operation and the name that it changes; 0 performs the operation, any other number is the `errno` with
  /// which it fails.
  let before: @Sendable (Operation, String) -> Int32
  /// Makes several spellings the same name; nil for the file system's own rules.
  let folding: NameFolding?

  /// Called with the number of names whenever the planning of a commit looks through some.
  let looked: (@Sendable (Int) -> Void)?

  /// By default, nothing fails.
  package init(
    _ before: @escaping @Sendable (Operation, String) -> Int32 = { _, _ in 0 }, folding: NameFolding? = nil,
    looked: (@Sendable (Int) -> Void)? = nil
  ) {
    self.folding = folding
    self.looked = looked
    self.before = before
  }
}
