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

/// A rule as a stylesheet has it.
package struct CSSRule: Equatable, Sendable {
  /// What stands after `@media`; nil for a rule that always holds.
  package var media: String?
  package var selector: String
  package var declarations: [CSSDeclaration]
}

extension [CSSRule] {
  /// A stylesheet: one declaration a line; rules that hold under one condition stand below each other in its block.
  func text(heading: String) -> String {
    var text = "/* \(heading) */\n"
    var media: String?
    for rule in self {
      if rule.media != media {
        if media != nil { text += "}\n" }
        if let condition = rule.media { text += "@media \(condition) {\n" }
        media = rule.media
      }
      let space = media == nil ? "" : "  "
      text += "\(space)\(rule.selector) {\n"
      for declaration in rule.declarations {
        text += "\(space)  \(declaration.property): \(declaration.value);\n"
      }
      text += "\(space)}\n"
    }
    return text + (media == nil ? "" : "}\n")
  }
}

/// What a property, or several that only make sense together, are for one box of a variant.
struct CSSGroup: Equatable {
  struct Key: Hashable {
    let box: CSSBox
    let name: String
  }

  /// What holds on screens that are denser than some scale.
  struct Level: Equatable {
    /// Nil for all screens.
    let above: Scale?
    let declarations: [CSSDeclaration]
  }

  let key: Key
  /// The one for all screens first, then by density.
  let levels: [Level]

  /// One property that does not depend on the screen.
  init(_ box: CSSBox, _ property: String, _ value: String) {
    self.init(box, named: property, [(property, value)])
  }

  /// Several properties that do not depend on the screen.
  init(_ box: CSSBox, named name: String, _ declarations: [(String, String)]) {
    key = Key(box: box, name: name)
    levels = [Level(above: nil, declarations: declarations.map { CSSDeclaration($0, $1) })]
  }

  init(_ box: CSSBox, named name: String, _ levels: [Level]) {
    key = Key(box: box, name: name)
    self.levels = levels
  }

  /// Whether only the shape of a picture counts.
  var isMask: Bool {
    key.name == "mask" && levels.contains { $0.declarations.contains { $0.value != "none" } }
  }

  /// What takes the group back: the browser's own.
  var reverted: CSSGroup {
    CSSGroup(key.box, named: key.name, levels[0].declarations.map { ($0.property, "revert") })
  }
}
