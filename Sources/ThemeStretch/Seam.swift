package import ThemeCore
package import ThemeImage

/// Where a tile meets its repetition: how the last line of a core differs from the first.
package struct Seam: Hashable, Sendable {
  package let difference: LineDifference
  /// The largest amount by which two neighbors inside the core differ, 0...255.
  package let largestInside: Int

  /// Whether the seam stands out from the texture: by half as much again as its largest step, and by more
  /// than the 2 / 255 that a stretch may smear.
  ///
  /// A fixed bound alone such as 24 / 255 would blame stripes, whose steps are all as large
  /// as the seam's.
  package var isVisible: Bool { 2 * difference.amount > 3 * largestInside && difference.amount > 2 }
}

/// The seam of a core that tiles, or nil when its last and first lines are equal, as in a core of one line.
package func seam(of core: Range<Int>, in bitmap: Bitmap, lines: LineClasses, along axis: Axis) -> Seam? {
  guard let first = core.first, let last = core.last, lines.ids[first] != lines.ids[last],
    let difference = difference(of: last, and: first, in: bitmap, along: axis)
  else { return nil }
  return Seam(
    difference: difference, largestInside: largestStep(in: core, of: bitmap, lines: lines, along: axis))
}
