import ThemeCompiler
import ThemeCore
import ThemeDiagnostics
import ThemeDisk
import ThemeTargets

extension Benchmark {
  /// The check of many themes beside libyaml's bare parse of the same bytes.
  static let check = Benchmark(
    name: "check", title: "check of 1,000 themes, art cold, against libyaml's events"
  ) { _ in
    let scratch = try Scratch()
    var texts: [[UInt8]] = []
    for file in ManyThemes.files() {
      try scratch.write(file.bytes, to: file.path)
      if file.path.hasSuffix(".yaml") { texts.append(file.bytes) }
    }
    let themes = texts
    var options = CompileOptions()
    options.workers = Machine.cores
    options.emits = false
    let parallel = options
    options.workers = 1
    let serial = options
    var problems: [String] = []
    func check(_ options: CompileOptions) throws {
      let session = Session(try DiskInputs(root: scratch.path), targets: .built)
      problems = try compileAll(ManyThemes.paths, in: session, options).diagnostics.map(\.code.name)
    }
    let costs = try leastCosts(
      of: [
        { for theme in themes { _ = countEvents(of: theme) } },
        { _ = parallelMap(themes.count, workers: Machine.cores) { countEvents(of: themes[$0]) } },
        { try check(serial) },
        { try check(parallel) },
      ], runs: 9)
    let bytes = themes.reduce(0) { $0 + $1.count }
    let count = Double(themes.count)
    return [
      Row(
        "\(themes.count) themes, \(problems.count) diagnostics \(Set(problems).sorted())",
        "\(bytes / 1_000) KB"),
      Row("bare parse, a theme, one core", seconds: costs[0].wall / count),
      Row("check, a theme, one core", seconds: costs[2].wall / count),
      Row("check, a theme, wall time on all cores", seconds: costs[3].wall / count),
      Row("check / parse, both on one core", costs[2].wall, over: costs[0].wall, promise: "2.5 x"),
      Row("check / parse, CPU time of one core", costs[2].cpu, over: costs[0].cpu, promise: "2.5 x"),
      Row(
        "check / parse, both on all cores, wall time", costs[3].wall, over: costs[1].wall, promise: "2.5 x"),
      Row("check / parse, both on all cores, CPU time", costs[3].cpu, over: costs[1].cpu, promise: "2.5 x"),
    ]
  }
}
