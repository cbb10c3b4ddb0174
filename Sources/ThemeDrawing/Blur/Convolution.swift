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
