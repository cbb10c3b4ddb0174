import ThemeCore
import ThemeResolution

/// The impact of a change on an app and its users; the gravest grade is first.
package enum Grade: Int, CaseIterable, Comparable, Sendable {
  /// Code or layouts that use the bundle may stop working: something is gone, has another name, can need more room or leaves
  /// less to touch.
  case breaking
  /// Something looks different.
  case visible
  /// Art is cut differently and looks the same at every size that was tried.
  case invisible
  /// Facts of the manifest that do not affect how elements look, such as accepted warnings and larger hit areas.
  case metadata
  /// Only the code that themec writes for targets differs.
  case generated
  /// The pixels are the same, and the bytes of their files differ.
  case encoding

  package static func < (left: Grade, right: Grade) -> Bool { left.rawValue < right.rawValue }

  /// The name of the grade, in reports and for `--fail-on`.
  package var name: String { "\(self)" }
}

/// The part of a version number to increase under semantic versioning, from the greatest to the least.
package enum VersionStep: String, Sendable, CaseIterable {
  case major, minor, patch

  /// The step for the gravest of the grades; nil where there is none.
  init?(_ grades: some Sequence<Grade>) {
    guard let gravest = grades.min() else { return nil }
    self =
      switch gravest {
      case .breaking: .major
      case .visible: .minor
      case .invisible, .metadata, .generated, .encoding: .patch
      }
  }
}

extension ChangeRule {
  /// The grade of a change, for a fact that the pixels do not decide.
  func grade(of fact: FactChange) -> Grade {
    switch self {
    case .breaking, .touch: return .breaking
    case .visible, .pixels: return .visible
    case .metadata: return .metadata
    case .length(let ifAbsent): return grows(fact, ifAbsent) ? .breaking : .visible
    case .alignment: return grows(fact, 0, backward: true) ? .breaking : .visible
    case .loss: return fact.old == nil ? .visible : .breaking
    case .letters: return fact.new == nil ? .visible : .breaking
    case .words(let order, let ifAbsent):
      func rank(_ value: JSONValue?) -> Int {
        order.firstIndex(of: value.map { $0.string ?? $0.line } ?? ifAbsent) ?? order.count
      }
      return rank(fact.new) > rank(fact.old) ? .breaking : .visible
    case .placement:
      guard let new = fact.new?.string, new != "only" else { return .visible }
      let beside = ["leading", "trailing"]
      return beside.contains(new) && beside.contains(fact.old?.string ?? "") ? .visible : .breaking
    case .lines:
      func count(_ value: JSONValue?) -> Double {
        let lines = value?.double ?? 1
        return lines == 0 ? .infinity : lines
      }
      return count(fact.new) > count(fact.old) ? .breaking : .visible
    }
  }

  private func grows(_ fact: FactChange, _ ifAbsent: Double?, backward: Bool = false) -> Bool {
    guard let old = fact.old?.double ?? ifAbsent, let new = fact.new?.double ?? ifAbsent else { return true }
    return backward ? new < old : new > old
  }
}

/// The rule for each fact of a manifest.
enum FactRules {
  /// The rule for a fact of a variant; nil for a fact that no manifest of today has. The longest beginning of the path that has
  /// a rule decides.
  static func ofVariant(_ path: [String]) -> ChangeRule? {
    if path.first == "parts" {
      return path.count > 2 ? rule(for: Array(path.dropFirst(2)), in: ofPart) : .pixels
    }
    if path.first == "largeTitle" { return rule(for: ["title"] + path.dropFirst(), in: ofVariants) }
    return rule(for: path, in: ofVariants)
  }

  /// The rule for a fact of an element as a whole.
  static func ofElement(_ path: [String]) -> ChangeRule? { rule(for: path, in: ofElements) }

  /// The rule for a fact of the bundle as a whole.
  static func ofBundle(_ path: [String]) -> ChangeRule? { rule(for: path, in: ofBundles) }

  private static func rule(for path: [String], in rules: [String: ChangeRule]) -> ChangeRule? {
    path.indices.reversed().lazy.compactMap { rules[path[...$0].joined(separator: ".")] }.first
  }

  private static let ofVariants = Dictionary(
    uniqueKeysWithValues: Property.allCases.compactMap { property in
      property.change.map { (property.rawValue, $0) }
    })

  private static let ofPart: [String: ChangeRule] = [
    "alignmentInsets": .alignment, "art": .pixels, "capInsets": .pixels, "images": .pixels,
    "resizing": .pixels,
  ]

  private static let ofElements: [String: ChangeRule] = [
    "allow": .metadata, "style": .breaking, "symbol": .breaking, "variants": .visible,
  ]

  private static let ofBundles: [String: ChangeRule] = [
    "allow": .metadata, "defaults": .visible, "elements": .visible, "fonts": .loss,
    "manifestVersion": .metadata, "minimumSystem": .metadata, "namespace": .breaking, "scales": .visible,
    "screens": .visible, "summary": .metadata, "targets": .breaking, "theme": .breaking,
  ]
}

/// The sides of what can be touched of an element in a variant, in points; nil where the manifest does not say one.
struct TouchSize {
  let width: Double?
  let height: Double?

  /// The hit area and, where it has no such side, the smallest size of the element.
  init(_ facts: JSONValue) {
    let area = facts["hitArea"]
    width = [area?["width"]?.double, facts["minimumWidth"]?.double].compactMap(\.self).max()
    height = [area?["height"]?.double, facts["height"]?.double].compactMap(\.self).max()
  }

  /// Whether a fact is one of those that the sides follow from.
  static func follows(from fact: FactChange) -> Bool {
    ["height", "hitArea", "minimumWidth"].contains(fact.path.first)
  }

  /// Whether there is less to touch than before, as far as the manifests say; with `below`, only where a side that shrinks is
  /// less than that.
  func isLess(than old: TouchSize, below limit: Double = .infinity) -> Bool {
    func shrinks(_ new: Double?, _ old: Double?) -> Bool {
      old.map { $0 > new ?? 0 && new ?? 0 < limit } ?? false
    }
    return shrinks(width, old.width) || shrinks(height, old.height)
  }

  /// The least side that both platforms ask for: 48 on Android, 44 on iOS.
  static let least = 48.0
}
