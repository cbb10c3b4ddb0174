/// The nearest known name to one that was mistyped.
package enum Suggestion {
  /// The candidate with the smallest edit distance, when it is near enough to be meant; of equals, the first.
  ///
  /// Near enough is a third of the longer name's length, at least one edit but never the whole name; a difference of
  /// case alone always is.
  package static func nearest(to name: String, among candidates: some Sequence<String>) -> String? {
    var best: (name: String, distance: Int)?
    for candidate in candidates where candidate != name {
      if candidate.lowercased() == name.lowercased() { return candidate }
      let length = max(candidate.unicodeScalars.count, name.unicodeScalars.count)
      let limit = min(max(1, length / 3), length - 1)
      let distance = editDistance(name, candidate, limit: limit)
      if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.name
  }

  /// Insertions, deletions, replacements and swaps of neighbours between two names; `limit + 1` when it is more.
  private static func editDistance(_ left: String, _ right: String, limit: Int) -> Int {
    let left = Array(left.unicodeScalars)
    let right = Array(right.unicodeScalars)
    // Names longer than any key can't be meant, and must not cost quadratic time.
    guard abs(left.count - right.count) <= limit, left.count <= 128, right.count <= 128 else {
      return limit + 1
    }
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
