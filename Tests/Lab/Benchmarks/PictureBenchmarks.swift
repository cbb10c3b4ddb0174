import ThemeDrawing

extension Benchmark {
  /// What drawn art costs. Beside Cairo: scripts/oracle.sh.
  static let drawing = Benchmark(
    name: "drawing",
    title: "drawing art: a bar with a gradient, a texture and shadows, and what a pixel of it costs"
  ) { _ in
    let texture = Drawings.grain(128, 128, seed: 3)
    // 1125 x 264 px at 3x, then four times the pixels, and four times that.
    let bars = [1.0, 2, 4].map { bar(width: 375 * $0, height: 88 * $0, texture: texture) }
    let costs = try leastCosts(
      of: bars.map { bar in
        {
          var budget = Budget()
          _ = try draw(bar, at: .x3, budget: &budget)
        }
      }, runs: 9)
    let first = costs[0].cpu
    var rows = [Row("a bar of 1125 x 264 px", seconds: first, promise: "10 ms")]
    for (factor, cost) in zip([4.0, 16], costs.dropFirst()) {
      rows.append(
        Row(
          "  a pixel of \(Int(factor)) times as many / of that", cost.cpu / factor, over: first,
          promise: "1 x"))
    }
    return rows
  }

  private static func bar(width: Double, height: Double, texture: Bitmap) -> Drawing {
    let outline = Outline(.rectangle, in: Rect(x: 0, y: 0, width: width, height: height - 4))
    let (light, dark) = (Color(red: 139, green: 163, blue: 199), Color(red: 74, green: 108, blue: 155))
    let gradient = Fill.linear(
      angle: 180, stops: [GradientStop(at: 0, color: light), GradientStop(at: 1, color: dark)])
    var ground = Layer(outline, fill: gradient)
    ground.shadows = [Shadow(color: Color(red: 0, green: 0, blue: 0, alpha: 128), x: 0, y: 1, blur: 4)]
    let shine = Color(red: 255, green: 255, blue: 255, alpha: 80)
    ground.innerShadows = [Shadow(color: shine, x: 0, y: 1, blur: 0)]
    var grain = Layer(outline, fill: .pattern(tile: texture))
    grain.blend = .overlay
    grain.opacity = 0.3
    return Drawing(size: Size(width: width, height: height), layers: [ground, grain])
  }
}

extension Benchmark {
  /// 300 nine-patches of the android target beside aapt2, which compiles the same files.
  static let ninePatches = Benchmark(
    name: "nine-patches", title: "300 nine-patches, beside aapt2 compile"
  ) { themec in
    guard let aapt2 = installed("aapt2") else { return [Peer.missing("aapt2")] }
    let scratch = try Scratch()
    var theme = "themec: 1\nname: patches\nscales: [2]\nbuttons:\n"
    for index in 0..<300 {
      let color = Color(red: UInt8(index % 200), green: UInt8(index / 2), blue: UInt8(200 - index / 2))
      let art = Drawings.plate((96, 44), at: .x2, color: color, radius: 8)
      try scratch.write(encodePNG(art), to: "art/\(index)@2x.png")
      theme += "  button-\(index): { art: { file: art/\(index)@2x.png }, caps: { left: 12, right: 12 } }\n"
    }
    try scratch.write(theme, to: "patches.theme.yaml")
    func build(_ turn: Int, _ options: [String]) throws -> Cost {
      let words = [
        "build", "patches.theme.yaml", "-o", "out-\(turn)", "-q", "--no-cache", "--compression", "fast",
      ]
      let child = try Child(themec, words + options, in: scratch.path)
      precondition(child.status == 0, "the build failed")
      return child.cost
    }
    let costs = try turns(
      5,
      [
        { try build($0, ["--target", "android"]) },
        { turn in
          let child = try Child(
            aapt2, ["compile", "--dir", "out-\(turn)/android/res", "-o", "compiled-\(turn).zip"],
            in: scratch.path)
          precondition(child.status == 0, "aapt2 failed")
          return child.cost
        },
      ])
    let resources = scratch.path("out-0/android/res")
    let names = FileManager.default.enumerator(atPath: resources)?.compactMap { $0 as? String } ?? []
    let bytes = try names.filter { $0.hasSuffix(".9.png") }
      .reduce(0) { try $0 + Data(contentsOf: URL(filePath: "\(resources)/\($1)")).count }
    let compiled = try Data(contentsOf: URL(filePath: scratch.path("compiled-0.zip"))).count
    return [
      Row("fast, cold / aapt2", wall(costs[0], over: costs[1]), goal: 1),
      Row(
        "bytes of the nine-patches / aapt2's archive of them", Ratio(Double(bytes) / Double(compiled)),
        goal: 1),
    ]
  }
}

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
