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
    let leaves = Leaf.all(of: KeyTable.named(keys), at: [])
    written.append("\(table):")
    written.append(
      "  base: { abstract: true, \(Leaf.entries(leaves.map { ($0.path, $0.values.0) }))\(more) }")
    written.append("  plain: { like: base\(whole.map { ", \($0)" } ?? "") }")
    for (index, leaf) in leaves.enumerated() {
      written += ["  k\(index):", "    like: base"] + (whole.map { ["    \($0)"] } ?? []) + ["    states:"]
      for state in VariantAxis.state.names.dropFirst() {
        written.append("      \(state): { \(Leaf.entries([(leaf.path, leaf.values.1)])) }")
        places.append(
          Place(
            table: table, line: written.count, element: "\(table)/k\(index)", state: state,
            key: leaf.path.joined(separator: ".")))
      }
    }
  }
}

/// A key that has no map of further keys, with two of its values as a theme writes them.
struct Leaf {
  let path: [String]
  let values: (String, String)

  /// Those of a table and of the tables below, in their order.
  static func all(of table: KeyTable, at path: [String]) -> [Leaf] {
    table.keys.filter { $0.isSetting && !$0.isOfElement && !isOfPicture($0.name) }.flatMap { key in
      let path = path + [key.name]
      if let inner = key.type.record { return all(of: KeyTable.named(inner), at: path) }
      if let values = seen(of: path) ?? key.type.values { return [Leaf(path: path, values: values)] }
      Issue.record("a test has no values for `\(path.joined(separator: "."))`")
      return []
    }
  }

  /// How art is cut and aligned, and what its file is called, goes with the picture and not with the state.
  private static func isOfPicture(_ key: String) -> Bool {
    key == "assetName" || key == "alignmentInsets"
      || key != "art" && KeyTable.named(PartKeys.name).keys.contains { $0.name == key }
  }

  /// Values that are seen: with texts of which one is short and one too long, and areas larger than the button.
  private static func seen(of path: [String]) -> (String, String)? {
    switch path.suffix(2).joined(separator: ".") {
    case "hitArea.width": ("300", "320")
    case "hitArea.height": ("80", "90")
    case "height": ("60", "64")
    case "minimumWidth": ("150", "160")
    case "maximumWidth": ("240", "200")
    case "font.size": ("13", "15")
    case "font.family": ("Georgia", "Courier New")
    case "font.weight": ("regular", "bold")
    default: nil
    }
  }

  /// Entries of a flow map; those of one map stand together.
  static func entries(_ all: [(path: [String], value: String)]) -> String {
    WalkTheme.flow(all).joined(separator: ", ")
  }
}

extension ValueType {
  /// The table of the map that it is, unless that is art.
  fileprivate var record: String? {
    switch self {
    case .map(let name): name == "art" ? nil : name
    case .either(let forms): forms.lazy.compactMap(\.record).first
    default: nil
    }
  }

  fileprivate var values: (String, String)? {
    switch self {
    case .map("art"): ("{ use: plate }", "{ use: round }")
    case .length: ("2", "3")
    case .color: ("navy", "maroon")
    case .truth: ("true", "false")
    case .wholeNumber: ("1", "2")
    case .words(let words): (words[1], words[0])
    case .either(let forms): forms.lazy.compactMap(\.values).first
    default: nil
    }
  }
}
