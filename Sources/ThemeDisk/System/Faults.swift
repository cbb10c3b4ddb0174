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

/// A simulated file system for tests, in which spellings that differ in case, or in how an accent is encoded, are one name, as
/// in exFAT, FAT, APFS and NTFS.
package struct NameFolding: Sendable {
  /// Whether each spelling of a name has its own identity (exFAT, FAT) or each entry has one (APFS).
  package let identifiesSpellings: Bool
  /// Whether an entry can be renamed to another spelling of its name. A file system that can't do that does nothing and reports
  /// success.
  package let respells: Bool

  package init(identifiesSpellings: Bool, respells: Bool) {
    (self.identifiesSpellings, self.respells) = (identifiesSpellings, respells)
  }

  /// The listed name that is the same as `name` in a folder; `name` itself if there is none.
  func entry(named name: String, in folder: Folder) throws(SystemError) -> String {
    let names = try folder.names(limit: .max) ?? []
    if names.contains(where: { $0.utf8.elementsEqual(name.utf8) }) { return name }
    let sense = name.lowercased()
    return names.first { $0.lowercased() == sense } ?? name
  }

  /// The number to add to a file's inode number for a spelling.
  func offset(of name: String) -> UInt64 {
    identifiesSpellings ? name.utf8.reduce(1) { $0 &* 31 &+ UInt64($1) } : 0
  }
}

extension BundleFolder {
  /// Reports to a test how many names were looked through.
  func looked(at names: Int) { root.faults?.looked?(names) }
}

extension Folder {
  /// The name in the folder that is the same as `name` under the simulated rules.
  func entry(_ name: String) throws(SystemError) -> String {
    guard let folding = faults?.folding else { return name }
    return try folding.entry(named: name, in: self)
  }
}
