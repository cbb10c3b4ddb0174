extension Benchmark {
  /// The start of the tool beside that of a program that does nothing.
  static let start = Benchmark(name: "start", title: "start of a process, median of 50") { themec in
    var times: [[Double]] = [[], [], [], []]
    let aapt2 = installed("aapt2")
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
