import DrawingProbe
import Foundation
import Testing

/// Blurred shadows, beside the sum over a whole Gaussian.
struct BlurTests {
  /// In points; the deviation is half of it.
  @Test(arguments: [0.3, 0.5, 1, 1.5, 2, 3, 4, 5, 8, 11.9, 12, 13, 16, 20, 24, 32, 48, 64])
  func blurIsGaussian(_ blur: Double) {
    let side = 96 + 4 * Int(blur)
    var worst = 0.0
    for made in Self.inks {
      var ink = made
      // In the middle.
      ink.frame.x += Double(side / 2)
      ink.frame.y += Double(side / 2)
      let sharp = Probe.coverage(of: ink, width: side, height: side)
      let ours = Probe.shadow(of: ink, blur: blur, width: side, height: side)
      let theirs = blurred(sharp, side, deviation: blur / 2)
      for (our, their) in zip(ours, theirs) { worst = max(worst, abs(Double(our) - their)) }
    }
    print("blur \(blur): off by \(hundredths(worst)) of 255 at worst")
    #expect(worst <= 2)
  }

  private static let inks: [Probe.Ink] = [
    Probe.Ink(shape: .rectangle, frame: (x: -24, y: -15, width: 48, height: 30)),
    Probe.Ink(shape: .rectangle, frame: (x: -20, y: 3, width: 44, height: 1)),
    Probe.Ink(
      shape: .chevron(point: 13, radius: 5, shoulder: 5, tip: 1, pointsLeft: true),
      frame: (x: -24.5, y: -14, width: 47, height: 29.5)),
    Probe.Ink(shape: .ellipse, frame: (x: -3, y: -2, width: 5, height: 6)),
  ]

  private func blurred(_ values: [UInt8], _ side: Int, deviation: Double) -> [Double] {
    let reach = Int(6 * deviation) + 2
    var weights = (-reach...reach).map { exp(-Double($0 * $0) / (2 * deviation * deviation)) }
    let sum = weights.reduce(0, +)
    weights = weights.map { $0 / sum }
    func pass(_ source: [Double], _ step: Int, _ other: Int) -> [Double] {
      var result = [Double](repeating: 0, count: source.count)
      for line in 0..<side {
        for place in 0..<side {
          var total = 0.0
          for near in max(place - reach, 0)..<min(place + reach + 1, side) {
            total += weights[near - place + reach] * source[line * other + near * step]
          }
          result[line * other + place * step] = total
        }
      }
      return result
    }
    return pass(pass(values.map(Double.init), 1, side), side, 1)
  }
}
