import ThemeCheck
import ThemeGeometry
import ThemeModel

// Which variant a browser shows is decided by the order of rules that weigh the same. So each variant says what differs
// from what all rules before it, as far as they hold where it is seen, come to.

extension CSSElement {
  /// The rules of all variants.
  var rules: [CSSRule] {
    let places = variants.sorted {
      CSSOrder(element.variants[$0].key) < CSSOrder(element.variants[$1].key)
    }
    let wanted = places.map { groups(ofVariant: $0) }
    var all: [CSSGroup] = []
    var known: Set<CSSGroup.Key> = []
    for group in wanted.joined() where known.insert(group.key).inserted { all.append(group) }
    let boxes = all.map(\.key.box).unique

    var said: [CSSOrder: [CSSGroup.Key: CSSGroup]] = [:]
    var rules: [CSSRule] = []
    for (place, groups) in zip(places, wanted) {
      let key = element.variants[place].key
      let order = CSSOrder(key)
      let before = order.implied.filter { said[$0] != nil }.sorted()
      let own = Dictionary(groups.map { ($0.key, $0) }) { first, _ in first }
      var differing: [CSSGroup] = []
      for group in all {
        let wanted = own[group.key] ?? group.reverted
        let standing = before.last { said[$0]?[group.key] != nil }.flatMap { said[$0]?[group.key] }
        // What no rule has said yet is as the browser has it.
        if standing == wanted || (standing == nil && own[group.key] == nil) { continue }
        differing.append(wanted)
      }
      said[order] = Dictionary(differing.map { ($0.key, $0) }) { first, _ in first }
      rules += self.rules(differing, boxes, key)
    }
    return rules + forcedColors
  }

  private func rules(_ groups: [CSSGroup], _ boxes: [CSSBox], _ key: VariantKey) -> [CSSRule] {
    var rules: [CSSRule] = []
    for above in [nil, Scale.x1, .x2] {
      for box in boxes {
        let declarations = groups.filter { $0.key.box == box }.flatMap { group in
          group.levels.first { $0.above == above }?.declarations ?? []
        }
        if declarations.isEmpty { continue }
        rules.append(
          CSSRule(
            media: CSSNames.media(key, above: above), selector: CSSNames.selector(className, box, key),
            declarations: declarations))
      }
    }
    return rules
  }

  /// Who has chosen the colors of everything sees a plain frame instead of art.
  private var forcedColors: [CSSRule] {
    let art = variants.compactMap { self.art(element.mainPart, ofVariant: $0) }
    guard element.id.kind.isButton, !art.isEmpty else { return [] }
    var rules = [
      CSSRule(
        media: CSSNames.forcedColors, selector: ".\(className)",
        declarations: [
          CSSDeclaration(property: "border", value: "1px solid ButtonText"),
          CSSDeclaration(property: "border-image", value: "none"),
        ])
    ]
    if art.contains(where: \.isTiled) {
      for box in [CSSBox.before, .after] {
        rules.append(
          CSSRule(
            media: CSSNames.forcedColors, selector: ".\(className)\(box.pseudoElement)",
            declarations: [CSSDeclaration(property: "background", value: "none")]))
      }
    }
    return rules
  }
}

/// The place of a variant's rules: each after those that also hold where it is seen.
struct CSSOrder: Hashable, Comparable {
  /// The key without its state, and the states as bits that count by how much they matter: focused, selected, highlighted,
  /// disabled.
  private let rest: VariantKey
  private let states: Int

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

  /// Those whose conditions all hold where this one's do, itself left out.
  var implied: [CSSOrder] {
    var rests = [rest]
    for axis in VariantAxis.allCases where axis != .state && !rest[axis].isFallback {
      rests += rests.map { rest in
        var fallback = rest
        fallback[axis] = AxisValue(axis, code: 0)
        return fallback
      }
    }
    return rests.flatMap { rest in
      (0...states).filter { $0 & ~states == 0 }.map { CSSOrder(rest, $0) }
    }.filter { $0 != self }
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
