extension String {
  /// Whether it has more combining marks in a row than ``Limit/combiningMarks``: as many as Unicode's Stream-Safe Text Format
  /// (UAX #15) allows, far more than any language writes.
  ///
  /// Two texts are the same when they are canonically equivalent: to find that out, marks in a row are put in order, which
  /// takes the square of their number.
  package var hasLongRunOfMarks: Bool {
    let limit = Limit.combiningMarks.standard
    // A mark has at least two bytes.
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
  /// Whether normalizing a text may move it before what stands in front of it.
  fileprivate var isCombiningMark: Bool {
    switch value {
    case 0..<0x300: false
    // These begin nothing either, but for their class.
    case 0xF73, 0xF75, 0xF81: true
    default: properties.canonicalCombiningClass != .notReordered
    }
  }
}
