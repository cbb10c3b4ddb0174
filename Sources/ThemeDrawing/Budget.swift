/// How much work a drawing may still make, in units of ``DrawingLimits/work``.
package struct Budget: Sendable {
  private(set) var left = DrawingLimits.work

  package init() {}

  /// How much work was made, or refused.
  package var spent: Int { DrawingLimits.work - left }

  mutating func spend(_ work: Int) throws(DrawingError) {
    left -= work
    guard left >= 0 else {
      throw DrawingError(problem: .tooLarge(.work, limit: Double(DrawingLimits.work)))
    }
  }
}
