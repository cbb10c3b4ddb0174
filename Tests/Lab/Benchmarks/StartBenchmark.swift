extension Benchmark {
  /// The start of the tool beside that of a program that does nothing.
  static let start = Benchmark(name: "start", title: "start of a process, median of 50") { themec in
    var times: [[Double]] = [[], [], [], []]
    let aapt2 = Peer.named("aapt2")
    for _ in 0..<50 {
      times[0].append(try Child("/bin/true").cost.wall)
      times[1].append(try Child(themec, ["--version"]).cost.wall)
      times[2].append(try Child(themec, ["explain", "caps-exceed-width"]).cost.wall)
      if let aapt2 { times[3].append(try Child(aapt2, ["version"]).cost.wall) }
    }
    let medians = times.map { $0.isEmpty ? 0 : $0.sorted()[$0.count / 2] }
    return [
      Row("/bin/true", seconds: medians[0]),
      Row("themec --version", seconds: medians[1], promise: "2.5 ms"),
      Row("themec explain caps-exceed-width", seconds: medians[2]),
      Row("themec --version / true", medians[1], over: medians[0]),
      aapt2 == nil
        ? Peer.missing("aapt2")
        : Row(
          "themec --version / aapt2 version", Ratio(of: zip(times[1], times[3]).map { $0 / $1 }), goal: 0.4),
    ]
  }
}
