/// Measures themec on this machine and prints ratios: `lab bench THEMEC [NAME…]`, where THEMEC is the release tool and a NAME
/// one of the benchmarks. The variable CHART names a file for a picture of the ratios that have a goal.
///
/// Figures of a machine say little; what is printed beside a promise is a ratio of two things measured in turns, each the
/// least of several runs. Nothing fails by being slow.
enum Bench {
  static func run(_ arguments: [String]) throws {
    let known = Benchmark.all.map(\.name)
    guard let themec = arguments.first, arguments.dropFirst().allSatisfy(known.contains) else {
      print("usage: lab bench THEMEC [\(known.joined(separator: "|"))]…")
      exit(2)
    }
    defer { Scratch.removeAll() }
    print(Machine.description)
    let wanted = arguments.dropFirst()
    var measured: [(benchmark: String, row: Row)] = []
    for benchmark in Benchmark.all where wanted.isEmpty || wanted.contains(benchmark.name) {
      print("\n\(benchmark.title)")
      for row in try benchmark.run(themec) {
        print("  \(row.line)")
        measured.append((benchmark.name, row))
      }
      fflush(nil)
    }
    if let chart = ProcessInfo.processInfo.environment["CHART"], !chart.isEmpty {
      try Chart(rows: measured).svg.write(toFile: chart, atomically: true, encoding: .utf8)
    }
    print("\n\(Machine.description)")
  }
}

/// Something that is measured.
struct Benchmark: Sendable {
  let name: String
  let title: String
  /// Takes the path of the release tool.
  let run: @Sendable (String) throws -> [Row]

  static let all: [Benchmark] = [
    .check, .editor, .stages, .pixels, .drawing, .start, .memory, .build, .pipeline, .brands, .ninePatches,
    .encoders,
    .targets, .scale, .review,
  ]
}
