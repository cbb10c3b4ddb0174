extension Mask {
  /// The part of the blurred mask within `target`. Nothing is covered outside the mask's own bounds.
  func blurred(by gaussian: Gaussian?, in target: PixelBounds) -> Mask {
    guard let gaussian else { return cropped(to: target) }
    guard gaussian.step > 1 else { return convolved(with: gaussian.weights, in: target) }
    // The pixels after the first convolution, as far as they contribute to the target.
    let needed = target.expanded(by: (gaussian.weights.count - 1) * gaussian.step)
    let tented = bounds.expanded(by: gaussian.tent.count - 1).intersection(needed)
    return convolved(with: gaussian.tent, in: tented)
      .convolved(with: gaussian.weights, step: gaussian.step, in: target)
  }
}

extension Mask {
  /// The part of the mask within `target`, blurred in each direction by itself.
  func blurred(across: Gaussian?, down: Gaussian?, in target: PixelBounds) -> Mask {
    let needed = PixelBounds(
      left: target.left, top: target.top - (down?.reach ?? 0), right: target.right,
      bottom: target.bottom + (down?.reach ?? 0)
    ).intersection(bounds.expanded(by: across?.reach ?? 0))
    return blurred(by: across, isDown: false, in: needed).blurred(by: down, isDown: true, in: target)
  }

  private func blurred(by gaussian: Gaussian?, isDown: Bool, in target: PixelBounds) -> Mask {
    guard let gaussian, !target.isEmpty else { return cropped(to: target) }
    // Turned around, columns are rows.
    let source = isDown ? transposed : self
    let target = isDown ? target.transposed : target
    var made = Mask(target)
    let reach = gaussian.reach
    let width = (target.width + 7) & ~7
    let rest = (gaussian.weights.count - 1) * gaussian.step
    var row = [UInt16](repeating: 0, count: width + 2 * reach)
    var tented = [UInt16](repeating: 0, count: (width + 2 * rest + 7) & ~7)
    var blurred = [UInt16](repeating: 0, count: width)
    let from = source.bounds.intersection(
      PixelBounds(
        left: target.left - reach, top: target.top, right: target.left + width + reach, bottom: target.bottom)
    )
    for y in from.top..<from.bottom {
      for index in row.indices { row[index] = 0 }
      let place = from.left - target.left + reach
      row.replaceSubrange(place..<place + from.width, with: source.values[source.range(y, of: from)])
      if gaussian.step > 1 {
        let side = gaussian.tent.count - 1
        let padded = row + [UInt16](repeating: 0, count: 16)
        convolve(
          padded, at: reach - rest - side, step: 1, gaussian.tent, into: &tented, at: 0, count: tented.count)
        convolve(tented, at: 0, step: gaussian.step, gaussian.weights, into: &blurred, at: 0, count: width)
      } else {
        convolve(row, at: 0, step: 1, gaussian.weights, into: &blurred, at: 0, count: width)
      }
      made.values.replaceSubrange(made.range(y, of: target), with: blurred[..<target.width])
    }
    return isDown ? made.transposed : made
  }

  private var transposed: Mask {
    var turned = Mask(bounds.transposed)
    for y in 0..<bounds.height {
      for x in 0..<bounds.width { turned.values[x * bounds.height + y] = values[y * bounds.width + x] }
    }
    return turned
  }
}

extension PixelBounds {
  fileprivate var transposed: PixelBounds {
    PixelBounds(left: top, top: left, right: bottom, bottom: right)
  }
}

/// Eight pixels, which are processed at once.
private typealias Block = SIMD8<UInt16>

extension Mask {
  /// The mask convolved with a symmetric kernel in both directions, within `target`. The weights apply to pixels that are
  /// `step` apart.
  func convolved(with weights: [UInt16], step: Int = 1, in target: PixelBounds) -> Mask {
    let reach = (weights.count - 1) * step
    let needed = bounds.intersection(target.expanded(by: reach))
    guard !needed.isEmpty, !target.isEmpty else { return Mask(target) }
    // The width is rounded up to whole blocks.
    let width = (target.width + 7) & ~7
    // The rows of the mask that contribute, after the horizontal convolution. Rows outside the mask are empty.
    var across = [UInt16](repeating: 0, count: width * (target.height + 2 * reach))
    var row = [UInt16](repeating: 0, count: width + 2 * reach)
    let place = needed.left - target.left + reach
    for y in needed.top..<needed.bottom {
      let from = (y - bounds.top) * bounds.width + needed.left - bounds.left
      row.replaceSubrange(place..<place + needed.width, with: values[from..<from + needed.width])
      convolve(
        row, at: 0, step: step, weights, into: &across, at: (y - target.top + reach) * width, count: width)
    }
    var blurred = [UInt16](repeating: 0, count: width * target.height)
    for y in 0..<target.height {
      convolve(
        across, at: y * width, step: step * width, weights, into: &blurred, at: y * width, count: width)
    }
    if width == target.width { return Mask(target, values: blurred) }
    var values: [UInt16] = []
    values.reserveCapacity(target.width * target.height)
    for y in 0..<target.height { values += blurred[y * width..<y * width + target.width] }
    return Mask(target, values: values)
  }
}

/// Computes `count` results, each a weighted sum of `2 × reach + 1` values that are `step` apart. The values of the first
/// result begin at `start`. `count` must be a multiple of 8.
private func convolve(
  _ source: [UInt16], at start: Int, step: Int, _ weights: [UInt16], into target: inout [UInt16],
  at place: Int, count: Int
) {
  let reach = weights.count - 1
  precondition(
    count % 8 == 0 && start + 2 * reach * step + count <= source.count && place + count <= target.count,
    "a convolution that leaves its pixels")
  unsafe source.withUnsafeBytes { source in
    unsafe target.withUnsafeMutableBytes { target in
      for x in stride(from: 0, to: count, by: 8) {
        let middle = start + x + reach * step
        func block(_ index: Int) -> Block {
          unsafe source.loadUnaligned(fromByteOffset: 2 * index, as: Block.self)
        }
        var sum = block(middle).upperHalf(times: weights[0])
        for distance in 1..<max(weights.count, 1) {
          let weight = weights[distance]
          sum &+= block(middle - distance * step).upperHalf(times: weight)
          sum &+= block(middle + distance * step).upperHalf(times: weight)
        }
        unsafe target.storeBytes(of: sum, toByteOffset: 2 * (place + x), as: Block.self)
      }
    }
  }
}

extension SIMD8<UInt16> {
  /// The upper 16 bits of the products.
  @inline(__always)
  fileprivate func upperHalf(times weight: UInt16) -> SIMD8<UInt16> {
    let product = SIMD8<UInt32>(truncatingIfNeeded: self) &* SIMD8<UInt32>(repeating: UInt32(weight))
    return SIMD8<UInt16>(truncatingIfNeeded: product &>> 16)
  }
}

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
