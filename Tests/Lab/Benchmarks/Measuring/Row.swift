/// A line of the table: what was measured, its figure, and what was promised.
struct Row {
  var name: String
  var figure: String
  var promise = ""
  /// What a chart shows of it: the ratio, and the largest that is good.
  var bar: (ratio: Ratio, goal: Double)?

  var line: String {
    let name = name.padding(toLength: max(58, name.count), withPad: " ", startingAt: 0)
    let blank = String(repeating: " ", count: max(0, 12 - figure.count))
    return promise.isEmpty ? "\(name)\(blank)\(figure)" : "\(name)\(blank)\(figure)   promised: \(promise)"
  }

  init(_ name: String, _ figure: String, promise: String = "") {
    self.name = name
    self.figure = figure
    self.promise = promise
  }

  /// A time, in seconds.
  init(_ name: String, seconds: Double, promise: String = "") {
    let figure =
      seconds < 0.001
      ? "\(fixed(seconds * 1e6, 1)) us"
      : seconds < 1 ? "\(fixed(seconds * 1e3, 2)) ms" : "\(fixed(seconds, 2)) s"
    self.init(name, figure, promise: promise)
  }

  /// A ratio, and the largest that is good.
  init(_ name: String, _ ratio: Ratio, goal: Double? = nil) {
    self.init(name, ratio.text, promise: goal.map { "\(fixed($0, $0 < 0.1 ? 3 : 2)) x" } ?? "")
    bar = goal.map { (ratio, $0) }
  }

  /// How many times a figure is another.
  init(_ name: String, _ figure: Double, over other: Double, promise: String = "") {
    self.init(name, "\(fixed(figure / other, 2)) x", promise: promise)
  }
}

/// A number with a fixed count of decimals.
func fixed(_ value: Double, _ decimals: Int) -> String {
  String(format: "%.\(decimals)f", value)
}

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

/// What several pieces of work cost in each of a number of turns: an array for each piece. What is beside each other was
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

/// A picture of the ratios that have a goal: a bar for each, on a scale on which the goal is the same line for all.
struct Chart {
  let rows: [(benchmark: String, row: Row)]

  /// The width of the names and of the bars, and the height of a row, in pixels.
  private static let (names, bars, height) = (530.0, 330.0, 24.0)

  /// SVG, readable on a light and on a dark page.
  var svg: String {
    let shown = rows.compactMap { entry in
      entry.row.bar.map { (name: "\(entry.benchmark): \(entry.row.name)", ratio: $0.ratio, goal: $0.goal) }
    }
    let full = Self.height * (Double(shown.count) + 1.5)
    // At the goal, a bar takes two thirds of its room.
    let goal = Self.names + Self.bars * 2 / 3
    var text = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 \(fixed(full, 0))" font-family="sans-serif" font-size="13">
      <style>text { fill: #24292f } .bar { fill: #3b7ddd } .over { fill: #c9781f } .goal { stroke: #57606a }
      @media (prefers-color-scheme: dark) { text { fill: #e6edf3 } .goal { stroke: #8b949e } }</style>

      """
    for (place, entry) in shown.enumerated() {
      let y = Self.height * Double(place)
      let wanted = Self.bars * 2 / 3 * entry.ratio.median / entry.goal
      let length = min(Self.bars - 8, wanted)
      // A bar that is longer than its room ends in an arrow.
      let arrow = "M \(fixed(Self.names + length, 1)) \(fixed(y + 2, 0)) l 8 10 l -8 10 z"
      let kind = entry.ratio.median <= entry.goal ? "bar" : "over"
      text += """
        <text x="\(fixed(Self.names - 10, 0))" y="\(fixed(y + 16, 0))" text-anchor="end">\(entry.name)</text>
        <rect class="\(kind)" x="\(fixed(Self.names, 0))" y="\(fixed(y + 5, 0))" width="\(fixed(length, 1))" height="14" rx="2"/>\(wanted > length ? "<path class=\"\(kind)\" d=\"\(arrow)\"/>" : "")
        <text x="\(fixed(Self.names + Self.bars + 10, 0))" y="\(fixed(y + 16, 0))">\(fixed(entry.ratio.median, entry.ratio.median < 0.1 ? 3 : 2)) × of \(fixed(entry.goal, entry.goal < 0.1 ? 3 : 2)) ×</text>

        """
    }
    let bottom = fixed(Self.height * Double(shown.count) + 2, 0)
    return text + """
      <line class="goal" x1="\(fixed(goal, 0))" x2="\(fixed(goal, 0))" y1="0" y2="\(bottom)" stroke-dasharray="3 3"/>
      <text x="\(fixed(goal, 0))" y="\(fixed(full - 12, 0))" text-anchor="middle">goal</text>
      </svg>

      """
  }
}
