/// How many times one cost is another, measured in turns.
struct Ratio {
  let median: Double
  let least: Double
  let most: Double

  init(of values: [Double]) {
    let sorted = values.sorted()
    (least, median, most) = (sorted[0], sorted[sorted.count / 2], sorted[sorted.count - 1])
  }

  /// A figure that is the same in every run, such as a number of bytes.
  init(_ value: Double) { (least, median, most) = (value, value, value) }

  /// With the least and the most of all turns, where they differ.
  var text: String {
    let digits = median < 0.1 ? 3 : 2
    let middle = "\(fixed(median, digits)) x"
    return least == most ? middle : "\(middle) (\(fixed(least, digits)) to \(fixed(most, digits)))"
  }
}

/// What several pieces of work cost in each of a number of turns: an array for each piece. What stands beside each other was
/// measured one right after the other, so that a busy moment strikes all alike.
func turns(_ count: Int, _ work: [(Int) throws -> Cost]) throws -> [[Cost]] {
  var costs = [[Cost]](repeating: [], count: work.count)
  for turn in 0..<count {
    for (place, piece) in work.enumerated() { costs[place].append(try piece(turn)) }
  }
  return costs
}

/// Wall time over wall time, turn by turn.
func wall(_ costs: [Cost], over others: [Cost]) -> Ratio {
  Ratio(of: zip(costs, others).map { $0.wall / $1.wall })
}

/// Time of processors over time of processors, turn by turn.
func cpu(_ costs: [Cost], over others: [Cost]) -> Ratio {
  Ratio(of: zip(costs, others).map { $0.cpu / $1.cpu })
}
