/// The elements of a theme as an app in Flutter has them.
struct FlutterLooks {
  private let looks: [String: [[String: DartValue]]]
  private let images: Images
  private let listed: Set<String>
  private(set) var problems: [String] = []
  private(set) var used: Set<String> = []
  private var usedAssets: Set<String> = []

  init(_ elements: [(name: String, value: DartValue)], _ files: [OutputFile]) {
    images = Images(files)
    let text = files.lazy.compactMap { file -> String? in
      guard file.path == "flutter/assets.yaml", case .text(let bytes) = file.content else { return nil }
      return String(decoding: bytes, as: UTF8.self)
    }.first
    let assets = (text ?? "").split(separator: "\n").filter { $0.hasPrefix("    - ") }.map {
      String($0.dropFirst(6))
    }
    listed = Set(assets)
    if listed.count != assets.count { problems.append("`assets.yaml` names an asset twice") }
    looks = Dictionary(elements.map { ($0.name, $0.value.first?.items.map(\.named) ?? []) }) { $1 }
    if looks.count != elements.count { problems.append("an element is there twice") }
  }

  var names: [String] { looks.keys.sorted() }
  /// What the list names and nothing asked for.
  var unusedAssets: [String] { listed.subtracting(usedAssets).sorted() }

  /// What is seen of an element in a variant: the first of its looks that may be.
  mutating func facts(_ name: String, in key: VariantKey) -> Facts? {
    let flutterStates = [
      "highlighted": "pressed", "disabled": "disabled", "selected": "selected", "focused": "focused",
      "hovered": "hovered",
    ]
    let states = key.state.names.map { "WidgetState.\(flutterStates[$0] ?? "?")" }
    let holds: [String: [String]] = [
      "states": states, "isCompact": [key.name(.metrics) == "compact" ? "true" : ""],
      "brightness": ["Brightness.\(key.name(.appearance))"],
      "isHighContrast": [key.isHighContrast ? "true" : ""],
      "platform": [key.name(.system)],
      "isRightToLeft": [key.isRightToLeft ? "true" : ""],
    ]
    let look = looks[name]?.first { look in
      holds.allSatisfy { name, holds in
        look[name].map { $0.items.allSatisfy { holds.contains(name == "platform" ? $0.lastWord : $0.said) } }
          ?? true
      }
    }
    guard let look else { return nil }
    var facts = Facts()
    for (name, value) in look where holds[name] == nil { facts.add(self.facts(name, value)) }
    return facts
  }

  private mutating func facts(_ name: String, _ value: DartValue) -> Facts {
    var facts = Facts()
    switch name {
    case "art", "icon", "shadowImage", "backIndicator":
      for (property, value) in value.named { facts["\(name) \(property)"] = value.said }
      let asset = value.first?.said ?? ""
      if listed.contains(asset) { usedAssets.insert(asset) } else { facts["\(name) unlisted"] = asset }
      for scale in Scale.allCases {
        // Where the tools look for the picture of a scale.
        var folders = asset.split(separator: "/").map(String.init)
        if scale != .x1 { folders.insert("\(scale.rawValue).0x", at: max(folders.count - 1, 0)) }
        let path = "flutter/\(folders.joined(separator: "/"))"
        guard let image = images[path] else { continue }
        used.insert(path)
        facts["\(name) \(scale.name)"] = image.said
      }
    case "constraints", "titleStyle":
      for (property, value) in value.named {
        if property != "shadows" {
          facts[property] = value.said
          continue
        }
        for (index, shadow) in value.items.enumerated() {
          for (property, value) in shadow.named { facts["shadow \(index) \(property)"] = value.said }
        }
      }
    default: facts[name] = value.said
    }
    return facts
  }
}

extension DartValue {
  /// The items of a list or a set; a value alone is its only item.
  fileprivate var items: [DartValue] {
    switch self {
    case .list(let values), .set(let values): values
    default: [self]
    }
  }

  /// The first argument without a name.
  fileprivate var first: DartValue? {
    if case .call(_, let values, _) = self { return values.first }
    return nil
  }

  /// The arguments that have names.
  fileprivate var named: [String: DartValue] {
    if case .call(_, _, let named) = self { return Dictionary(named.map { ($0.name, $0.value) }) { $1 } }
    return [:]
  }

  /// `ios` of `BarsPlatform.ios`.
  fileprivate var lastWord: String { said.split(separator: ".").last.map(String.init) ?? "" }

  /// A value by its words: the values that a call is made of, a color as themes have it.
  fileprivate var said: String {
    switch self {
    case .number(let text), .name(let text), .string(let text): return text
    case .list(let values), .set(let values): return values.map(\.said).joined(separator: " ")
    case .map(let entries): return entries.map { "\($0.name) \($0.value.said)" }.joined(separator: " ")
    case .call("Color", let values, _):
      guard case .number(let text)? = values.first, text.count == 10 else { return "no color" }
      let (alpha, digits) = (text.dropFirst(2).prefix(2), text.dropFirst(4))
      return "#\(digits)\(alpha == "ff" ? "" : alpha)"
    case .call(_, let values, _): return values.map(\.said).joined(separator: " ")
    }
  }
}

/// Holds the parts that an app in Flutter finds in each control with those of the theme.
func flutterDifferences(
  ofControls controls: [(name: String, value: DartValue)], _ slices: SliceSet
) -> [String] {
  var comparison = Comparison()
  var wanted: [String: Facts] = [:]
  for element in slices.theme.elements {
    guard case .part(let id) = element.id.kind else { continue }
    // Of a divider or an icon, what follows the part's name is the key of a map.
    let words = element.id.name.split(separator: "/").map(String.init)
    let place = words.dropFirst().joined(separator: " ")
    let constant = FlutterNames.name(of: element.id, asset: element.variants[0].facts.assetName)
    let own = words[0].split(separator: "-").map { String($0).withCapital }.joined()
    let noun = id.control.noun.split(separator: " ").map { String($0).withCapital }.joined()
    wanted["\(noun.withoutCapital)\(own)", default: Facts()][place] = constant
  }
  for (name, value) in controls {
    guard let parts = wanted.removeValue(forKey: name) else {
      comparison.report("there is no control `\(name)`")
      continue
    }
    var seen = Facts()
    if case .call(_, _, let named) = value {
      for argument in named {
        if case .map(let entries) = argument.value {
          let part = argument.name.hasSuffix("Between") ? String(argument.name.dropLast(7)) : argument.name
          for entry in entries { seen["\(part) \(entry.name)"] = FlutterControls.name(entry.value) }
        } else {
          seen[argument.name] = FlutterControls.name(argument.value)
        }
      }
    }
    comparison.expectEqual(seen, parts, at: name)
  }
  for name in wanted.keys.sorted() { comparison.report("nothing says what `\(name)` consists of") }
  return comparison.differences
}

/// How constants are written in the values of controls.
private enum FlutterControls {
  static func name(_ value: DartValue) -> String {
    if case .name(let name) = value { return name }
    return "no constant"
  }
}
