/// The names in a folder, sorted by their UTF-8 bytes.
///
/// There is no way to go through all of them: a rule that did so for every file would cost the square of their number.
package struct SortedNames: Sendable {
  /// Among how many names one is looked for that was mistyped. In a folder of more, those that sort next to it are: they begin
  /// alike.
  package static let mostAround = 512

  private let names: [String]

  /// `names` are as folders give them, sorted by bytes.
  package init(_ names: [String]) { self.names = names }

  /// Whether a name is there, byte for byte: `==` would take two spellings of one accented letter for the same name.
  package func holds(_ name: String) -> Bool {
    let place = place(of: name)
    return place < names.count && names[place].utf8.elementsEqual(name.utf8)
  }

  /// The names among which to look for one that was mistyped: all, or of many those that sort next to it. So it costs the same
  /// whoever fills the folder, and for however many names that are not there.
  package func around(_ name: String) -> ArraySlice<String> {
    guard names.count > Self.mostAround else { return names[...] }
    let start = max(0, min(place(of: name) - Self.mostAround / 2, names.count - Self.mostAround))
    return names[start..<start + Self.mostAround]
  }

  /// Where a name stands, or would stand, found by halving.
  private func place(of name: String) -> Int {
    names.partitioningIndex { !$0.utf8.lexicographicallyPrecedes(name.utf8) }
  }
}
