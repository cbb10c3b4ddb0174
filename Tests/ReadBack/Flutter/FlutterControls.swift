import ThemeBundle
import ThemeCheck
import ThemeModel
import ThemeResolution
import ThemeTargets

/// Holds the parts that an app in Flutter finds in each control against those of the theme.
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

/// How constants stand in the values of controls.
private enum FlutterControls {
  static func name(_ value: DartValue) -> String {
    if case .name(let name) = value { return name }
    return "no constant"
  }
}
