import ThemeCheck
import ThemePictures
import ThemeResolution

extension Benchmark {
  /// What looking at pixels costs beside decoding them.
  static let pixels = Benchmark(
    name: "pixels",
    title: "rules that look at pixels, against decoding the same PNGs (large art, caches cold)"
  ) { _ in
    let plates = (0..<8).map { index in
      let color = Color(red: UInt8(40 + 10 * index), green: 60, blue: 90)
      return Drawings.plate((500, 300), at: .x2, color: color, radius: 40)
    }
    let grains = (0..<8).map { Drawings.grain(1_000, 600, seed: UInt32($0)) }
    return try PixelTheme(plates).rows("plates with round corners")
      + PixelTheme(grains).rows("grain that blurs")
  }
}

/// A theme of buttons with large art in two states.
private struct PixelTheme {
  let inputs: MemoryInputs
  let files: [[UInt8]]

  init(_ art: [Bitmap]) {
    var theme = "themec: 1\nname: large\nscales: [2]\nbuttons:\n"
    var files: [String: [UInt8]] = [:]
    for (index, bitmap) in art.enumerated() { files["art/\(index)@2x.png"] = encodePNG(bitmap) }
    for index in stride(from: 0, to: art.count, by: 2) {
      theme += """
          button-\(index):
            caps: { left: 60, right: 60, top: 50, bottom: 50 }
            height: 200
            title: { color: white, font: { size: 17 }, insets: { left: 60, right: 60 }, alignment: leading }
            art: { file: art/\(index)@2x.png }
            states: { highlighted: { art: { file: art/\(index + 1)@2x.png } } }

        """
    }
    self.files = files.values.sorted { $0.count < $1.count }
    files["large.theme.yaml"] = Array(theme.utf8)
    inputs = MemoryInputs(files)
  }

  func rows(_ name: String) throws -> [Row] {
    var least: [Cost] = []
    var warnings: Set<String> = []
    for run in 0..<5 {
      let decoding = cost { files.map { try? decodePNG($0) } }
      let sources = SourceMap()
      let store = PictureStore(inputs)
      let library = SyntaxLibrary(inputs, sources: sources, alternatives: .theme)
      var sink = DiagnosticSink()
      var read: [ThemePath] = []
      guard let path = ThemePath("large.theme.yaml"),
        let tree = load(path, from: library, inputs: &read, &sink)
      else {
        return []
      }
      let theme = resolve(lower(tree.root, from: tree.source, &sink), &sink)
      let start = Cost.now
      let pictures = picture(theme, sources: sources, store: store, only: nil, workers: 1, &sink)
      let decoded = Cost.now
      let checked = ThemeCheck.check(pictures, &sink)
      let ruled = Cost.now
      if let checked { try prove(checked, workers: 1, proofs: ProofLedger()) }
      let costs = [decoding, decoded - start, ruled - decoded, Cost.now - ruled]
      least = run == 0 ? costs : zip(least, costs).map { $0.least($1) }
      warnings = Set(sink.diagnostics.map(\.code.name))
    }
    let (decoding, picturing, checking, proving) = (least[0].cpu, least[1].cpu, least[2].cpu, least[3].cpu)
    let said = warnings.isEmpty ? "no warnings" : warnings.sorted().joined(separator: ", ")
    return [
      Row("\(name): decoding \(files.count) files", seconds: decoding),
      Row("  measuring what rules need", seconds: picturing - decoding),
      Row("  rules (\(said))", seconds: checking),
      Row(
        "  measuring and rules / decoding", picturing - decoding + checking, over: decoding, promise: "1 x"),
      Row("  proving the cuts / decoding", proving, over: decoding),
    ]
  }
}
