/// The names in a folder, sorted by their UTF-8 bytes.
///
/// The names can't be enumerated: a rule that did so for every file would take quadratic time.
package struct SortedNames: Sendable {
  /// The number of names among which a mistyped name is looked for. In a larger folder, these are the names next to it in byte
  /// order, which begin in a similar way.
  package static let mostAround = 512

  private let names: [String]

  /// `names` must be sorted by their UTF-8 bytes, as folders return them.
  package init(_ names: [String]) { self.names = names }

  /// Whether the folder has a name, byte for byte. `==` would treat two spellings of an accented letter as the same name.
  package func holds(_ name: String) -> Bool {
    let place = place(of: name)
    return place < names.count && names[place].utf8.elementsEqual(name.utf8)
  }

  /// The names among which to look for a mistyped name: all of them, or in a large folder those next to it in byte order. The
  /// search thus has a bounded cost, however large the folder is and however many names are missing.
  package func around(_ name: String) -> ArraySlice<String> {
    guard names.count > Self.mostAround else { return names[...] }
    let start = max(0, min(place(of: name) - Self.mostAround / 2, names.count - Self.mostAround))
    return names[start..<start + Self.mostAround]
  }

  /// The index of a name, or the one at which it would be inserted.
  private func place(of name: String) -> Int {
    names.partitioningIndex { !$0.utf8.lexicographicallyPrecedes(name.utf8) }
  }
}
