package import ThemeCore

/// One picture of an element, for one state and scale, as the input of the cut.
package struct CutInput: Sendable {
  package let size: Size<Pixels>
  /// The caps, in pixels. They must fit the size.
  package let caps: Insets<Pixels>
  package let scale: Scale
  package let mode: PerAxis<ResizingMode>
  package let keep: KeptCenter
  package let lines: PerAxis<LineClasses>

  package init(
    caps: Insets<Pixels>, scale: Scale, mode: PerAxis<ResizingMode>, keep: KeptCenter,
    lines: PerAxis<LineClasses>
  ) {
    self.size = Size(width: Pixels(lines.horizontal.count), height: Pixels(lines.vertical.count))
    self.caps = caps
    self.scale = scale
    self.mode = mode
    self.keep = keep
    self.lines = lines
  }
}

/// Why an axis is not cut in any picture of an element.
package struct CutObstacle: Hashable, Sendable {
  package let axis: Axis
  /// The index of the first picture that can't be cut.
  package let picture: Int
  /// The first line of that picture (a column for the horizontal axis) that prevents the cut: one that differs from the
  /// preceding line (stretch), or from the line one period before it (tile).
  package let line: Int
}

/// The centers that the pictures of an element keep.
package struct CutDecision: Equatable, Sendable {
  /// The width and height of the center for each picture: at least 1, and at most the core.
  package let centers: [Size<Pixels>]
  /// The obstacles: at most one for each axis, that of the horizontal axis first.
  package let obstacles: [CutObstacle]
}

/// Decides how the pictures of an element are cut. Along each axis, either all pictures are cut or none is.
///
/// - An axis that lacks caps in any picture is not cut.
/// - A core that stretches, or that tiles with lines that are all equal, keeps at most the length that `keep`
///   sets. If it is longer and its lines differ, that is an obstacle.
/// - Any other core that tiles keeps its smallest period. A core without a period shorter than itself is an obstacle only if
///   another picture of the element is cut and the core is not as long in points as what that picture keeps. (A core that is
///   as long already is one whole tile.)
package func commonCut(_ pictures: [CutInput]) -> CutDecision {
  var centers = pictures.map { picture in
    Size(
      width: Pixels(picture.caps.core(of: picture.size, along: .horizontal).count),
      height: Pixels(picture.caps.core(of: picture.size, along: .vertical).count))
  }
  var obstacles: [CutObstacle] = []
  for axis in Axis.allCases {
    switch AxisCut(pictures, along: axis) {
    case .none: break
    case .obstacle(let obstacle): obstacles.append(obstacle)
    case .kept(let lengths):
      for (index, length) in lengths.enumerated() {
        switch axis {
        case .horizontal: centers[index].width = Pixels(length)
        case .vertical: centers[index].height = Pixels(length)
        }
      }
    }
  }
  return CutDecision(centers: centers, obstacles: obstacles)
}

/// The result for one axis.
private enum AxisCut {
  case none
  case kept([Int])
  case obstacle(CutObstacle)

  init(_ pictures: [CutInput], along axis: Axis) {
    guard pictures.allSatisfy({ $0.caps.hasCaps(along: axis) }) else {
      self = .none
      return
    }
    let cores = pictures.map { $0.caps.core(of: $0.size, along: axis) }
    var kept: [Int] = []
    var tilesWhole: [Int] = []
    kept.reserveCapacity(pictures.count)
    for (index, picture) in pictures.enumerated() {
      let lines = picture.lines[axis]
      let limit = picture.keep.pixels(at: picture.scale)?.count ?? cores[index].count
      if cores[index].count <= limit {
        kept.append(cores[index].count)
      } else if let line = lines.firstDifference(in: cores[index]) {
        guard picture.mode[axis] == .tile else {
          self = .obstacle(CutObstacle(axis: axis, picture: index, line: line))
          return
        }
        kept.append(lines.smallestPeriod(in: cores[index]))
        if kept[index] == cores[index].count { tilesWhole.append(index) }
      } else {
        kept.append(limit)
      }
    }
    guard let cut = pictures.indices.first(where: { kept[$0] < cores[$0].count }) else {
      self = .none
      return
    }
    let tile = Points(Pixels(kept[cut]), at: pictures[cut].scale)
    for index in tilesWhole {
      let period = tile.pixels(at: pictures[index].scale)
      if let line = pictures[index].lines[axis].break(of: period, in: cores[index]) {
        self = .obstacle(CutObstacle(axis: axis, picture: index, line: line))
        return
      }
    }
    self = .kept(kept)
  }
}

extension LineClasses {
  /// The first line that prevents a core from consisting of whole repetitions of its first `period` lines; nil if it does
  /// consist of them.
  fileprivate func `break`(of period: Pixels?, in core: Range<Int>) -> Int? {
    guard let period = period?.count else { return firstDifference(in: core) }
    guard period < core.count else { return period == core.count ? nil : firstDifference(in: core) }
    for line in core.dropFirst(period) where ids[line] != ids[line - period] { return line }
    let whole = core.count / period * period
    return whole == core.count ? nil : core.lowerBound + whole
  }
}

/// Art cut to its caps and the first `center` pixels of its core on each axis. This serves both `stretch`, where all lines of a
/// core that is cut are equal, and `tile`, where the first period begins at the cap.
///
/// On each axis, `center` is at least 1 and at most the core. An axis without caps thus can keep its whole length.
package func sliced(_ bitmap: Bitmap, caps: Insets<Pixels>, center: Size<Pixels>) -> Bitmap {
  let columns = keptLines(of: bitmap.size, caps: caps, center: center, along: .horizontal)
  let rows = keptLines(of: bitmap.size, caps: caps, center: center, along: .vertical)
  if columns.count == bitmap.width && rows.count == bitmap.height { return bitmap }
  var pixels: [UInt32] = []
  pixels.reserveCapacity(columns.count * rows.count)
  for y in rows.indices.map({ rows.line($0) }) {
    let row = y * bitmap.width
    pixels.append(contentsOf: bitmap.pixels[row..<row + columns.head])
    pixels.append(contentsOf: bitmap.pixels[row + columns.tail..<row + bitmap.width])
  }
  return Bitmap(width: columns.count, height: rows.count, pixels: pixels)
}

/// The lines of a source that a cut keeps: those before `head`, and those from `tail` on.
struct KeptLines {
  let head: Int
  let tail: Int
  let count: Int

  var indices: Range<Int> { 0..<count }

  /// The line of the source for a line of the slice.
  func line(_ index: Int) -> Int { index < head ? index : index - head + tail }
}

func keptLines(
  of size: Size<Pixels>, caps: Insets<Pixels>, center: Size<Pixels>, along axis: Axis
) -> KeptLines {
  let core = caps.core(of: size, along: axis)
  let kept = center.length(along: axis).count
  precondition(kept >= 1 && kept <= core.count, "a center that is not part of the core")
  let head = core.lowerBound + kept
  return KeptLines(
    head: head, tail: core.upperBound, count: head + size.length(along: axis).count - core.upperBound)
}

/// The common factor by which all four caps shrink if a destination is too small for them, as an exact fraction of at most 1.
///
/// The rule is that of CSS borders and of Chromium: f = min(1, width / (left + right), height / (top + bottom)), applied to
/// both axes even if only one lacks room.
struct Squeeze: Equatable {
  let numerator: Int
  let denominator: Int

  static let none = Squeeze(numerator: 1, denominator: 1)
}

extension Squeeze {
  init(caps: Insets<Pixels>, in size: Size<Pixels>) {
    var least = Squeeze.none
    for axis in Axis.allCases {
      let length = size.length(along: axis).count
      let sum = caps.leading(along: axis).count + caps.trailing(along: axis).count
      if length * least.denominator < least.numerator * sum {
        least = Squeeze(numerator: length, denominator: sum)
      }
    }
    self = least
  }
}

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
