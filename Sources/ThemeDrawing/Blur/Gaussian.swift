/// A Gaussian in whole numbers.
///
/// Below a deviation of 8 pixels it is the sampled Gaussian to three deviations. Wider ones are taken on a grid of blocks
/// of 2, 4, … pixels: averaging blocks and interpolating between them add block² / 4 to the variance, which is left out
/// of the kernel's. Either is within 2/255 of the sum over the whole Gaussian, most within 1/255.
struct Gaussian {
  /// The sides of the blocks, in pixels, a power of two; 1 takes the pixels themselves.
  let block: Int
  /// The middle one and those to one side of it. All together are 65,535 and one for each: what a product loses in
  /// rounding down. So what is all covered stays that.
  let weights: [UInt16]

  /// A standard deviation in pixels; nil where it is too small to be seen.
  init?(deviation: Double) {
    var block = 1
    while deviation >= 8 * Double(block) { block *= 2 }
    self.block = block
    let side = Double(block)
    let variance =
      block == 1 ? deviation * deviation : (deviation * deviation - side * side / 4) / (side * side)
    guard variance > 0.05 else { return nil }
    let reach = Int(((block == 1 ? 3 : 3.5) * variance.squareRoot()).rounded(.up))
    // e^(-i² / 2v) from one to the next: the quotients shrink by e^(-1/v).
    var samples = [1.0]
    var quotient = exponential(-0.5 / variance)
    let shrinking = quotient * quotient
    for _ in 0..<reach {
      samples.append(samples[samples.count - 1] * quotient)
      quotient *= shrinking
    }
    let sum = samples.dropFirst().reduce(1) { $0 + 2 * $1 }
    var sides: [UInt16] = []
    for sample in samples.dropFirst() {
      let weight = (sample / sum * 65_536).rounded()
      if weight < 1 { break }
      sides.append(UInt16(weight))
    }
    let total = 65_536 + 2 * sides.count
    weights = [UInt16(total - 2 * sides.reduce(0) { $0 + Int($1) })] + sides
  }

  /// How many pixels away something can be seen.
  var reach: Int { block == 1 ? weights.count - 1 : (weights.count + 1) * block }
}

/// e to a power that is not positive: Maclaurin's series of a 1024th of it, squared ten times.
private func exponential(_ power: Double) -> Double {
  let x = max(power, -700) / 1024
  var sum = 1.0
  for index in [8.0, 7, 6, 5, 4, 3, 2, 1] { sum = 1 + sum * x / index }
  for _ in 0..<10 { sum *= sum }
  return sum
}
