extension Array {
  /// Its elements in their order, in parts of a number of them; the last one has those that are left.
  package func parts(of count: Int) -> [ArraySlice<Element>] {
    let count = Swift.max(1, count)
    return stride(from: 0, to: self.count, by: count).map { start in
      self[start..<(self.count - start > count ? start + count : self.count)]
    }
  }
}
