import Foundation
import ThemeDiagnostics

/// A reader of the manifest gets every combination of values right: over themes whose tokens and elements differ by modes that
/// the dice nest. `THEMEC_PROPERTIES` says how many.
struct ManifestPropertyTests {
  private static let count = 6 * Dice.rounds(160)
  static let batches = stride(from: 0, to: count, by: 40).map { $0..<min($0 + 40, count) }

  @Test(arguments: batches) func `readers of the manifest see what was resolved`(seeds: Range<Int>) throws {
    let texts = seeds.map { ModedTheme(seed: $0).text }
    let (manifests, differences) = try read(texts)
    #expect(manifests.count == texts.count)
    for (seed, found) in zip(seeds, differences) where !found.isEmpty {
      Issue.record(
        "seed \(seed): \(found.prefix(4).joined(separator: "\n"))\n\(texts[seed - seeds.lowerBound])")
    }
  }

  @Test func `the dice make variants that only their values tell of`() throws {
    let (manifests, _) = try read((0..<80).map { ModedTheme(seed: $0).text })
    let all = manifests.joined()
    for empty in [
      #""normal.dark": {}"#, #""normal.highContrast": {}"#, #""selected": {}"#, #""normal.ios-26": {}"#,
    ] {
      #expect(all.contains(empty), "\(empty)")
    }
  }

  /// The manifests of themes, and what a reader sees differently.
  private func read(_ texts: [String]) throws -> (manifests: [String], differences: [[String]]) {
    var files: [String: [UInt8]] = [:]
    var paths: [ThemePath] = []
    for (place, text) in texts.enumerated() {
      files["\(place)/a.theme.yaml"] = Array("themec: 1\nname: t\(place)\n\(text)".utf8)
      paths.append(try #require(ThemePath("\(place)/a.theme.yaml")))
    }
    let session = Session(MemoryInputs(files), targets: .built)
    var options = CompileOptions()
    options.keepsSlices = true
    let result = try compileAll(paths, in: session, options)
    let errors = result.diagnostics.filter { $0.severity == .error }
    #expect(errors.isEmpty, "\(render(errors, as: .human, in: session.sources))")
    var manifests: [String] = []
    var found: [[String]] = []
    for theme in result.themes {
      let text = try #require(theme.tree?.text("manifest.json"))
      guard let slices = theme.slices else { continue }
      manifests.append(text)
      found.append(manifestDifferences(in: theme.tree?.files ?? [], of: slices))
    }
    return (manifests, found)
  }
}

/// A theme whose tokens have modes inside modes.
private struct ModedTheme {
  private var dice: Dice
  private(set) var text = ""

  private static let axes: [(key: String, values: [String])] = [
    ("appearances", ["dark", "light"]),
    ("accessibility", ["highContrast", "buttonShapes", "highContrast+buttonShapes"]),
    ("systems", ["ios", "ios-17", "ios-26"]), ("directions", ["rtl"]),
  ]

  init(seed: Int) {
    dice = Dice(seed: seed)
    let used = dice.some(of: Array(Self.axes.indices), 55)
    var lines = ["tokens:"]
    for name in ["p", "q", "r"] { lines.append("  \(name): \(token(used))") }
    lines.append("buttons:")
    for name in ["a", "b"] {
      var keys = ["height: 44", "maximumWidth: 200", "art: gray", "title: { color: \(color()) }"]
      let states = dice.some(of: ["highlighted", "disabled", "selected", "highlighted+selected"], 45)
      if !states.isEmpty {
        keys.append("states: { \(states.map { "\($0): \(look())" }.joined(separator: ", ")) }")
      }
      if dice.happens(40) { keys.append("metrics: { compact: \(look()) }") }
      if dice.happens(30) { keys.append("appearances: { dark: \(look()) }") }
      lines.append("  \(name): { \(keys.joined(separator: ", ")) }")
    }
    lines.append("images: { i: { art: $p }, j: { art: $q }, k: { art: $r } }")
    text = lines.joined(separator: "\n") + "\n"
  }

  /// Few colors, so that many variants are equal by chance.
  private mutating func literal() -> String { dice.pick(["red", "black"]) }

  private mutating func color() -> String { dice.happens(60) ? dice.pick(["$p", "$q", "$r"]) : literal() }

  private mutating func look() -> String {
    dice.happens(85) ? "{ title: { color: \(color()) } }" : "{ art: \(literal()) }"
  }

  private mutating func token(_ axes: [Int]) -> String {
    var entries = ["value: \(literal())"]
    for (place, axis) in axes.enumerated() where dice.happens(60) {
      let values = dice.some(of: Self.axes[axis].values, 60)
      let modes = values.map { value in
        let inner = Array(axes[(place + 1)...])
        return "\(value): \(dice.happens(80) && !inner.isEmpty ? token(inner) : literal())"
      }
      if !modes.isEmpty { entries.append("\(Self.axes[axis].key): { \(modes.joined(separator: ", ")) }") }
    }
    return "{ \(entries.joined(separator: ", ")) }"
  }
}
