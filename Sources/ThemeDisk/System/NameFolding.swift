/// A test's file system that takes spellings that differ in case, or in how an accent is written, for one name, as exFAT, FAT,
/// APFS and NTFS do.
package struct NameFolding: Sendable {
  /// Whether each spelling has an identity of its own (exFAT, FAT), or each entry (APFS).
  package let identifiesSpellings: Bool
  /// Whether an entry can be renamed to another spelling of its name; systems that can't do nothing, and say that all went well.
  package let respells: Bool

  package init(identifiesSpellings: Bool, respells: Bool) {
    (self.identifiesSpellings, self.respells) = (identifiesSpellings, respells)
  }

  /// The name in a folder that is taken for a name, or that name where there is none.
  func entry(named name: String, in folder: Folder) throws(SystemError) -> String {
    let names = try folder.names(limit: .max) ?? []
    if names.contains(where: { $0.utf8.elementsEqual(name.utf8) }) { return name }
    let sense = name.lowercased()
    return names.first { $0.lowercased() == sense } ?? name
  }

  /// What to add to a file's number for a spelling.
  func offset(of name: String) -> UInt64 {
    identifiesSpellings ? name.utf8.reduce(1) { $0 &* 31 &+ UInt64($1) } : 0
  }
}

extension BundleFolder {
  /// Tells a test how many names were gone through.
  func looked(at names: Int) { root.faults?.looked?(names) }
}

extension Folder {
  /// The name under which the system knows what has a name.
  func entry(_ name: String) throws(SystemError) -> String {
    guard let folding = faults?.folding else { return name }
    return try folding.entry(named: name, in: self)
  }
}
