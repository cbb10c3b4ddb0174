import ThemeCore

/// One declaration of a rule.
package struct CSSDeclaration: Equatable, Sendable {
  package let property: String
  package var value: String

  init(_ property: String, _ value: String) {
    self.property = property
    self.value = value
  }
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
  private(set) var supports: String?
  /// What the group's declarations replace, which is declared again in rules before this group's.
  private var replaced: [CSSDeclaration] = []

  /// Creates the group of a property that doesn't depend on the screen.
  init(_ box: CSSBox, _ property: String, _ value: String) {
    self.init(box, named: property, [(property, value)])
  }

  /// Creates the group of several properties that don't depend on the screen.
  init(_ box: CSSBox, named name: String, _ declarations: [(String, String)]) {
    key = Key(box: box, name: name)
    levels = [Level(above: nil, declarations: declarations.map { CSSDeclaration($0, $1) })]
  }

  init(_ box: CSSBox, named name: String, _ levels: [Level]) {
    key = Key(box: box, name: name)
    self.levels = levels
  }

  /// Creates a group for browsers that meet a condition, of declarations that replace others.
  init(
    _ box: CSSBox, named name: String, where condition: String, _ declarations: [CSSDeclaration],
    replacing replaced: [CSSDeclaration]
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

  static func noMask(on box: CSSBox) -> CSSGroup {
    CSSGroup(box, named: "mask", [Level(above: nil, declarations: mask("none"))])
  }

  /// Whether the group is a mask, for which only the shape of a picture counts.
  var isMask: Bool {
    key.name == "mask" && levels.contains { $0.declarations.contains { $0.value != "none" } }
  }

  /// The group that undoes this one by reverting to the browser's own values.
  var reverted: CSSGroup {
    var group = CSSGroup(key.box, named: key.name, levels[0].declarations.map { ($0.property, "revert") })
    group.supports = supports
    return group
  }
}
