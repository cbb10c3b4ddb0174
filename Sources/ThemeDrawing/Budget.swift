package import ThemeCore

/// How much work a drawing may still make: roughly the pixels that are visited, layer by layer, and the pixels of all outlines.
/// A step takes about a nanosecond, or two.
package struct Budget: Sendable {
  private let limits: Limits
  private(set) var left: Int

  package init(_ limits: Limits = Limits()) {
    self.limits = limits
    left = limits[.drawingWork]
  }

  /// How much work was made, or refused.
  package var spent: Int { limits[.drawingWork] - left }

  mutating func spend(_ work: Int) throws(DrawingError) {
    left -= work
    guard left >= 0 else { throw DrawingError(problem: .exceeds(.work, limits.exceeded(.drawingWork))) }
  }
}
