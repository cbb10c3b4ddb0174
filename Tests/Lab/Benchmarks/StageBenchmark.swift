import ThemeCheck
import ThemePictures
import ThemeResolution

extension Benchmark {
  /// Where the time of a check goes.
  static let stages = Benchmark(
    name: "stages", title: "stages of the same check on one core, art warm, a theme"
  ) { _ in
    let scratch = try Scratch()
    let files = ManyThemes.files()
    for file in files { try scratch.write(file.bytes, to: file.path) }
    let bytes = files.reduce(into: [:]) { $0[$1.path] = $1.bytes }
    let inputs = MemoryInputs(bytes)
    let store = PictureStore(inputs)
    let proofs = ProofLedger()
    let texts = ManyThemes.paths.map { bytes[$0.text] ?? [] }
    let names = ["libyaml's events", "read", "parse", "lower", "resolve", "picture", "check", "prove"]
    var least: [Double] = []
    for run in 0..<9 {
      let disk = try DiskInputs(root: scratch.path)
      let sources = SourceMap()
      let library = SyntaxLibrary(inputs, sources: sources, alternatives: .theme)
      var costs = Array(repeating: 0.0, count: names.count)
      var clock = Cost.wallClock
      func lap(_ index: Int) {
        let now = Cost.wallClock
        costs[index] += now - clock
        clock = now
      }
      for (path, text) in zip(ManyThemes.paths, texts) {
        clock = Cost.wallClock
        _ = countEvents(of: text)
        lap(0)
        _ = try disk.bytes(of: path, limit: 1 << 22)
        lap(1)
        var sink = DiagnosticSink()
        var read: [ThemePath] = []
        guard let tree = load(path, from: library, inputs: &read, &sink) else { continue }
        lap(2)
        let theme = lower(tree.root, from: tree.source, &sink)
        lap(3)
        let resolved = resolve(theme, &sink)
        lap(4)
        let pictures = picture(resolved, sources: sources, store: store, only: nil, workers: 1, &sink)
        lap(5)
        let checked = ThemeCheck.check(pictures, &sink)
        lap(6)
        if let checked { try prove(checked, workers: 1, proofs: proofs) }
        lap(7)
      }
      least = run == 0 ? costs : zip(least, costs).map { min($0, $1) }
    }
    let count = Double(ManyThemes.count)
    func sum(_ range: Range<Int>) -> Double { least[range].reduce(0, +) / count }
    return zip(names, least).map { Row($0, seconds: $1 / count) } + [
      Row("read, picture, check and prove together", seconds: sum(1..<2) + sum(5..<8), promise: "20 us"),
      Row("all stages / libyaml's events", sum(1..<8), over: sum(0..<1), promise: "2.5 x"),
    ]
  }
}

extension Benchmark {
  /// Ten times as many themes: what they cost is to grow with their number, and not with its square.
  static let scale = Benchmark(name: "scale", title: "10,000 themes against 1,000") { themec in
    let scratch = try Scratch()
    var rows: [Row] = []
    for (kind, hasOwnArt) in [("shared art", false), ("art of their own", true)] {
      var runs: [(check: PeakMemory, build: PeakMemory, idle: Child, one: Child)] = []
      for count in [1_000, 10_000] {
        let folder = "\(hasOwnArt ? "own" : "shared")-\(count)"
        try writeThemes(count, hasOwnArt: hasOwnArt, to: folder, of: scratch)
        let output = scratch.path("out-\(folder)")
        let check = try PeakMemory(
          of: themec, ["check", "--no-cache", "-q", scratch.path(folder)], in: scratch)
        let build = try PeakMemory(
          of: themec, ["build", "-q", "--cache", output + "-cache", "-o", output, scratch.path(folder)],
          in: scratch)
        let idle = try Child(
          themec, ["build", "-q", "--cache", output + "-cache", "-o", output, scratch.path(folder)])
        try writeTheme(count / 2, height: 31, hasOwnArt: hasOwnArt, to: folder, of: scratch)
        let one = try Child(
          themec, ["build", "-q", "--cache", output + "-cache", "-o", output, scratch.path(folder)])
        runs.append((check, build, idle, one))
      }
      let (few, many) = (runs[0], runs[1])
      for (verb, few, many) in [("check", few.check, many.check), ("build", few.build, many.build)] {
        let failed = few.status == 0 && many.status == 0 ? "" : " (failed)"
        rows += [
          Row("\(verb), \(kind), CPU time\(failed)", Ratio(many.cost.cpu / few.cost.cpu), goal: 11),
          Row("\(verb), \(kind), most memory", Ratio(Double(many.bytes) / Double(few.bytes)), goal: 1.5),
          Row("\(verb), \(kind), most memory of 10,000", "\(many.bytes >> 20) MiB", promise: "512 MiB"),
        ]
      }
      rows += [
        Row("nothing to do, \(kind) / the full build", Ratio(many.idle.cost.wall / many.build.cost.wall)),
        Row(
          "one theme of 10,000 changed, \(kind) / the full build",
          Ratio(many.one.cost.wall / many.build.cost.wall)),
      ]
    }
    return rows
  }

  /// Small themes with two pictures each, those of all or their own.
  private static func writeThemes(
    _ count: Int, hasOwnArt: Bool, to folder: String, of scratch: Scratch
  ) throws {
    let size = (width: 42, height: 30)
    for index in 0..<count {
      let art = hasOwnArt ? "art/\(index)-" : "art/"
      try writeTheme(index, height: 30, hasOwnArt: hasOwnArt, to: folder, of: scratch)
      guard hasOwnArt || index == 0 else { continue }
      for (name, blue) in [("back", 120), ("back-pressed", 80)] {
        let color = Color(red: UInt8(index % 200), green: UInt8(index / 200), blue: UInt8(blue))
        try scratch.write(
          encodePNG(Drawings.plate(size, at: .x1, color: color, radius: 5)), to: "\(folder)/\(art)\(name).png"
        )
      }
    }
  }

  private static func writeTheme(
    _ index: Int, height: Int, hasOwnArt: Bool, to folder: String, of scratch: Scratch
  ) throws {
    let art = hasOwnArt ? "art/\(index)-" : "art/"
    let text = """
      themec: 1
      name: brand-\(index)
      buttons:
        action:
          height: \(height)
          hitArea: 44
          caps: { left: 13, right: 22 }
          states:
            normal: { art: { file: \(art)back.png } }
            highlighted: { art: { file: \(art)back-pressed.png } }

      """
    try scratch.write(text, to: "\(folder)/\(index + 10_000).theme.yaml")
  }
}
