extension Benchmark {
  /// What a person waits for whose editor checks a theme when it is saved.
  static let editor = Benchmark(name: "editor", title: "check of one theme of 40 elements, median of 21") {
    themec in
    let scratch = try Scratch()
    var theme = "themec: 1\nname: forty\nbuttons:\n"
    for index in 0..<40 {
      theme += """
          button-\(index):
            height: 44
            art: { box: { fill: "#20\(10 + index)80", radius: 10 } }
            caps: auto
            title: { color: white, insets: { left: 16, right: 16 } }
            states: { highlighted: { art: { box: { fill: "#1018\(10 + index)" } } } }

        """
    }
    try scratch.write(theme, to: "forty.theme.yaml")
    let times = try turns(
      21, [{ _ in try Child(themec, ["check", "--no-cache", "forty.theme.yaml"], in: scratch.path).cost }])[0]
      .map(\.wall).sorted()
    return [Row("check", seconds: times[times.count / 2], promise: "30 ms")]
  }
}
