// Elements of all kinds.

extension GeneratedTheme {
  mutating func element(_ kind: String, _ name: String) -> Written {
    if dice.happens(20) { return boxed(kind) }
    if kind == "navigationBars" { return bar(name) }
    let form = dice.pick(["points", "pixels", "stretchable", "auto", "tile", "none"])
    let shape = shape(form)
    var entries: [(String, Written)] = slicing(form, shape)
    if dice.happens(40) { entries.append(("alignmentInsets", alignment(shape))) }
    if dice.happens(20) { entries.append(("renderingIntent", dice.pick(["original", "template"]))) }
    if kind == "backButtons", dice.happens(20) { entries.append(("style", "native")) }
    if kind != "images" {
      if dice.happens(50) { entries.append(("height", Written(shape.y.length))) }
      if dice.happens(50) { entries.append(("minimumWidth", dice.pick(["art", Written(shape.x.length)]))) }
      // Art of which nothing says how it stretches may not become larger.
      if form == "none" || dice.happens(50) {
        entries.append(("maximumWidth", Written(form == "none" ? shape.x.length : 200)))
      }
      if dice.happens(50) { entries.append(("hitArea", dice.pick([44, ["width": 60, "height": 44]]))) }
      if form != "none", dice.happens(70) { entries.append(("title", title(in: shape.y.length))) }
      if dice.happens(40) { entries.append(("icon", icon("\(name)-icon", shape))) }
    }
    entries.append(("states", .map(states(name, shape, kind))))
    for (axis, values) in Self.axes where dice.happens(25) {
      entries.append((axis, .map(overlays(values, "\(name)-\(axis)", shape, kind))))
    }
    if dice.happens(30) { entries.append(("directions", ["rtl": "mirror"])) }
    return .map(entries)
  }

  /// An element whose art is boxes and plain colors, which say nothing of slicing.
  mutating func boxed(_ kind: String) -> Written {
    let key = kind == "navigationBars" ? "background" : "art"
    let height = dice.number(30...60)
    var entries: [(String, Written)] = [(key, surface(kind, filled(isHigh: kind != "images")))]
    if kind != "images" { entries.append(("height", Written(height))) }
    if kind.hasSuffix("uttons") {
      entries.append(("maximumWidth", 200))
      if dice.happens(60) { entries.append(("title", title(in: 14))) }
      var states: [(String, Written)] = []
      for state in ["highlighted", "disabled", "selected"] where dice.happens(50) {
        let art = dice.happens(50) ? derived() : filled(isHigh: true)
        states.append((state, [key: dice.happens(20) ? ["material": material()] : surface(kind, art)]))
      }
      if !states.isEmpty { entries.append(("states", .map(states))) }
    }
    if dice.happens(30) {
      entries.append(("appearances", ["dark": [key: surface(kind, filled(isHigh: kind != "images"))]]))
    }
    if kind != "images", dice.happens(20) {
      entries.append(("metrics", ["compact": ["height": Written(dice.number(30...height))]]))
    }
    if dice.happens(20) { entries.append(("scales", dice.pick([[1], [2], [1, 3]]))) }
    if dice.happens(30) { entries.append(("directions", ["rtl": "mirror"])) }
    return .map(entries)
  }

  /// Art as it stands, or as the fall-back of a material, which images can't have.
  private mutating func surface(_ kind: String, _ art: Written) -> Written {
    guard kind != "images", dice.happens(30) else { return art }
    var entries: [(String, Written)] = [("material", material()), ("fallback", art)]
    if dice.happens(50) { entries.append(("tint", colorOrToken())) }
    return .map(entries)
  }

  private mutating func material() -> Written {
    dice.pick(["glass", "prominentGlass", "thin", "regular", "thick"])
  }

  mutating func bar(_ name: String) -> Written {
    var background = [("file", Written.text(""))]
    let form = dice.pick(["points", "pixels", "tile", "auto"])
    let shape = shape(form)
    if case .map(let source) = picture(name, shape) { background = source }
    var entries: [(String, Written)] = [("background", .map(background + slicing(form, shape)))]
    if dice.happens(40) {
      entries.append(("shadowImage", picture("\(name)-line", self.shape("none", like: shape))))
    }
    if dice.happens(40) {
      let small = self.shape("none", like: shape)
      let (arrow, mask) = (picture("\(name)-arrow", small), picture("\(name)-mask", small))
      entries.append(("backIndicator", ["art": arrow, "mask": mask]))
    }
    let height = dice.happens(30) ? shape.y.length : nil
    if let height { entries.append(("height", Written(height))) }
    if dice.happens(60) { entries.append(("title", title(in: min(height ?? 30, 30)))) }
    if dice.happens(30) { entries.append(("largeTitle", title(in: 40))) }
    if dice.happens(40) { entries.append(("tint", colorOrToken())) }
    if dice.happens(20) {
      entries.append(("metrics", ["compact": .map([("title", dice.pick([.null, ["color": .null]]))])]))
    } else if dice.happens(20) {
      entries.append(
        ("metrics", ["compactScrollEdge": ["tint": .text(color())], "scrollEdge": ["background": "system"]]))
    }
    if dice.happens(20) {
      entries.append(("systems", .map([(dice.pick(["ios", "android", "web"]), ["tint": .text(color())])])))
    }
    if dice.happens(40) { entries.append(("translucent", .plain(dice.pick(["true", "false"])))) }
    if dice.happens(30) {
      entries.append(
        ("appearances", ["dark": ["background": ["derive": "normal", "multiply": "black/40%"]]]))
    }
    if dice.happens(30) { entries.append(("directions", ["rtl": "mirror"])) }
    return .map(entries)
  }
}

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

  /// The settings of a part itself, and of one of its variants.
  private mutating func look(_ part: ControlPart) -> [(String, Written)] {
    switch part.content {
    case .picture: [("art", filled(isHigh: false))]
    case .text: [("color", colorOrToken())]
    case .item: [("title", ["color": colorOrToken()]), ("icon", ["tint": colorOrToken()])]
    }
  }
}
