extension Benchmark {
  /// Targets that are measured together: those whose images are slices as they are.
  private static let light = ["css", "flutter", "uikit", "xcassets"]
  /// Those whose images differ from the slices in every byte.
  private static let heavy = ["android"]

  /// What targets add to a build from nothing.
  static let targets = Benchmark(name: "targets", title: "build of 900 slices for targets, cold") { themec in
    let scratch = try Scratch()
    try ManyImages.writeMany(to: scratch)
    let theme = scratch.path("many.theme.yaml")
    let asked = [[], light, light + heavy]
    let workers = Set([1, Machine.cores]).sorted()
    var least: [[Cost]] = []
    for run in 0..<5 {
      let costs = try workers.map { workers in
        try asked.enumerated().map { place, targets in
          // A folder of its own for each, as file systems may take long where files have just been removed.
          let folder = scratch.path("out-\(run)-\(workers)-\(place)")
          let options = targets.flatMap { ["--target", $0] }
          let child = try Child(
            themec, ["build", "--no-cache", theme, "-o", folder, "-j", "\(workers)", "-q"] + options)
          precondition(child.status == 0, "a build for \(targets) failed")
          return child.cost
        }
      }
      least = run == 0 ? costs : zip(least, costs).map { zip($0, $1).map { $0.least($1) } }
    }
    return zip(workers, least).flatMap { workers, costs in
      [
        Row("no target, -j \(workers)", seconds: costs[0].wall),
        Row(
          "\(light.joined(separator: ", ")) / no target, -j \(workers)",
          Ratio(costs[1].wall / costs[0].wall), goal: 1.2),
        Row(
          "\((light + heavy).joined(separator: ", ")) / no target, -j \(workers)",
          Ratio(costs[2].wall / costs[0].wall), goal: 1.8),
        Row("the same, CPU time: without \(heavy.joined(separator: ", "))", costs[1].cpu, over: costs[0].cpu),
        Row("the same, CPU time: with all", costs[2].cpu, over: costs[0].cpu),
      ]
    }
  }
}
