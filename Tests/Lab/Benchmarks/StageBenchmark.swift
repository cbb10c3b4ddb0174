import FixtureSupport
import ThemeBundle
import ThemeCheck
import ThemeCore
import ThemeDiagnostics
import ThemeDisk
import ThemeModel
import ThemePictures
import ThemeResolution
import ThemeSyntax

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
      let library = SyntaxLibrary(
        inputs, sources: sources, alternatives: .theme)
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
