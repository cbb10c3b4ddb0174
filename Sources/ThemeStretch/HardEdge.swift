package import ThemeCore
package import ThemeImage

/// A center of one line that was cut through an ornament, while the art has a plain stretch elsewhere.
package struct HardEdge: Hashable, Sendable {
  /// How far the center is from the nearer in looks of its two neighbors.
  package let difference: LineDifference
  /// The equal lines between which the cut was probably meant.
  package let run: Range<Int>
}

/// The hard edge that a core shows on both sides when stretched, or nil: a warning's evidence.
///
/// A step at the cut is no fault in itself: an outline beside a plain core, or the tip of an arrow that was
/// cut by hand to one pixel, have one by design. It is reported only when all of these hold: the core is one
/// line; it differs from both neighbors by more than 64 / 255; and half of the art's lines or more, at least
/// four points, are one run of equal visible lines outside the core. A longer core is judged by whether its
/// lines are equal, and then nothing of an ornament or a rounded corner can reach into it, which covers TC115
/// as well.
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
