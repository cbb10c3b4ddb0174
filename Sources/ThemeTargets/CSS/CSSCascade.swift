import ThemeCore
import ThemeModel

// Which variant a browser shows is decided by the order of rules that weigh the same. So each variant says what differs
// from what all rules before it, as far as they hold where it is seen, come to: in its own states, and in those that the
// theme does not combine and of which its own wins.

extension CSSElement {
  /// The rules of all variants.
  var rules: [CSSRule] {
    let looks = looks.sorted { CSSOrder($0.key) < CSSOrder($1.key) }
    let wanted = looks.map(groups)
    var all: [CSSGroup] = []
    var known: Set<CSSGroup.Key> = []
    for group in wanted.joined() where known.insert(group.key).inserted { all.append(group) }
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
          // What no rule has said yet is as the browser has it.
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
    for appearance in CSSAppearance.all(of: key[.appearance], dark) {
      for above in [nil, Scale.x1, .x2] {
        for box in boxes {
          let declarations = groups.filter { $0.key.box == box }.flatMap { group in
            group.levels.first { $0.above == above }?.declarations ?? []
          }
          if declarations.isEmpty { continue }
          rules.append(
            CSSRule(
              media: CSSNames.media(key, appearance, above: above),
              selector: CSSNames.selector(className, box, key, appearance), declarations: declarations))
        }
      }
    }
    return rules
  }
}

/// The place of a variant's rules: each after those that also hold where it is seen.
struct CSSOrder: Hashable, Comparable {
  /// The key without its state, and the states as bits that count by how much they matter: hovered, focused, selected, highlighted,
  /// disabled.
  private let rest: VariantKey
  let states: Int

  init(_ key: VariantKey) {
    var rest = key
    rest[.state] = AxisValue(.state, code: 0)
    var states = 0
    for (place, state) in CSSNames.stateConditions.enumerated() where key.state.bits & state.bits != 0 {
      states |= 1 << place
    }
    self.init(rest, states)
  }

  private init(_ rest: VariantKey, _ states: Int) {
    self.rest = rest
    self.states = states
  }

  /// For each set of states that a theme with these tells from none of its own but this one's, the orders that hold there
  /// before this one, ascending: of all states that hold, the last that the theme has is seen.
  func moments(_ known: [Int]) -> [[CSSOrder]] {
    var rests = [rest]
    for axis in VariantAxis.allCases where axis != .state && !rest[axis].isFallback {
      rests += rests.map { rest in
        var fallback = rest
        fallback[axis] = AxisValue(axis, code: 0)
        return fallback
      }
    }
    rests.sort()
    var moments: [[Int]] = []
    for held in 0..<1 << CSSNames.stateConditions.count {
      let states = known.filter { $0 & ~held == 0 }
      if states.last == self.states, !moments.contains(states) { moments.append(states) }
    }
    return moments.map { states in
      rests.flatMap { rest in states.map { CSSOrder(rest, $0) } }.dropLast()
    }
  }

  static func < (left: CSSOrder, right: CSSOrder) -> Bool {
    left.rest == right.rest ? left.states < right.states : left.rest < right.rest
  }
}

extension Array where Element: Hashable {
  /// The elements without those that came before.
  fileprivate var unique: [Element] {
    var known: Set<Element> = []
    return filter { known.insert($0).inserted }
  }
}
