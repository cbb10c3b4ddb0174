/// The bilinear mix of four pixels around a point, of premultiplied values, exact except for one final rounding. Words hold
/// straight colors with red in the lowest byte.
///
/// With weights w of the four pixels, whose sum is the product of both taps' wholes, alpha is sum(w a) / sum(w) and a channel
/// is sum(w a c) / sum(w a), each rounded half up. This is the premultiplied mean without an intermediate premultiplied word.
/// Four equal words therefore give exactly that word, and the order of the axes doesn't matter.
func blend(
  _ topLeft: UInt32, _ topRight: UInt32, _ bottomLeft: UInt32, _ bottomRight: UInt32, _ x: Tap, _ y: Tap
) -> UInt32 {
  if topLeft == topRight && bottomLeft == bottomRight && topLeft == bottomLeft { return topLeft }
  let left = UInt64(x.whole - x.fraction)
  let right = UInt64(x.fraction)
  let top = UInt64(y.whole - y.fraction)
  let bottom = UInt64(y.fraction)
  let weights = (
    left * top * UInt64(topLeft >> 24), right * top * UInt64(topRight >> 24),
    left * bottom * UInt64(bottomLeft >> 24), right * bottom * UInt64(bottomRight >> 24)
  )
  let covered = weights.0 + weights.1 + weights.2 + weights.3
  let alpha = rounded(covered, over: UInt64(x.whole) * UInt64(y.whole))
  guard alpha > 0 else { return 0 }
  func channel(_ shift: UInt32) -> UInt32 {
    let sum =
      weights.0 * UInt64(topLeft >> shift & 255) + weights.1 * UInt64(topRight >> shift & 255)
      + weights.2 * UInt64(bottomLeft >> shift & 255) + weights.3 * UInt64(bottomRight >> shift & 255)
    return rounded(sum, over: covered) << shift
  }
  return alpha << 24 | channel(16) | channel(8) | channel(0)
}

/// `value / divisor`, rounded half up.
private func rounded(_ value: UInt64, over divisor: UInt64) -> UInt32 {
  UInt32((2 * value + divisor) / (2 * divisor))
}
