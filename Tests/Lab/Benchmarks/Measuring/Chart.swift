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
      let length = min(Self.bars, Self.bars * 2 / 3 * entry.ratio.median / entry.goal)
      let kind = entry.ratio.median <= entry.goal ? "bar" : "over"
      text += """
        <text x="\(fixed(Self.names - 10, 0))" y="\(fixed(y + 16, 0))" text-anchor="end">\(entry.name)</text>
        <rect class="\(kind)" x="\(fixed(Self.names, 0))" y="\(fixed(y + 5, 0))" width="\(fixed(length, 1))" height="14" rx="2"/>
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
