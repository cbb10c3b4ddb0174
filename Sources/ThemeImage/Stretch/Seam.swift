package import ThemeCore

/// The seam where a tile meets its repetition: the difference between the last and the first line of a core.
package struct Seam: Hashable, Sendable {
  package let difference: LineDifference
  /// The largest difference between two neighboring lines inside the core, 0...255.
  package let largestInside: Int

  /// Whether the seam stands out from the texture: it is more than one and a half times the largest step inside the core, and
  /// more than the 2 / 255 that a stretch may smear.
  ///
  /// A fixed bound such as 24 / 255 would also report stripes, whose steps are all as large as the seam.
  package var isVisible: Bool { 2 * difference.amount > 3 * largestInside && difference.amount > 2 }
}

/// The seam of a core that tiles; nil if its last and first lines are equal, as in a core of one line.
package func seam(of core: Range<Int>, in bitmap: Bitmap, lines: LineClasses, along axis: Axis) -> Seam? {
  guard let first = core.first, let last = core.last, lines.ids[first] != lines.ids[last],
    let difference = difference(of: last, and: first, in: bitmap, along: axis)
  else { return nil }
  return Seam(
    difference: difference, largestInside: largestStep(in: core, of: bitmap, lines: lines, along: axis))
}
