/// Finds, among the chains of outlines that may cross, those where the inside begins and ends.
///
/// From top to bottom, in bands. Within a band the chains have one order from left to right, for certain where the columns
/// of no two of them overlap; else the band is halved, down to 1/16 of a pixel where the order is the same above and below,
/// to 1/64 where two cross. (Bentley and Ottmann's sweep, on bands.) In a mirror it finds the same, mirrored.
struct Sweep {
  private let inside: Inside
  private let chains: Chains
  private var active: [Chain] = []
  /// Whether chains came, went or changed their order since the boundary was last looked for.
  private var isNew = false
  /// How many chains the bands have had together.
  private(set) var work = 0
  /// Whether more than ``DrawingLimits/linesAbreast`` ran beside each other.
  private(set) var isTooWide = false
  private let limit: Int

  /// Of the outlines, only what lies between two rows of pixels is looked at. The work stops above `limit`.
  init(shape: Lines?, stroke: Lines?, inside: Inside, rows: Range<Int>, limit: Int) {
    self.inside = inside
    self.limit = limit
    let rows = rows.lowerBound << subpixelBits..<rows.upperBound << subpixelBits
    chains = Chains(shape: shape, stroke: stroke, rows: rows)
  }

  /// Adds the boundary of what is inside.
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

  /// Takes out the chains that end.
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

  /// From one row to another, through which all active chains run.
  ///
  /// Where the order is certain a band is as high as it can be. Else it is one of those into which a row of pixels is
  /// halved over and over: so where it is cut depends neither on which part of a picture is drawn, nor on which side is up.
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
      // What is below will be much like this.
      height = 2 * max(end - top, subpixels)
      top = end
    }
  }

  /// Where the row of pixels begins that a height lies in.
  private func row(at y: Int) -> Int { y & ~(subpixels - 1) }

  /// Through a part of a row of pixels.
  private mutating func runCell(from top: Int, to bottom: Int, into accumulator: inout Accumulator) {
    guard work <= limit else { return }
    if isCertain(to: bottom, within: bottom - top) {
      return place(from: top, to: bottom, into: &accumulator)
    }
    // In a mirror a half is the even one, too.
    let middle = Ratio(top + bottom, over: 2).nearest
    runCell(from: top, to: middle, into: &accumulator)
    runCell(from: middle, to: bottom, into: &accumulator)
  }

  /// Looks at the band to a row: whether its chains have one order, or as good as one in a band of this height.
  private mutating func isCertain(to end: Int, within height: Int = .max) -> Bool {
    work += active.count
    for index in active.indices { active[index].look(at: end, chains.points) }
    sortAtMiddle()
    return !isCut(height)
  }

  /// Takes the band that was looked at.
  private mutating func place(from top: Int, to bottom: Int, into accumulator: inout Accumulator) {
    if isNew { mark(from: top, to: bottom, into: &accumulator) }
    for index in active.indices { active[index].enter() }
  }

  /// By insertion: from one band to the next, the order hardly changes.
  private mutating func sortAtMiddle() {
    for index in active.indices.dropFirst() where active[index].middle <= active[index - 1].middle {
      // In another order, or in none.
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

  /// Whether the band has to be cut: where columns of two chains overlap, and sooner where they cross.
  private func isCut(_ height: Int) -> Bool {
    guard height > crossingBand else { return false }
    let mayOverlap = height <= overlapBand
    // The rightmost of the chains that stand before one, above, below and between.
    var (x, next, right) = (Int.min, Int.min, Int.min)
    for index in active.indices {
      let chain = active[index]
      if mayOverlap ? chain.x + 1 < x || chain.next + 1 < next : chain.left < right { return true }
      (x, next, right) = (max(x, chain.x), max(next, chain.next), max(right, chain.right))
    }
    return false
  }

  /// Goes through the band from left to right: a chain between outside and inside is a boundary.
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

  /// Chains that have one middle have no order. Where they are a boundary together, it is a line down their middle: were it
  /// one of them, in a mirror it would be another. It is one for this band alone.
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

/// In 1/1024 pixel: how high bands may be in which two chains cross, and those in which they have columns in common.
private let crossingBand = 16
private let overlapBand = 64
