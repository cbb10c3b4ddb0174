// Public, unlike the rest of the project: of `package` code the compiler specializes nothing in other modules, and every
// rule looks up variants by this.

extension RandomAccessCollection where Index == Int {
  /// The first index whose element a condition holds for, or the end; it holds for every element behind one for which it
  /// holds.
  @inlinable public func partitioningIndex(where belongsToSecondPart: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if belongsToSecondPart(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
