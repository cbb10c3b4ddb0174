import ThemeCore
import ThemeModel

/// One declaration of a rule.
package struct CSSDeclaration: Equatable, Sendable {
  package let property: String
  package var value: String

  init(_ property: String, _ value: String) {
    self.property = property
    self.value = value
  }
}

extension [CSSDeclaration] {
  /// Creates declarations from their properties and values.
  init(_ declarations: KeyValuePairs<String, String>) { self = declarations.map { CSSDeclaration($0, $1) } }
}

/// A rule of a stylesheet.
package struct CSSRule: Equatable, Sendable {
  /// The condition after `@media`; nil for a rule that always applies.
  package var media: String?
  package var selector: String
  package var declarations: [CSSDeclaration]
  /// The condition after `@supports`; nil for a rule that applies in all browsers.
  package var supports: String?

  /// The conditions of the rule, the outer one first.
  fileprivate var conditions: [String] {
    [media.map { "@media \($0)" }, supports.map { "@supports \($0)" }].compactMap(\.self)
  }
}

extension [CSSRule] {
  /// The text of a stylesheet, with one declaration per line. Consecutive rules with the same conditions share a block.
  func text(heading: String) -> String {
    var text = "/* \(heading) */\n"
    var open: [String] = []
    var space: String { String(repeating: "  ", count: open.count) }
    func turn(to conditions: [String]) {
      let shared = zip(open, conditions).prefix { $0 == $1 }.count
      while open.count > shared {
        open.removeLast()
        text += "\(space)}\n"
      }
      for condition in conditions[shared...] {
        text += "\(space)\(condition) {\n"
        open.append(condition)
      }
    }
    for rule in self {
      turn(to: rule.conditions)
      text += "\(space)\(rule.selector) {\n"
      for declaration in rule.declarations {
        text += "\(space)  \(declaration.property): \(declaration.value);\n"
      }
      text += "\(space)}\n"
    }
    turn(to: [])
    return text
  }
}

/// The declarations of a property, or of several that belong together, for one box in a variant.
struct CSSGroup: Equatable {
  struct Key: Hashable {
    let box: CSSBox
    let name: String
  }

  /// The declarations for screens that are denser than a scale.
  struct Level: Equatable {
    /// The scale; nil for all screens.
    let above: Scale?
    let declarations: [CSSDeclaration]
  }

  let key: Key
  /// The levels, the one for all screens first, then by density.
  let levels: [Level]
  /// The condition after `@supports`; nil for a group that applies in all browsers.
  let supports: String?
  /// What the group's declarations replace, which is declared again in rules before this group's.
  private let replaced: [CSSDeclaration]

  /// Creates the group of a property that doesn't depend on the screen.
  init(_ box: CSSBox, _ property: String, _ value: String) {
    self.init(box, named: property, [CSSDeclaration(property, value)])
  }

  init(_ box: CSSBox, named name: String, _ levels: [Level]) {
    key = Key(box: box, name: name)
    (self.levels, supports, replaced) = (levels, nil, [])
  }

  /// Creates the group of several properties that don't depend on the screen: with a condition, for browsers that meet it, of
  /// declarations that replace others.
  init(
    _ box: CSSBox, named name: String, where condition: String? = nil, _ declarations: [CSSDeclaration],
    replacing replaced: [CSSDeclaration] = []
  ) {
    key = Key(box: box, name: name)
    levels = [Level(above: nil, declarations: declarations)]
    supports = condition
    self.replaced = replaced
  }

  /// The declarations of a mask, also by the name that browsers had for it before.
  static func mask(_ value: String) -> [CSSDeclaration] {
    ["-webkit-mask", "mask"].map { CSSDeclaration($0, value) }
  }

  /// Whether the group is a mask, for which only the shape of a picture counts.
  var isMask: Bool {
    key.name == "mask" && levels.contains { $0.declarations.contains { $0.value != "none" } }
  }

  /// The group that undoes this one by reverting to the browser's own values.
  var reverted: CSSGroup {
    CSSGroup(
      key.box, named: key.name, where: supports,
      levels[0].declarations.map { CSSDeclaration($0.property, "revert") })
  }
}

extension CSSBox {
  /// A group for each of some properties that don't depend on the screen.
  func groups(_ declarations: KeyValuePairs<String, String>) -> [CSSGroup] {
    declarations.map { CSSGroup(self, $0, $1) }
  }
}

// All rules have the same specificity, so their order decides which variant a browser shows. Each variant therefore declares
// what differs from the result of all rules before it that apply where it is shown: in its own states, and in combinations of
// states that the theme doesn't define and in which this variant wins.

extension CSSElement {
  /// The rules of all variants, in the order that the cascade needs.
  var rules: [CSSRule] {
    let looks = looks.sorted { CSSOrder($0.key) < CSSOrder($1.key) }
    let wanted = looks.map(groups)
    let all = wanted.joined().unique { $0.key }
    let boxes = all.map(\.key.box).unique

    let states = Set(looks.map { CSSOrder($0.key).states }).sorted()
    var said: [CSSOrder: [CSSGroup.Key: CSSGroup]] = [:]
    var rules: [CSSRule] = []
    for (look, groups) in zip(looks, wanted) {
      let order = CSSOrder(look.key)
      let before = order.moments(states).map { held in held.compactMap { said[$0] } }
      let own = Dictionary(groups.map { ($0.key, $0) }) { first, _ in first }
      var differing: [CSSGroup] = []
      for group in all {
        let wanted = own[group.key] ?? group.reverted
        let isSaid = before.allSatisfy { rules in
          // A property that no rule has declared yet has the browser's own value.
          let standing = rules.last { $0[group.key] != nil }?[group.key]
          return standing == wanted || (standing == nil && own[group.key] == nil)
        }
        if !isSaid { differing.append(wanted) }
      }
      said[order] = Dictionary(differing.map { ($0.key, $0) }) { first, _ in first }
      rules += self.rules(differing, boxes, look.key)
    }
    return rules + forcedColors
  }

  private func rules(_ groups: [CSSGroup], _ boxes: [CSSBox], _ key: VariantKey) -> [CSSRule] {
    var rules: [CSSRule] = []
    let conditions = [nil] + groups.compactMap(\.supports).unique.map(Optional.some)
    for appearance in CSSAppearance.all(of: key[.appearance], dark) {
      for above in [nil, Scale.x1, .x2] {
        for condition in conditions {
          for box in boxes {
            let declarations = groups.filter { $0.key.box == box && $0.supports == condition }
              .flatMap { group in group.levels.first { $0.above == above }?.declarations ?? [] }
            if declarations.isEmpty { continue }
            rules.append(
              CSSRule(
                media: CSSNames.media(key, appearance, above: above),
                selector: CSSNames.selector(className, box, key, appearance), declarations: declarations,
                supports: condition))
          }
        }
      }
    }
    return rules
  }
}

/// The position of a variant's rules, which come after those of all variants that also apply where the variant is shown.
struct CSSOrder: Hashable, Comparable {
  /// The key without its state.
  private let rest: VariantKey
  /// The states as bits, in ascending order of precedence: hovered, focused, selected, highlighted, disabled.
  let states: Int

  /// For each situation in which this variant is shown, the orders of the variants before it that also apply, ascending. A
  /// situation is the subset of `known` that holds at the same time; the last of the subset is shown.
  func moments(_ known: [Int]) -> [[CSSOrder]] {
    var rests = [rest]
    for axis in VariantAxis.allCases where axis != .state && !rest[axis].isFallback {
      rests += rests.map { $0.without(axis) }
    }
    rests.sort()
    var moments: [[Int]] = []
    for held in 0..<1 << CSSNames.stateConditions.count {
      let states = known.filter { $0 & ~held == 0 }
      if states.last == self.states, !moments.contains(states) { moments.append(states) }
    }
    return moments.map { states in
      rests.flatMap { rest in states.map { CSSOrder(rest: rest, states: $0) } }.dropLast()
    }
  }

  static func < (left: CSSOrder, right: CSSOrder) -> Bool {
    left.rest == right.rest ? left.states < right.states : left.rest < right.rest
  }
}

extension CSSOrder {
  init(_ key: VariantKey) { self.init(rest: key.without(.state), states: CSSSite.weight(key.state)) }
}
