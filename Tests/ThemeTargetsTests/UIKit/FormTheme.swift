/// A theme of as many elements as there are keys: each has another value for its key in each state, on a line of its own.
struct FormTheme {
  /// What a look of the theme is applied to.
  enum Form: String, CaseIterable {
    case button, dressed, configured, styled, native, bar

    /// The map of the theme with the elements that it shows.
    var table: String {
      switch self {
      case .button, .dressed, .configured, .styled: "buttons"
      case .native: "backButtons"
      case .bar: "navigationBars"
      }
    }

    /// The codes of the warnings about what the form doesn't show.
    var losses: Set<String> {
      switch self {
      case .button, .dressed, .configured, .styled: []
      case .native: ["uikit-limits-native-back"]
      case .bar: ["uikit-lacks-bar-states"]
      }
    }

    /// The keys that the form doesn't show and about which nothing warns, because docs/targets.md says so: a `UIButton` of the
    /// app, whose class isn't the theme's, takes touches in its bounds.
    var silent: Set<String> {
      switch self {
      case .dressed, .configured: ["hitArea.width", "hitArea.height"]
      case .button, .styled, .native, .bar: []
      }
    }
  }

  /// What an element says of a state, and where.
  struct Place {
    let table: String
    let line: Int
    /// `buttons/k3`.
    let element: String
    let state: String
    let key: String

    var name: String { "\(element) \(state)" }
    var what: String { "\(key) of \(state)" }
  }

  private(set) var places: [Place] = []
  private var written: [String] = []

  var text: String { written.joined(separator: "\n") + "\n" }

  init() {
    written = [
      "themec: 1", "name: walk", "art:",
      "  plate: { size: { width: 21, height: 60 }, layers: [ { shape: rectangle, fill: navy } ] }",
      "  round: { size: { width: 21, height: 60 }, layers: [ { shape: ellipse, fill: navy } ] }",
    ]
    write("buttons", of: "button", saying: ", caps: { left: 8, right: 8 }")
    write("backButtons", of: "button", saying: ", caps: { left: 8, right: 8 }", whole: "style: native")
    write("navigationBars", of: "navigationBar", saying: "")
  }

  private mutating func write(_ table: String, of keys: String, saying more: String, whole: String? = nil) {
    let all = WalkedKey.all(of: keys)
    let base = WalkedKey.flow(all.map { ($0.path, $0.values[0]) }).joined(separator: ", ")
    written.append("\(table):")
    written.append("  base: { abstract: true, \(base)\(more) }")
    written.append("  plain: { like: base\(whole.map { ", \($0)" } ?? "") }")
    for (index, key) in all.enumerated() {
      written += ["  k\(index):", "    like: base"] + (whole.map { ["    \($0)"] } ?? []) + ["    states:"]
      for state in VariantAxis.state.names.dropFirst() {
        written.append("      \(state): { \(key.entry(1)) }")
        places.append(
          Place(
            table: table, line: written.count, element: "\(table)/k\(index)", state: state,
            key: key.path.joined(separator: ".")))
      }
    }
  }
}

extension WalkedKey {
  /// The keys of a table that a state may change, other than what goes with the picture: how art is cut and aligned, and what its
  /// file is called. The first of their values is the one without a state.
  static func all(of table: String) -> [WalkedKey] {
    all(of: table, saying: seen) { _, key in
      !key.isSetting || key.name == "assetName" || key.name == "alignmentInsets"
        || key.name != "art" && KeyTable.named(PartKeys.name).keys.contains { $0.name == key.name }
    }
  }

  /// Values that are seen: with texts of which one is short and one too long, areas larger than the button, and words that don't
  /// hide the text.
  private static func seen(_ path: [String], _ key: Key) -> [String]? {
    switch path.suffix(2).joined(separator: ".") {
    case "hitArea.width": return ["300", "320"]
    case "hitArea.height": return ["80", "90"]
    case "height": return ["60", "64"]
    case "minimumWidth": return ["150", "160"]
    case "maximumWidth": return ["240", "200"]
    case "font.size": return ["13", "15"]
    case "font.scales": return ["true", "false"]
    default: break
    }
    if case .words(let words) = key.type { return [words[1], words[0]] }
    return told(path, key)
  }

  /// The entry of a flow map that says a value.
  func entry(_ value: Int) -> String { Self.flow([(path, values[value])])[0] }
}
