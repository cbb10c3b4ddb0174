extension String {
  /// Whether the text has more successive combining marks than ``Limit/combiningMarks``. The limit is that of Unicode's
  /// Stream-Safe Text Format (UAX #15), and far above what any language needs.
  ///
  /// The limit is necessary because strings are compared for canonical equivalence, which sorts successive marks and takes
  /// quadratic time in their number.
  package var hasLongRunOfMarks: Bool {
    let limit = Limit.combiningMarks.standard
    // In UTF-8, a combining mark takes at least two bytes.
    guard utf8.count > 2 * limit else { return false }
    var run = 0
    for scalar in unicodeScalars {
      run = scalar.isCombiningMark ? run + 1 : 0
      if run > limit { return true }
    }
    return false
  }
}

extension Unicode.Scalar {
  /// Whether normalization can move the scalar before the preceding one.
  fileprivate var isCombiningMark: Bool {
    switch value {
    case 0..<0x300: false
    // These scalars have the class 0, but their decompositions consist of combining marks.
    case 0xF73, 0xF75, 0xF81: true
    default: properties.canonicalCombiningClass != .notReordered
    }
  }
}
