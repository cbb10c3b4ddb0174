/// How much work a drawing may still make, in units of ``DrawingLimits/work``.
struct Budget {
  private(set) var left = DrawingLimits.work

  mutating func spend(_ work: Int) throws(DrawingError) {
    left -= work
    guard left >= 0 else {
      throw DrawingError(problem: .tooLarge(.work, limit: Double(DrawingLimits.work)))
    }
  }
}
