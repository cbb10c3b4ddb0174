import DrawingProbe
import Testing

/// What is covered of each pixel, beside Cairo at eight times the size.
struct CoverageTests {
  @Test func fillsAreCairos() { expectEqual(Case.fills, "fills") }

  @Test func strokesAreCairos() { expectEqual(Case.strokes, "strokes") }

  private func expectEqual(_ cases: [Case], _ name: String) {
    var (sum, touched, worst) = (0.0, 0, 0.0)
    for made in cases {
      let ours = Probe.coverage(of: made.ink, width: made.width, height: made.height)
      let theirs = made.drawnByCairo()
      var (caseSum, caseTouched, caseWorst) = (0.0, 0, 0.0)
      for (our, their) in zip(ours, theirs) where (1..<255).contains(our) || (their > 0 && their < 255) {
        let difference = abs(Double(our) - their)
        caseSum += difference
        caseTouched += 1
        caseWorst = max(caseWorst, difference)
      }
      let mean = caseTouched > 0 ? caseSum / Double(caseTouched) : 0
      if mean > 1.5 || caseWorst > 16 {
        Issue.record("\(made): off by \(mean) on average, \(caseWorst) at worst")
      }
      (sum, touched, worst) = (sum + caseSum, touched + caseTouched, max(worst, caseWorst))
    }
    print(
      "\(cases.count) \(name): off by \(hundredths(sum / Double(touched))) of 255 on average, \(hundredths(worst)) at worst"
    )
  }
}
