/// Finds, among the chains of outlines that may cross, those where the inside begins and ends.
///
/// From top to bottom, in bands. Within a band the chains have one order from left to right, for certain where the columns
/// of no two of them overlap; else the band is cut, down to 1/16 of a pixel where the order is the same above and below,
/// to 1/64 where two cross. (Bentley and Ottmann's sweep, on bands.)
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
  private mutating func run(from top: Int, to bottom: Int, into accumulator: inout Accumulator) {
    var top = top
    var height = bottom - top
    while top < bottom {
      var end = min(top + height, bottom)
      while true {
        work += active.count
        for index in active.indices { active[index].look(at: end, chains.points) }
        sortAtMiddle()
        guard let cut = cut(from: top, to: end), work <= limit else { break }
        end = cut
      }
      guard work <= limit else { return }
      if isNew { mark(at: top, into: &accumulator) }
      isNew = false
      for index in active.indices { active[index].enter() }
      // What is below will be much like this.
      height = 2 * (end - top)
      top = end
    }
  }

  /// By insertion: from one band to the next, the order hardly changes.
  private mutating func sortAtMiddle() {
    for index in active.indices.dropFirst() where active[index].middle < active[index - 1].middle {
      let chain = active[index]
      var place = index
      while place > 0, chain.middle < active[place - 1].middle {
        active[place] = active[place - 1]
        place -= 1
      }
      work += index - place
      active[place] = chain
      isNew = true
    }
  }

  /// Where a band has to be cut, if so: where two neighbors cross, somewhat inside, or in the middle where they might.
  private func cut(from top: Int, to bottom: Int) -> Int? {
    let height = bottom - top
    guard height > crossingBand else { return nil }
    var mayCross = false
    for index in active.indices.dropFirst() {
      let (left, right) = (active[index - 1], active[index])
      if left.right <= right.left { continue }
      let (above, below) = (right.x - left.x, right.next - left.next)
      guard above < -1 || below < -1 else {
        mayCross = true
        continue
      }
      // The gap goes from `above` to `below`, one of them negative; it is none at about this part of the band.
      let part = height * above / (above - below)
      return min(max(top + part, top + crossingBand / 2), bottom - crossingBand / 2)
    }
    return mayCross && height > overlapBand ? top + height / 2 : nil
  }

  /// Goes through the band from left to right: a chain between outside and inside is a boundary.
  private mutating func mark(at y: Int, into accumulator: inout Accumulator) {
    var (shape, stroke) = (0, 0)
    var isInside = false
    for index in active.indices {
      if active[index].isStroke {
        stroke += active[index].winding
      } else {
        shape += active[index].winding
      }
      let now = inside.contains(shape: shape, stroke: stroke)
      active[index].change(to: now == isInside ? 0 : now ? 1 : -1, at: y, chains.points, into: &accumulator)
      isInside = now
    }
  }
}

/// In 1/1024 pixel: how high bands may be in which two chains cross, and those in which they have columns in common.
private let crossingBand = 16
private let overlapBand = 64
