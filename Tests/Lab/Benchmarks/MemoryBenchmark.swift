extension Benchmark {
  /// The most memory of a build against what is promised.
  static let memory = Benchmark(name: "memory", title: "most memory of a build") { themec in
    let scratch = try Scratch()
    try ManyImages.writeMany(to: scratch)
    try ManyImages.writeWhole(to: scratch)
    try ManyImages.writeLarge(to: scratch)
    let builds = [
      ("many", "900 slices", 288 * 132 * 4), ("whole", "40 pictures of 8 MiB, not cut", 2_048 * 1_024 * 4),
      ("large", "4 pictures of 32 MiB", 4_096 * 2_048 * 4),
    ]
    var rows: [Row] = []
    for (theme, name, largest) in builds {
      for workers in [1, Machine.cores] {
        let output = scratch.path("out-\(theme)-\(workers)")
        let peak = try PeakMemory(
          of: themec,
          ["build", "--no-cache", scratch.path("\(theme).theme.yaml"), "-o", output, "-j", "\(workers)"],
          in: scratch)
        let limit = 64 << 20 + 4 * largest * workers
        rows.append(
          Row(
            "\(name), -j \(workers)\(peak.status == 0 ? "" : " (failed)")", "\(peak.bytes >> 20) MiB",
            promise: "\(limit >> 20) MiB"))
      }
    }
    return rows
  }
}
