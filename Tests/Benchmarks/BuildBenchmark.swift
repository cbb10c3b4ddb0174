extension Benchmark {
  /// A build of many slices: from nothing, on one core and on all, and with nothing to do.
  static let build = Benchmark(name: "build", title: "build of 900 slices") { themec in
    let scratch = try Scratch()
    try ManyImages.writeMany(to: scratch)
    func build(_ workers: Int) throws -> Cost {
      let arguments = [
        "build", scratch.path("many.theme.yaml"), "-o", scratch.path("out"), "-j", "\(workers)",
      ]
      let child = try Child(themec, arguments)
      return child.cost
    }
    var least: [Cost] = []
    for run in 0..<3 {
      var costs: [Cost] = []
      for workers in [1, Machine.cores] {
        scratch.remove("out")
        costs.append(try build(workers))
      }
      costs.append(try build(Machine.cores))
      costs.append(try Child(themec, ["check", scratch.path("many.theme.yaml")]).cost)
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
