/// The nearest known name to one that was mistyped.
package enum Suggestion {
  /// The candidate with the smallest edit distance, when it is near enough to be meant; of equals, the first.
  ///
  /// Near enough is a third of the longer name's length, at least one edit but never the whole name; a difference of
  /// case alone always is.
  package static func nearest(to name: String, among candidates: some Sequence<String>) -> String? {
    var best: (name: String, distance: Int)?
    var cells = mostCells
    let nameLength = name.unicodeScalars.count
    let small = nameLength <= longest ? name.lowercased() : name
    for candidate in candidates where candidate != name {
      let candidateLength = candidate.unicodeScalars.count
      let length = max(candidateLength, nameLength)
      let limit = min(max(1, length / 3), length - 1)
      // Names longer than any key can't be meant, and must not cost quadratic time.
      guard length <= longest, abs(candidateLength - nameLength) <= limit else { continue }
      if candidate.lowercased() == small { return candidate }
      cells -= nameLength * candidateLength
      guard cells >= 0 else { break }
      let distance = editDistance(name, candidate)
      if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.name
  }

  /// The most Unicode scalars of a name that can be meant.
  private static let longest = 128

  /// How many pairs of scalars one search compares before it is content with what it has: a folder may hold a hundred
  /// thousand names.
  private static let mostCells = 4_000_000

  /// Insertions, deletions, replacements and swaps of neighbors between two names.
  private static func editDistance(_ left: String, _ right: String) -> Int {
    let left = Array(left.unicodeScalars)
    let right = Array(right.unicodeScalars)
    var before: [Int] = []
    var previous = Array(0...right.count)
    for (row, scalar) in left.enumerated() {
      var current = [row + 1]
      for (column, other) in right.enumerated() {
        var cost = min(
          previous[column + 1] + 1, current[column] + 1, previous[column] + (scalar == other ? 0 : 1))
        if row > 0, column > 0, scalar == right[column - 1], left[row - 1] == other {
          cost = min(cost, before[column - 1] + 1)
        }
        current.append(cost)
      }
      before = previous
      previous = current
    }
    return previous[right.count]
  }
}
