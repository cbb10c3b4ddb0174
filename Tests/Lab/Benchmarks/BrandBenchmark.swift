extension Benchmark {
  /// Forty brands of one theme for four targets: from nothing, with nothing to do, and after a change of one brand.
  static let brands = Benchmark(name: "brands", title: "forty brands for four targets") { themec in
    let scratch = try Scratch()
    try scratch.writeBrands()
    func build(_ arguments: String...) throws -> Cost {
      let child = try Child(themec, ["build", "-q"] + arguments, in: scratch.path)
      precondition(child.status == 0, "the build failed")
      return child.cost
    }
    // The brands have five radii in turn, and pictures of larger ones cost more; the third costs what one costs on average.
    let brand = try FileManager.default.contentsOfDirectory(atPath: scratch.path("brands")).sorted()[2]
    let text = try String(contentsOfFile: scratch.path("brands/\(brand)"), encoding: .utf8)
    let costs = try turns(
      5,
      [
        { turn in try build("-o", "cold-\(turn)", "--cache", "cache-\(turn)") },
        { turn in try build("-o", "cold-\(turn)", "--cache", "cache-\(turn)") },
        { turn in
          // A token whose value no turn before had.
          try scratch.write(
            text.replacing(/primary: .*/, with: "primary: \"#1b53\(80 + turn)\""), to: "brands/\(brand)")
          return try build("-o", "cold-\(turn)", "--cache", "cache-\(turn)")
        },
        { turn in
          try build("-o", "one-\(turn)", "--cache", "one-cache-\(turn)", scratch.path("brands/\(brand)"))
        },
      ])
    return [
      Row("cold", seconds: costs[0].map(\.wall).min() ?? 0),
      Row("forty brands / one brand, cold", wall(costs[0], over: costs[3]), goal: 8),
      Row("nothing to do / cold", wall(costs[1], over: costs[0]), goal: 0.02),
      Row("one brand changed / cold", wall(costs[2], over: costs[0])),
    ]
  }
}

extension Scratch {
  /// The example of forty brands, as a project for four targets in a folder.
  func writeBrands(to folder: String = ".") throws {
    // From Tests/Lab/Benchmarks.
    let example = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "examples/brands")
    try FileManager.default.createDirectory(atPath: path(folder), withIntermediateDirectories: true)
    for name in ["themes", "brands"] {
      try FileManager.default.copyItem(
        atPath: example.appending(path: name).path, toPath: path("\(folder)/\(name)"))
    }
    try write(
      """
      themec: 1
      themes:
        - { files: brands/*.yaml, over: themes/bank.theme.yaml }
      output: build
      targets: [ xcassets, uikit, android, css ]
      interface: themes/bank.theme.yaml

      """, to: "\(folder)/themec.yaml")
  }
}

extension Benchmark {
  /// 900 outputs, from nothing and with nothing to do, beside make and ninja with rsvg-convert and optipng.
  static let pipeline = Benchmark(
    name: "pipeline",
    title: "300 buttons and bars at three scales, beside make -j2 and ninja with rsvg-convert and optipng -o2"
  ) { themec in
    guard let make = installed("make"), let ninja = installed("ninja"), installed("rsvg-convert") != nil,
      installed("optipng") != nil
    else { return [Peer.missing("make", "ninja", "rsvg-convert", "optipng")] }
    let pipeline = try Pipeline()
    let folder = pipeline.scratch.path
    let theme = pipeline.scratch.path("pipeline.theme.yaml")
    func build(_ output: String, _ compression: String) throws -> Cost {
      let child = try Child(
        themec,
        ["build", theme, "-o", output, "--cache", "cache-\(output)", "-q", "--compression", compression],
        in: folder)
      precondition(child.status == 0, "the build failed")
      return child.cost
    }
    let cold = try turns(
      3,
      [
        { turn in
          _ = try Child("/bin/sh", ["-c", "! [ -d png ] || mv png png-\(turn) && mkdir png"], in: folder)
          return try Child("/bin/sh", ["-c", "'\(make)' -s -j2"], in: folder).cost
        },
        { try build("small-\($0)", "small") }, { try build("fast-\($0)", "fast") },
      ])
    _ = try Child(ninja, ["-j2"], in: folder)
    let idle = try turns(
      15,
      [
        { _ in try Child(ninja, [], in: folder).cost },
        { _ in try Child(make, ["-s", "-j2"], in: folder).cost },
        { _ in try build("small-0", "small") },
      ])
    let (small, fast) = (pipeline.bytes(below: "small-0"), pipeline.bytes(below: "fast-0"))
    let theirs = Double(pipeline.bytes(below: "png"))
    return [
      Row("make, cold", seconds: cold[0].map(\.wall).min() ?? 0),
      Row("small, cold / make", wall(cold[1], over: cold[0]), goal: 0.12),
      Row("  bytes", Ratio(Double(small) / theirs), goal: 0.9),
      Row("fast, cold / make", wall(cold[2], over: cold[0]), goal: 0.05),
      Row("  bytes", Ratio(Double(fast) / theirs)),
      Row("ninja, nothing to do", seconds: idle[0].map(\.wall).min() ?? 0),
      Row("make, nothing to do / ninja", wall(idle[1], over: idle[0])),
      Row("themec, nothing to do / ninja", wall(idle[2], over: idle[0]), goal: 0.5),
    ]
  }
}
