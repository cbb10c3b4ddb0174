import ThemeCore

/// The marks on the bottom or right edge of a nine-patch's frame.
struct AndroidEdge {
  /// The pixels in which the title is placed, between the ends of the edge; nil if they can't be marked.
  let padding: Range<Int>?
  /// The layout bounds at the two ends of the edge, as far as they can be marked.
  let bounds: (Pixels, Pixels)

  /// Computes the marks for an edge with a length in pixels. `padding` contains the title's insets at the two ends, and is nil
  /// without a title; `bounds` contains the alignment insets.
  init(length: Int, padding: (Pixels, Pixels)?, bounds: (Pixels, Pixels)) {
    // aapt2 reads a bound at the far end alone as a bound at the near end.
    let canBound =
      bounds.0 > .zero && bounds.1 >= .zero && bounds.0.count + bounds.1.count < length
    guard let padding else {
      // Without a mark, Android would use the caps as padding.
      self.bounds = canBound ? bounds : (.zero, .zero)
      self.padding = self.bounds.0.count..<length - self.bounds.1.count
      return
    }
    let fits =
      padding.0 >= .zero && padding.1 >= .zero && padding.0.count + padding.1.count < length
    // A pixel can't be both black and red; the title's padding is more important.
    let areApart = !fits || (padding.0 >= bounds.0 && padding.1 >= bounds.1)
    self.bounds = canBound && areApart ? bounds : (.zero, .zero)
    self.padding = fits ? padding.0.count..<length - padding.1.count : nil
  }
}
