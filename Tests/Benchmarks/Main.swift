import Foundation

/// Measures themec on this machine and prints ratios: `bench THEMEC [NAME…]`, where THEMEC is the release tool and a NAME
/// one of the benchmarks.
///
/// Figures of a machine say little; what is printed beside a promise is a ratio of two things measured in turns, each the
/// least of several runs. Nothing fails by being slow.
@main
struct Bench {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    if arguments.first == PeakMemory.argument { try PeakMemory.report(Array(arguments.dropFirst())) }
    let known = Benchmark.all.map(\.name)
    guard let themec = arguments.first, arguments.dropFirst().allSatisfy(known.contains) else {
      print("usage: bench THEMEC [\(known.joined(separator: "|"))]…")
      exit(2)
    }
    print(Machine.description)
    let wanted = arguments.dropFirst()
    for benchmark in Benchmark.all where wanted.isEmpty || wanted.contains(benchmark.name) {
      print("\n\(benchmark.title)")
      for row in try benchmark.run(themec) { print("  \(row.line)") }
      fflush(nil)
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
    .check, .stages, .pixels, .drawing, .start, .memory, .build, .encoders, .targets, .scale,
  ]
}
