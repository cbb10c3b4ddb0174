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
