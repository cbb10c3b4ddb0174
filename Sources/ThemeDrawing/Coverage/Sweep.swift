/// A sweep over the chains of outlines that may cross. It finds the chains at which the inside begins and ends.
///
/// The sweep goes from top to bottom in bands. Within a band, the chains have a definite order from left to right if the
/// columns of no two of them overlap. Otherwise the band is halved, down to 1/16 pixel if the order is the same at its top and
/// bottom, and down to 1/64 pixel if two chains cross. (This is the sweep of Bentley and Ottmann, on bands.) A mirrored picture
/// has the mirrored result.
struct Sweep {
  private let inside: Inside
  private let chains: Chains
  private var active: [Chain] = []
  /// Whether chains were added, removed or reordered since the boundaries were last determined.
  private var isNew = false
  /// The total number of chains in all bands.
  private(set) var work = 0
  /// Whether more than ``DrawingLimits/linesAbreast`` chains ran side by side, which ends the sweep.
  private(set) var isTooWide = false
  private let limit: Int

  /// Creates a sweep over the parts of outlines between two rows of pixels. The sweep stops when its work exceeds `limit`.
  init(shape: Lines?, stroke: Lines?, inside: Inside, rows: Range<Int>, limit: Int) {
    self.inside = inside
    self.limit = limit
    let rows = rows.lowerBound << subpixelBits..<rows.upperBound << subpixelBits
    chains = Chains(shape: shape, stroke: stroke, rows: rows)
  }

  /// Adds the boundaries of the inside to the accumulator.
  mutating func run(into accumulator: inout Accumulator) {
    let waiting = chains.chains
    var next = 0
    var y = 0
    while next < waiting.count || !active.isEmpty {
      if active.isEmpty { y = waiting[next].top }
      while next < waiting.count, waiting[next].top == y {
        active.append(waiting[next])
        isNew = true
        next += 1
      }
      var end = next < waiting.count ? waiting[next].top : Int.max
      for chain in active { end = min(end, chain.bottom) }
      isTooWide = active.count > DrawingLimits.linesAbreast
      if isTooWide { return }
      run(from: y, to: end, into: &accumulator)
      guard work <= limit else { return }
      y = end
      finish(at: y, into: &accumulator)
    }
  }

  /// Removes the chains that end at `y`.
  private mutating func finish(at y: Int, into accumulator: inout Accumulator) {
    var kept = 0
    for index in active.indices {
      if active[index].bottom == y {
        active[index].change(to: 0, at: y, chains.points, into: &accumulator)
      } else {
        if kept != index { active[kept] = active[index] }
        kept += 1
      }
    }
    if kept < active.count {
      active.removeLast(active.count - kept)
      isNew = true
    }
  }

  /// Processes the rows from `top` to `bottom`, which all active chains cross completely.
  ///
  /// If the order is definite, a band is as high as possible. Otherwise bands are parts of a row of pixels that is halved
  /// repeatedly, so that their boundaries depend neither on the part of the picture that is drawn nor on its orientation.
  private mutating func run(from top: Int, to bottom: Int, into accumulator: inout Accumulator) {
    var top = top
    var height = bottom - top
    while top < bottom {
      let cell = row(at: top + subpixels)
      var end = top + height < bottom ? row(at: top + height) : bottom
      while end > cell, !isCertain(to: end) { end = row(at: top + (end - top) / 2) }
      if end > cell {
        place(from: top, to: end, into: &accumulator)
      } else {
        end = min(cell, bottom)
        runCell(from: top, to: end, into: &accumulator)
      }
      guard work <= limit else { return }
      // The following bands probably have a similar height.
      height = 2 * max(end - top, subpixels)
      top = end
    }
  }

  /// The top of the row of pixels that contains a height.
  private func row(at y: Int) -> Int { y & ~(subpixels - 1) }

  /// Processes a part of a row of pixels, which is halved until the order of the chains is definite.
  private mutating func runCell(from top: Int, to bottom: Int, into accumulator: inout Accumulator) {
    guard work <= limit else { return }
    if isCertain(to: bottom, within: bottom - top) {
      return place(from: top, to: bottom, into: &accumulator)
    }
    // A half is rounded to the even number, so that the result is the same in a mirrored picture.
    let middle = Ratio(top + bottom, over: 2).nearest
    runCell(from: top, to: middle, into: &accumulator)
    runCell(from: middle, to: bottom, into: &accumulator)
  }

  /// Moves the bottom of the band to `end`. Returns whether the chains have a definite order, or one that is accepted for a
  /// band of this height.
  private mutating func isCertain(to end: Int, within height: Int = .max) -> Bool {
    work += active.count
    let points = chains.points
    for index in active.indices { active[index].look(at: end, points) }
    sortAtMiddle()
    return !isCut(height)
  }

  /// Accepts the current band, and moves on to the one below.
  private mutating func place(from top: Int, to bottom: Int, into accumulator: inout Accumulator) {
    if isNew { mark(from: top, to: bottom, into: &accumulator) }
    for index in active.indices { active[index].enter() }
  }

  /// Sorts the chains by insertion, because their order hardly changes from one band to the next.
  private mutating func sortAtMiddle() {
    for index in active.indices.dropFirst() where active[index].middle <= active[index - 1].middle {
      // The order has changed, or two chains have the same middle.
      isNew = true
      let chain = active[index]
      var place = index
      while place > 0, chain.middle < active[place - 1].middle {
        active[place] = active[place - 1]
        place -= 1
      }
      work += index - place
      active[place] = chain
    }
  }

  /// Whether the band must be halved: columns of two chains overlap or, in a low band, two chains cross.
  private func isCut(_ height: Int) -> Bool {
    guard height > crossingBand else { return false }
    let mayOverlap = height <= overlapBand
    // The rightmost positions of the preceding chains: at the top, at the bottom, and in between.
    var (x, next, right) = (Int.min, Int.min, Int.min)
    for index in active.indices {
      let chain = active[index]
      if mayOverlap ? chain.x + 1 < x || chain.next + 1 < next : chain.left < right { return true }
      (x, next, right) = (max(x, chain.x), max(next, chain.next), max(right, chain.right))
    }
    return false
  }

  /// Goes through the band from left to right. A chain between outside and inside is a boundary.
  private mutating func mark(from y: Int, to bottom: Int, into accumulator: inout Accumulator) {
    var (shape, stroke) = (0, 0)
    var isInside = false
    isNew = false
    var index = 0
    while index < active.count {
      let first = index
      repeat {
        if active[index].isStroke {
          stroke += active[index].winding
        } else {
          shape += active[index].winding
        }
        index += 1
      } while index < active.count && active[index].middle == active[first].middle
      let now = inside.contains(shape: shape, stroke: stroke)
      let boundary = now == isInside ? 0 : now ? 1 : -1
      isInside = now
      if index == first + 1 {
        active[first].change(to: boundary, at: y, chains.points, into: &accumulator)
      } else {
        mark(first..<index, as: boundary, from: y, to: bottom, into: &accumulator)
      }
    }
  }

  /// Marks chains with the same middle, which have no definite order. If they are a boundary together, the boundary is a line
  /// down their middle, because choosing one of them could give another result in a mirrored picture. The line is used for this
  /// band only.
  private mutating func mark(
    _ group: Range<Int>, as boundary: Int, from y: Int, to bottom: Int, into accumulator: inout Accumulator
  ) {
    isNew = true
    let first = active[group.lowerBound]
    let isOne = group.allSatisfy { active[$0].x == first.x && active[$0].next == first.next }
    for index in group { active[index].change(to: 0, at: y, chains.points, into: &accumulator) }
    guard boundary != 0 else { return }
    let middle = Ratio(first.middle, over: 2).nearest
    let line =
      isOne
      ? Slope(x0: first.x, y0: y, x1: first.next, y1: bottom)
      : Slope(x0: middle, y0: y, x1: middle, y1: bottom)
    accumulator.add(line, from: y, to: bottom, boundary)
  }
}

/// The heights, in 1/1024 pixel, up to which a band is accepted although two chains cross in it or have overlapping columns.
private let crossingBand = 16
private let overlapBand = 64
