import ThemeReview

extension Benchmark {
  /// Comparing bundles: of forty brands for four targets, and of a thousand pictures.
  static let review = Benchmark(name: "review", title: "comparing bundles") { themec in
    let scratch = try Scratch()
    return try fleet(themec, scratch) + pictures(themec, scratch)
  }

  /// The bundles are in no project, so that themes are not compiled.
  private static func fleet(_ themec: String, _ scratch: Scratch) throws -> [Row] {
    try scratch.writeBrands(to: "project")
    let base = "project/themes/bank.theme.yaml"
    let text = try String(contentsOfFile: scratch.path(base), encoding: .utf8)
    try build(themec, "project", to: "before", scratch)
    try FileManager.default.copyItem(atPath: scratch.path("before"), toPath: scratch.path("same"))
    try scratch.write(
      text.replacing("ink: { value: \"#14181c\"", with: "ink: { value: \"#14181d\""), to: base)
    try build(themec, "project", to: "after", scratch)
    let costs = try turns(
      7,
      [
        { _ in try compare(themec, "before", "same", scratch) },
        { _ in try cost { try readFacts(in: ["before", "same"], scratch) } },
        { _ in try compare(themec, "before", "after", scratch) },
      ])
    let over = zip(costs[0], costs[1]).map { $0.wall - $1.wall }
    return [
      Row("forty brands, nothing changed", seconds: costs[0].map(\.wall).min() ?? 0),
      Row("reading manifests and digests of both sides", seconds: costs[1].map(\.wall).min() ?? 0),
      Row("nothing changed, over that", seconds: over.min() ?? 0, promise: "100 ms"),
      Row("one token changed", seconds: costs[2].map(\.wall).min() ?? 0, promise: "1 s"),
    ]
  }

  private static func pictures(_ themec: String, _ scratch: Scratch) throws -> [Row] {
    for (name, shift) in [("plain", 0), ("shifted", 5)] {
      try ManyImages.writeGradients(to: "\(name)/many.theme.yaml", shift: shift, of: scratch)
      try build(themec, name, to: "\(name)-built", scratch)
    }
    let folders = ["plain-built/many", "shifted-built/many"]
    let files = try folders.flatMap { try scratch.pictures(in: "\($0)/images") }
    let costs = try turns(
      7,
      [
        { _ in try compare(themec, folders[0], folders[1], scratch) },
        { _ in try cost { for file in files { _ = try decodePNG(scratch.bytes(file)) } } },
      ])
    return [
      Row("pictures that changed, both sides", "\(files.count)"),
      Row("comparing them / decoding them, CPU time", cpu(costs[0], over: costs[1]), goal: 1.5),
    ]
  }

  private static func build(_ themec: String, _ themes: String, to folder: String, _ scratch: Scratch) throws
  {
    let isProject = FileManager.default.fileExists(atPath: scratch.path("\(themes)/themec.yaml"))
    let words = ["build", "-q", "--compression", "fast", "-o", scratch.path(folder)]
    let child = try Child(themec, words + (isProject ? [] : ["."]), in: scratch.path(themes))
    precondition(child.status == 0, "the build failed")
  }

  private static func compare(_ themec: String, _ old: String, _ new: String, _ scratch: Scratch) throws
    -> Cost
  {
    let child = try Child(themec, ["diff", old, new], in: scratch.path)
    precondition(child.status == 0, "the comparison failed")
    return child.cost
  }

  private static func readFacts(in folders: [String], _ scratch: Scratch) throws {
    for folder in folders {
      for name in try FileManager.default.contentsOfDirectory(atPath: scratch.path(folder)).sorted() {
        _ = try ManifestFacts(reading: scratch.bytes("\(folder)/\(name)/manifest.json"))
        _ = try DigestFacts(reading: scratch.bytes("\(folder)/\(name)/digests.json"))
      }
    }
  }
}

extension Scratch {
  fileprivate func bytes(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(filePath: path(name))))
  }

  /// The PNGs below a folder.
  fileprivate func pictures(in folder: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: path(folder)).filter { $0.hasSuffix(".png") }.sorted()
      .map { "\(folder)/\($0)" }
  }
}
