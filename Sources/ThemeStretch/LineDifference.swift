package import ThemeGeometry
package import ThemeImage

/// How far two lines of a picture are apart: the worst pixel's worst channel.
package struct LineDifference: Hashable, Sendable {
  /// Of premultiplied red, green, blue and alpha, in 255ths, rounded up: 1...255, so lines that differ never
  /// differ by 0.
  package let amount: Int
  /// Where along the lines: the row of two columns, the column of two rows; the first of the worst.
  package let position: Int
}

/// How two lines along an axis (columns for the horizontal one) differ, or nil when they are equal.
package func difference(
  of line: Int, and other: Int, in bitmap: Bitmap, along axis: Axis
) -> LineDifference? {
  spread(of: [line, other], in: bitmap, along: axis)
}

/// Where and how much the lines of a core differ, so that stretching would smear them.
package struct CoreDifference: Hashable, Sendable {
  /// The first line that differs from the one before it.
  package let line: Int
  /// The widest gap between any two lines of the core.
  package let worst: LineDifference
}

/// Where the lines of a core differ, or nil when all are equal. `lines` are the classes of the bitmap along
/// the axis.
package func coreDifference(
  in core: Range<Int>, of bitmap: Bitmap, lines: LineClasses, along axis: Axis
) -> CoreDifference? {
  guard let line = lines.firstDifference(in: core) else { return nil }
  let distinct = core.filter { $0 == core.lowerBound || lines.ids[$0] != lines.ids[$0 - 1] }
  guard let worst = spread(of: distinct, in: bitmap, along: axis) else { return nil }
  return CoreDifference(line: line, worst: worst)
}

/// The widest gap, over all pixels along the lines and all channels, between any two of `lines`; nil when
/// they are all equal.
func spread(of lines: [Int], in bitmap: Bitmap, along axis: Axis) -> LineDifference? {
  let crossing = axis == .horizontal ? bitmap.height : bitmap.width
  var worst = 0
  var worstPosition = 0
  for position in 0..<crossing {
    var least = SIMD4<Int32>(repeating: .max)
    var most = SIMD4<Int32>(repeating: .min)
    for line in lines {
      let word = axis == .horizontal ? bitmap[line, position] : bitmap[position, line]
      let channels = premultiplied(word)
      least.replace(with: channels, where: channels .< least)
      most.replace(with: channels, where: channels .> most)
    }
    let gap = Int((most &- least).max())
    if gap > worst {
      worst = gap
      worstPosition = position
    }
  }
  return worst == 0 ? nil : LineDifference(amount: (worst + 254) / 255, position: worstPosition)
}

/// Red, green, blue and alpha times 255, premultiplied and exact: 0...65,025.
private func premultiplied(_ word: UInt32) -> SIMD4<Int32> {
  let alpha = Int32(word >> 24)
  return SIMD4(Int32(word & 255), Int32(word >> 8 & 255), Int32(word >> 16 & 255), 255) &* alpha
}
