package import ThemeCore

/// The longest side, in pixels, of the resampler's input and output. Up to this length, its exact sums fit in 64 bits.
package let longestResampledSide = 16_384

/// A picture resampled to another size with its caps kept. Previews, proofs and golden images share this resampler, which
/// computes in integers.
///
/// `caps` are in pixels of `source` and must leave at least one line of core on each axis; an axis whose caps are both 0 is all
/// core. `size` is in pixels, at least 1 x 1. Sides are at most `longestResampledSide`. If the destination is too small for the
/// caps, all four shrink by a common factor. A line between two source lines is the mean of their premultiplied values, rounded
/// half up.
package func resampled(
  _ source: Bitmap, caps: Insets<Pixels>, to size: Size<Pixels>, mode: PerAxis<ResizingMode>
) -> Bitmap {
  let width = size.width.count
  let height = size.height.count
  precondition(
    max(source.width, source.height, width, height) <= longestResampledSide, "a picture out of bounds")
  let maps = lineMaps(from: source.size, caps: caps, to: size, mode: mode)
  let columns = (0..<width).map { maps.horizontal[$0] }
  var pixels: [UInt32] = []
  pixels.reserveCapacity(width * height)
  for y in 0..<height {
    let row = maps.vertical[y]
    for column in columns {
      pixels.append(source.pixel(at: column, row))
    }
  }
  return Bitmap(width: width, height: height, pixels: pixels)
}

/// A picture resampled to another size with one mode for both axes, as themes set it.
package func resampled(
  _ source: Bitmap, caps: Insets<Pixels>, to size: Size<Pixels>, mode: ResizingMode
) -> Bitmap {
  resampled(source, caps: caps, to: size, mode: PerAxis(both: mode))
}

/// The maps of both axes from the size of a source to the size of a destination.
func lineMaps(
  from source: Size<Pixels>, caps: Insets<Pixels>, to size: Size<Pixels>, mode: PerAxis<ResizingMode>
) -> PerAxis<LineMap> {
  let squeeze = Squeeze(caps: caps, in: size)
  func map(_ axis: Axis) -> LineMap {
    LineMap(
      from: source.length(along: axis).count, leading: caps.leading(along: axis).count,
      trailing: caps.trailing(along: axis).count, to: size.length(along: axis).count, mode: mode[axis],
      squeeze: squeeze)
  }
  return PerAxis(horizontal: map(.horizontal), vertical: map(.vertical))
}

extension Bitmap {
  /// The pixel at the intersection of a column tap and a row tap.
  func pixel(at x: Tap, _ y: Tap) -> UInt32 {
    let right = x.fraction == 0 ? x.index : x.index + 1
    let below = y.fraction == 0 ? y.index : y.index + 1
    return blend(
      self[x.index, y.index], self[right, y.index], self[x.index, below], self[right, below], x, y)
  }
}

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
