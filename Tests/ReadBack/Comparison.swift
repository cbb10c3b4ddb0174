/// What is seen of something, by name: `title color` is `#ffffff`. What is not said has no entry.
struct Facts {
  private(set) var values: [String: String] = [:]

  subscript(name: String) -> String? {
    get { values[name] }
    set { values[name] = newValue }
  }

  mutating func add(_ other: Facts) { values.merge(other.values) { $1 } }
}

/// The ways in which what a consumer sees differs from what the slices say.
struct Comparison {
  private(set) var differences: [String] = []

  mutating func report(_ difference: String) { differences.append(difference) }

  /// Holds all that is seen against all that should be: what only one of them says differs, too.
  mutating func expectEqual(_ seen: Facts, _ wanted: Facts, at place: String) {
    for name in Set(seen.values.keys).union(wanted.values.keys).sorted() {
      let (found, expected) = (seen[name], wanted[name])
      if found == expected { continue }
      if let found, let expected, Comparison.agree(found, expected) { continue }
      report("\(place): \(name) is \(found ?? "not said"), not \(expected ?? "to be said")")
    }
  }

  /// Holds the images that a bundle has against those that something shows.
  mutating func expectShown(_ used: Set<String>, of images: Images) {
    for path in images.paths.sorted() where !used.contains(path) { report("nothing shows `\(path)`") }
    for path in images.doubles { report("`\(path)` is there twice") }
  }

  /// Whether two texts are the same word for word; numbers may differ by what writing them in a few decimals leaves out.
  private static func agree(_ found: String, _ wanted: String) -> Bool {
    let (words, others) = (found.split(separator: " "), wanted.split(separator: " "))
    return words.count == others.count
      && zip(words, others).allSatisfy { word, other in
        if word == other { return true }
        guard let number = Double(word), let value = Double(other) else { return false }
        return abs(number - value) < 0.003
      }
  }
}
