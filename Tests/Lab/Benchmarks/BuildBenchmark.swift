extension Benchmark {
  /// A build of many slices: from nothing, on one core and on all, and with nothing to do.
  static let build = Benchmark(name: "build", title: "build of 900 slices") { themec in
    let scratch = try Scratch()
    try ManyImages.writeMany(to: scratch)
    // Each cold build has a folder of its own: a file system may take long to make files where some have just been
    // removed.
    let theme = scratch.path("many.theme.yaml")
    func cold(_ workers: Int, _ folder: String) throws -> Cost {
      let child = try Child(
        themec, ["build", "--no-cache", theme, "-o", scratch.path(folder), "-j", "\(workers)"])
      return child.cost
    }
    var least: [Cost] = []
    for run in 0..<3 {
      var costs = try [1, Machine.cores].map { try cold($0, "out-\(run)-\($0)") }
      costs.append(try cold(Machine.cores, "out-\(run)-1"))
      costs.append(try Child(themec, ["check", "--no-cache", theme]).cost)
      least = run == 0 ? costs : zip(least, costs).map { $0.least($1) }
    }
    return [
      Row("cold, -j 1", seconds: least[0].wall),
      Row("cold, -j \(Machine.cores)", seconds: least[1].wall),
      Row("-j 1 / -j \(Machine.cores)", least[0].wall, over: least[1].wall),
      Row("nothing to do", seconds: least[2].wall),
      Row("check", seconds: least[3].wall),
    ]
  }
}
