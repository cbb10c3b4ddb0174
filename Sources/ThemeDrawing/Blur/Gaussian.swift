/// A Gaussian in whole numbers.
///
/// Below a deviation of 8 pixels it is the sampled Gaussian to three deviations. Wider ones are sampled at every second,
/// fourth, … pixel, between which a tent leads straight from one to the next: its variance, (step² - 1) / 6, is left out
/// of theirs. Either is within 2/255 of the sum over the whole Gaussian, most within 1/255. Every pixel is taken alike,
/// so that a blurred mirror image is the mirror image blurred.
struct Gaussian {
  /// How many pixels one sample lies from the next, a power of two.
  let step: Int
  /// The middle one and those to one side of it. All together are 65,535 and one for each: what a product loses in
  /// rounding down. So what is all covered stays that.
  let weights: [UInt16]
  /// Likewise, of pixels; empty where every pixel is a sample.
  let tent: [UInt16]

  /// A standard deviation in pixels; nil where it is too small to be seen.
  init?(deviation: Double) {
    var step = 1
    while deviation >= 8 * Double(step) { step *= 2 }
    self.step = step
    let side = Double(step)
    let variance = (deviation * deviation - (side * side - 1) / 6) / (side * side)
    guard variance > 0.05 else { return nil }
    let reach = Int(((step == 1 ? 3 : 3.5) * variance.squareRoot()).rounded(.up))
    // e^(-i² / 2v) from one to the next: the quotients shrink by e^(-1/v).
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

  /// How many pixels away something can be seen.
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

/// e to a power that is not positive: Maclaurin's series of a 1024th of it, squared ten times.
private func exponential(_ power: Double) -> Double {
  let x = max(power, -700) / 1024
  var sum = 1.0
  for index in [8.0, 7, 6, 5, 4, 3, 2, 1] { sum = 1 + sum * x / index }
  for _ in 0..<10 { sum *= sum }
  return sum
}
