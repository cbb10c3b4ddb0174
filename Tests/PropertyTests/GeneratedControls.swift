import ThemeModel

// Controls, made from the list of their kinds: a new kind is generated without a line here.

extension GeneratedTheme {
  /// The controls of some kinds by name; nothing for a theme without controls.
  mutating func controls() -> [(String, Written)] {
    guard dice.happens(30) else { return [] }
    var sections: [(String, Written)] = []
    for kind in dice.some(of: ControlKind.all, 20) {
      var controls = [("c1", control(kind))]
      if dice.happens(30) { controls.append(("c2", ["like": "c1"])) }
      sections.append((kind.key, .map(controls)))
    }
    return sections.isEmpty ? [] : [("controls", .map(sections))]
  }

  private mutating func control(_ kind: ControlKind) -> Written {
    var entries: [(String, Written)] = []
    for part in kind.parts where entries.isEmpty || dice.happens(80) {
      switch part.others {
      case .none: entries.append((part.name, self.part(part)))
      case .named:
        entries.append((part.name, .map([("first", self.part(part)), ("second", self.part(part))])))
      case .pairsOfStates:
        let between: Written = ["between": ["normal+selected": ["art": filled(isHigh: false)]]]
        guard case .map(let own) = self.part(part), case .map(let pairs) = between else { continue }
        entries.append((part.name, .map(own + pairs)))
      }
    }
    if kind.hasContent, dice.happens(60) {
      entries.append(("content", ["left": Written(dice.number(0...12)), "top": Written(dice.number(0...9))]))
    }
    return .map(entries)
  }

  private mutating func part(_ part: ControlPart) -> Written {
    var entries = look(part)
    var states: [(String, Written)] = []
    for state in part.states where dice.happens(40) { states.append((state, .map(look(part)))) }
    if !states.isEmpty { entries.append(("states", .map(states))) }
    if dice.happens(25) { entries.append(("appearances", ["dark": .map(look(part))])) }
    if part.isOfBar, dice.happens(30) { entries.append(("metrics", ["scrollEdge": .map(look(part))])) }
    return .map(entries)
  }

  /// What is said of a part itself, and of one of its variants.
  private mutating func look(_ part: ControlPart) -> [(String, Written)] {
    switch part.content {
    case .picture: [("art", filled(isHigh: false))]
    case .text: [("color", colorOrToken())]
    case .item: [("title", ["color": colorOrToken()]), ("icon", ["tint": colorOrToken()])]
    }
  }
}
