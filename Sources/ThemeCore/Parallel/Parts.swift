extension Array {
  /// The elements in parts of `count`, in order; the last part has the remaining ones.
  package func parts(of count: Int) -> [ArraySlice<Element>] {
    let count = Swift.max(1, count)
    return stride(from: 0, to: self.count, by: count).map { start in
      self[start..<(self.count - start > count ? start + count : self.count)]
    }
  }
}
