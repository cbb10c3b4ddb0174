// Names as folders give them: sorted by their UTF-8 bytes.

extension [String] {
  /// Among how many names one is looked for that was mistyped. In a folder of more, those that sort next to it are: they begin
  /// alike.
  package static let namesAround = 512

  /// Whether sorted names hold one, byte for byte: `==` would take two spellings of one accented letter for the same name.
  package func holds(sorted name: String) -> Bool {
    let place = place(sorted: name)
    return place < count && self[place].utf8.elementsEqual(name.utf8)
  }

  /// The names among which to look for one that was mistyped: all, or of many those that sort next to it. So it costs the same
  /// whoever fills the folder, and for however many names that are not there.
  package func around(sorted name: String) -> ArraySlice<String> {
    guard count > Self.namesAround else { return self[...] }
    let start = Swift.max(0, Swift.min(place(sorted: name) - Self.namesAround / 2, count - Self.namesAround))
    return self[start..<start + Self.namesAround]
  }

  /// Where a name stands, or would stand, found by halving.
  private func place(sorted name: String) -> Int {
    partitioningIndex { !$0.utf8.lexicographicallyPrecedes(name.utf8) }
  }
}
