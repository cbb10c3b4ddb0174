/// A Gaussian kernel in integers.
///
/// For a deviation below 8 pixels, it is the Gaussian sampled at every pixel, up to three deviations. A wider one is sampled at
/// every second, fourth, … pixel and interpolated linearly by a tent, whose variance, (step² - 1) / 6, is subtracted from that
/// of the samples. Either is within 2/255 of the exact Gaussian blur, mostly within 1/255. The kernel is symmetric, so blurring
/// and mirroring can be exchanged.
struct Gaussian {
  /// The distance between samples in pixels, a power of two.
  let step: Int
  /// The middle weight and those on one side of it. The sum of all weights on both sides is 65,535 plus the number of weights,
  /// which compensates for rounding down each product, so that full coverage stays full.
  let weights: [UInt16]
  /// The weights of the tent in the same form; empty if every pixel is a sample.
  let tent: [UInt16]

  /// Creates the kernel for a standard deviation in pixels; nil if the blur is too small to be visible.
  init?(deviation: Double) {
    var step = 1
    while deviation >= 8 * Double(step) { step *= 2 }
    self.step = step
    let side = Double(step)
    let variance = (deviation * deviation - (side * side - 1) / 6) / (side * side)
    guard variance > 0.05 else { return nil }
    let reach = Int(((step == 1 ? 3 : 3.5) * variance.squareRoot()).rounded(.up))
    // The samples e^(-i² / 2v), computed from one to the next: the quotients decrease by the factor e^(-1/v).
    var samples = [1.0]
    var quotient = exponential(-0.5 / variance)
    let shrinking = quotient * quotient
    for _ in 0..<reach {
      samples.append(samples[samples.count - 1] * quotient)
      quotient *= shrinking
    }
    weights = Gaussian.weights(of: samples)
    tent = step == 1 ? [] : Gaussian.weights(of: (0..<step).map { Double(step - $0) })
  }

  /// The distance in pixels up to which the blur can be visible.
  var reach: Int { (weights.count - 1) * step + max(tent.count - 1, 0) }

  private static func weights(of samples: [Double]) -> [UInt16] {
    let sum = samples.dropFirst().reduce(samples[0]) { $0 + 2 * $1 }
    var sides: [UInt16] = []
    for sample in samples.dropFirst() {
      let weight = (sample / sum * 65_536).rounded()
      if weight < 1 { break }
      sides.append(UInt16(weight))
    }
    let total = 65_536 + 2 * sides.count
    return [UInt16(total - 2 * sides.reduce(0) { $0 + Int($1) })] + sides
  }
}

/// e to the power of a number that is not positive: the Maclaurin series of 1/1024 of the power, squared ten times.
private func exponential(_ power: Double) -> Double {
  let x = max(power, -700) / 1024
  var sum = 1.0
  for index in [8.0, 7, 6, 5, 4, 3, 2, 1] { sum = 1 + sum * x / index }
  for _ in 0..<10 { sum *= sum }
  return sum
}
