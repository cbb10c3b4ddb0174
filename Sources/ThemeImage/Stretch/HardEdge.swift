package import ThemeCore

/// A center of one line that was cut through an ornament although the art has a plain area elsewhere.
package struct HardEdge: Hashable, Sendable {
  /// The difference between the center and the more similar of its two neighbors.
  package let difference: LineDifference
  /// The run of equal lines in which the cut was probably meant to be.
  package let run: Range<Int>
}

/// The hard edge that a core shows on both sides when it is stretched, which is the evidence for a warning; nil if there is
/// none.
///
/// A step at the cut is not an error in itself: an outline next to a plain core has one by design, and so does the tip of an
/// arrow that was cut by hand to one pixel. It is reported only if all of these hold: the core is one line; it differs from
/// both neighbors by more than 64 / 255; and one run of equal visible lines outside the core makes up at least half of the
/// art's lines, and at least four points. For a longer core, it is enough to check that its lines are
/// equal, because then no ornament or rounded corner reaches into it.
package func hardEdge(
  at core: Range<Int>, of bitmap: Bitmap, lines: LineClasses, along axis: Axis, scale: Scale
) -> HardEdge? {
  guard core.count == 1, let line = core.first, line > 0, line + 1 < lines.count,
    let before = difference(of: line, and: line - 1, in: bitmap, along: axis),
    let after = difference(of: line, and: line + 1, in: bitmap, along: axis),
    min(before.amount, after.amount) > 64
  else { return nil }
  let run = lines.longestRun
  guard run.count >= 4 * scale.rawValue, run.count * 2 >= lines.count,
    bitmap.isVisible(run.lowerBound, along: axis)
  else { return nil }
  return HardEdge(difference: before.amount <= after.amount ? before : after, run: run)
}

extension Bitmap {
  /// Whether any pixel of a line is not fully transparent.
  fileprivate func isVisible(_ line: Int, along axis: Axis) -> Bool {
    switch axis {
    case .horizontal: (0..<height).contains { self[line, $0] != 0 }
    case .vertical: (0..<width).contains { self[$0, line] != 0 }
    }
  }
}

/// The seam where a tile meets its repetition: the difference between the last and the first line of a core.
package struct Seam: Hashable, Sendable {
  package let difference: LineDifference
  /// The largest difference between two neighboring lines inside the core, 0...255.
  package let largestInside: Int

  /// Whether the seam stands out from the texture: it is more than one and a half times the largest step inside the core, and
  /// more than the 2 / 255 by which a stretch may blur.
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
