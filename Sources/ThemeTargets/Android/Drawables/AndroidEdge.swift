import ThemeCore

/// What fits on the bottom or right edge of a frame.
struct AndroidEdge {
  /// Where the title lies, between the ends of the edge; nil where that can't be marked.
  let padding: Range<Int>?
  /// What lies outside of what layout aligns, as far as it can be marked.
  let bounds: (Pixels, Pixels)

  /// Takes the two insets of a title, nil where there is none, and the two layout bounds.
  init(length: Int, padding: (Pixels, Pixels)?, bounds: (Pixels, Pixels)) {
    // A bound at the far end alone is read by aapt2 as the near one.
    let canBound =
      bounds.0 > .zero && bounds.1 >= .zero && bounds.0.count + bounds.1.count < length
    guard let padding else {
      // Without a mark the caps were padding.
      self.bounds = canBound ? bounds : (.zero, .zero)
      self.padding = self.bounds.0.count..<length - self.bounds.1.count
      return
    }
    let fits =
      padding.0 >= .zero && padding.1 >= .zero && padding.0.count + padding.1.count < length
    // Black and red can't be one pixel: what the title needs counts more.
    let areApart = !fits || (padding.0 >= bounds.0 && padding.1 >= bounds.1)
    self.bounds = canBound && areApart ? bounds : (.zero, .zero)
    self.padding = fits ? padding.0.count..<length - padding.1.count : nil
  }
}
