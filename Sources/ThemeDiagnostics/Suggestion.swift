/// The search for the known name that a mistyped name probably means.
package enum Suggestion {
  /// The candidate with the smallest edit distance, or the first of several; nil if none is near enough.
  ///
  /// The distance may be a third of the longer name's length, or one edit if that is more, but must be less than its whole
  /// length. A name that differs only in case is always near enough.
  package static func nearest(to name: String, among candidates: some Sequence<String>) -> String? {
    var best: (name: String, distance: Int)?
    var cells = mostCells
    let nameLength = name.unicodeScalars.count
    let small = nameLength <= longest ? name.lowercased() : name
    for candidate in candidates where candidate != name {
      let candidateLength = candidate.unicodeScalars.count
      let length = max(candidateLength, nameLength)
      let limit = min(max(1, length / 3), length - 1)
      // Names longer than any key are skipped, because comparing them would take quadratic time.
      guard length <= longest, abs(candidateLength - nameLength) <= limit else { continue }
      if candidate.lowercased() == small { return candidate }
      cells -= nameLength * candidateLength
      guard cells >= 0 else { break }
      let distance = editDistance(name, candidate)
      if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.name
  }

  /// The maximum length of a name that is compared, in Unicode scalars.
  private static let longest = 128

  /// The number of pairs of scalars after which a search ends with its best result so far. A folder may contain a hundred
  /// thousand names.
  private static let mostCells = 4_000_000

  /// The number of insertions, deletions, replacements and swaps of neighbors that turn one name into the other.
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
