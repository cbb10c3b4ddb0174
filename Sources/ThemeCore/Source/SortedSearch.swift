// This file is public, unlike most of the project, because the compiler does not specialize generic `package` code in other
// modules, and every rule uses this search to look up variants.

extension RandomAccessCollection where Index == Int {
  /// The first index whose element satisfies the condition, or the end index. All elements after one that satisfies the
  /// condition must satisfy it too.
  @inlinable public func partitioningIndex(where belongsToSecondPart: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if belongsToSecondPart(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
