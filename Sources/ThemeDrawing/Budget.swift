package import ThemeCore

/// The work that a drawing may still take, counted roughly as the pixels that are visited for each layer and the pixels along
/// all outlines. A step takes one or two nanoseconds.
package struct Budget: Sendable {
  private let limits: Limits
  private(set) var left: Int

  package init(_ limits: Limits = Limits()) {
    self.limits = limits
    left = limits[.drawingWork]
  }

  /// The work that was done, including work that was refused because it exceeded the limit.
  package var spent: Int { limits[.drawingWork] - left }

  mutating func spend(_ work: Int) throws(DrawingError) {
    left -= work
    guard left >= 0 else { throw DrawingError(problem: .exceeds(.work, limits.exceeded(.drawingWork))) }
  }
}
