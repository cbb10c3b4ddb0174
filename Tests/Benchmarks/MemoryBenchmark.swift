extension Benchmark {
  /// The most memory of a build against what is promised.
  static let memory = Benchmark(name: "memory", title: "most memory of a build") { themec in
    let scratch = try Scratch()
    try ManyImages.writeMany(to: scratch)
    try ManyImages.writeLarge(to: scratch)
    var rows: [Row] = []
    for (name, largest) in [("many", 288 * 132 * 4), ("large", 4_096 * 2_048 * 4)] {
      for workers in [1, Machine.cores] {
        scratch.remove("out")
        let child = try Child(
          themec,
          ["build", scratch.path("\(name).theme.yaml"), "-o", scratch.path("out"), "-j", "\(workers)"])
        let limit = 64 << 20 + 4 * largest * workers
        rows.append(
          Row(
            "\(name == "many" ? "900 slices" : "4 pictures of 32 MiB"), -j \(workers), exit \(child.status >> 8)",
            "\(child.peak >> 20) MiB", promise: "\(limit >> 20) MiB"))
      }
    }
    return rows
  }
}
