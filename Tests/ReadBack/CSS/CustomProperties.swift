import Foundation
import ThemeCheck
import ThemeCore
import ThemeModel
import ThemeResolution
import ThemeTargets

/// What elements of a page have as custom properties, in every appearance and contrast, against the theme's tokens.
func customPropertyProblems(_ rules: [CSSRule], _ theme: CheckedTheme) -> [String] {
  var problems: [String] = []
  for highContrast in [false, true] {
    for setting in ["light", "dark"] {
      // The value of the root's attribute, and of that of an element in it.
      for root in [nil, "light", "dark"] {
        for inner in [nil, "light", "dark"] {
          if theme.dark == .media, root != nil || inner != nil { continue }
          let said = inner ?? root
          let appearance = theme.dark == .attribute ? said ?? "light" : said ?? setting
          var values: [String: String] = [:]
          for (isRoot, attribute) in [(true, root), (false, inner)] {
            for rule in rules where rule.holds(setting, highContrast) && rule.takes(isRoot, attribute) {
              for declaration in rule.declarations { values[declaration.property] = declaration.value }
            }
          }
          var wanted: [String: String] = [:]
          for token in theme.colors {
            let name = token.path.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") ? $0 : "-" }
            let value = AxisValue(.appearance, code: appearance == "dark" ? 2 : 1)
            wanted["--\(theme.namespace)-\(String(name))"] =
              "\(token.color(in: value, highContrast: highContrast))"
          }
          if values != wanted {
            problems.append(
              "\(values) instead of \(wanted) where \(root ?? "nothing") and \(inner ?? "nothing") are said in \(setting)"
            )
          }
        }
      }
    }
  }
  return problems
}

extension CSSRule {
  fileprivate func holds(_ setting: String, _ highContrast: Bool) -> Bool {
    (media?.components(separatedBy: " and ") ?? []).allSatisfy { feature in
      feature == "(prefers-color-scheme: \(setting))" || feature == "(prefers-contrast: more)" && highContrast
    }
  }

  /// Whether an element with an attribute has it.
  fileprivate func takes(_ isRoot: Bool, _ attribute: String?) -> Bool {
    selector.split(separator: ",").contains { part in
      switch part {
      case ":root": isRoot
      case ":root:where(:not([data-theme=\"light\"]))": isRoot && attribute != "light"
      default: attribute.map { part == "[data-theme=\"\($0)\"]" } ?? false
      }
    }
  }
}
