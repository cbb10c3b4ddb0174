/// A test's way to make the disk fail, asked before every call that changes something; and to have it know names as other
/// systems do.
package struct Faults: Sendable {
  /// A kind of change.
  package enum Operation: String, Sendable, CaseIterable {
    case makeFolder, create, write, synchronize, link, clone, rename, exchange, remove, removeFolder
    case setTime, setPermissions
  }

  /// Gets the operation and the name that it changes; 0 lets it happen, any other number fails it as that `errno`.
  let before: @Sendable (Operation, String) -> Int32
  /// Lets the file system take several spellings for one name.
  let folding: NameFolding?

  /// Told how many names the planning of a commit goes through, each time that it does.
  let looked: (@Sendable (Int) -> Void)?

  package init(before: @escaping @Sendable (Operation, String) -> Int32) {
    self.init(before, folding: nil, looked: nil)
  }

  /// A disk on which all goes well, as far as `before` has it.
  package init(
    _ before: @escaping @Sendable (Operation, String) -> Int32 = { _, _ in 0 }, folding: NameFolding? = nil,
    looked: (@Sendable (Int) -> Void)? = nil
  ) {
    self.folding = folding
    self.looked = looked
    self.before = before
  }
}
