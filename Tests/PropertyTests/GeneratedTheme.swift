/// A valid theme that the dice made, with its art.
struct GeneratedTheme {
  /// The theme and its parent, by their names without an ending.
  private var parts: [(name: String, value: Written)] = []
  var art: [(path: String, bitmap: Bitmap)] = []
  /// The art as files.
  var pngs: [(path: String, bytes: [UInt8])] = []
  let name: String
  var dice: Dice
  var colors: [String] = []
  /// Whether a title has the font that the app brings.
  var hasFont = false

  init(seed: Int) {
    dice = Dice(seed: seed)
    name = "theme-\(seed)"
    var elements: [(kind: String, name: String, value: Written)] = []
    for number in 1...dice.number(1...5) {
      let kind = dice.pick(["buttons", "backButtons", "images", "navigationBars"])
      elements.append((kind, "e\(number)", element(kind, "e\(number)")))
    }
    let controls = controls()
    let isSplit = dice.happens(40)
    let parents = isSplit ? dice.some(of: elements, 60) : []
    let own = elements.filter { element in !parents.contains { $0.name == element.name } }
    var top: [(String, Written)] = [("themec", 1), ("name", .text(name))]
    if dice.happens(12) { top.append(("namespace", .text("bank"))) }
    let styles: [(String, Written)] =
      [("dark", .text(dice.pick(["media", "attribute", "both"]))), ("customProperties", .plain("true"))]
    let options = dice.some(of: styles, 30)
    if !options.isEmpty { top.append(("targets", ["css": .map(options)])) }
    if dice.happens(30) {
      top.append(("summary", .text(dice.pick(["plain", "\"quoted\" \\ text", "ñ 戻る"]))))
    }
    var (base, child): ([(String, Written)], [(String, Written)]) = ([], [])
    for color in colors {
      // What uses it may be overlaid, and a child's own token that nothing uses is an error.
      if isSplit { base.append((color, token())) }
      // A child's token takes the place of its parent's.
      if !isSplit || dice.happens(50) { child.append((color, token())) }
    }
    // A font that a parent names may have more said of it.
    let fonts: [(String, Written)] = hasFont ? [("fonts", ["brand": fontNames()])] : []
    if !isSplit || dice.happens(30) { top += fonts }
    if !child.isEmpty { top.append(("tokens", ["color": .map(child)])) }
    top += maps(of: own, overlaying: parents) + controls
    if let button = elements.first(where: { $0.kind == "backButtons" }) {
      top.append(("defaults", ["backButton": .text(button.name)]))
      top.append(("screens", ["First": ["backButton": .text(button.name)], "Second": ["title": "戻る"]]))
    }
    parts.append(("theme", .map(top)))
    if isSplit {
      var bottom: [(String, Written)] = [("themec", 1)]
      if !base.isEmpty { bottom.append(("tokens", ["color": .map(base)])) }
      parts.append(("base", .map(bottom + fonts + maps(of: parents, overlaying: []))))
    }
  }

  /// The theme and its parent, the parent named by the name that its file gets.
  func files(naming name: (String) -> String) -> [(name: String, value: Written)] {
    guard parts.count > 1, case .map(let top) = parts[0].value else { return parts }
    return [(parts[0].name, .map(top + [("extends", .text(name(parts[1].name)))])), parts[1]]
  }

  /// The elements by kind; some that a parent has get another title's color or height.
  private mutating func maps(
    of elements: [(kind: String, name: String, value: Written)],
    overlaying parents: [(kind: String, name: String, value: Written)]
  ) -> [(String, Written)] {
    var maps: [(String, Written)] = []
    for kind in ["navigationBars", "backButtons", "buttons", "images"] {
      var entries = elements.filter { $0.kind == kind }.map { ($0.name, $0.value) }
      for parent in parents where parent.kind == kind && kind != "images" && dice.happens(50) {
        entries.append((parent.name, ["title": ["color": .text(color())]]))
      }
      // One that is like another is built as if all of it was written again.
      if let first = entries.first, kind != "images", dice.happens(30) {
        entries.append(("l\(entries.count)", ["like": .text(first.0), "title": ["color": .text(color())]]))
      }
      if let first = entries.first, kind == "images", dice.happens(30) {
        entries.append(("o\(entries.count)", ["art": ["of": .text("images/\(first.0)")]]))
      }
      if !entries.isEmpty { maps.append((kind, .map(entries))) }
    }
    return maps
  }
}

// Colors, tokens and fonts.

extension GeneratedTheme {
  mutating func color() -> String {
    let color = "#" + String(dice.number(0...0xFFFFFF), digits: 6, radix: 16)
    return dice.happens(20) ? color + "/\(dice.number(0...100))%" : color
  }

  /// The color of a token, which may have modes.
  mutating func token() -> Written {
    guard dice.happens(30) else { return .text(color()) }
    var dark = Written.text(color())
    if dice.happens(30) { dark = ["value": dark, "accessibility": ["highContrast": .text(color())]] }
    var entries: [(String, Written)] = [("value", .text(color()))]
    if dice.happens(60) { entries.append(("appearances", ["dark": dark])) }
    if dice.happens(40) { entries.append(("directions", ["rtl": .text(color())])) }
    return .map(entries)
  }

  mutating func colorOrToken() -> Written {
    guard dice.happens(40) else { return .text(color()) }
    let name = dice.pick(["label", "ink", "accent"])
    if !colors.contains(name) { colors.append(name) }
    switch dice.number(0...5) {
    case 0: return .text("$color.\(name)/\(dice.number(0...100))%")
    case 1: return .text("mix($color.\(name), \(color()), \(dice.number(0...100))%)")
    default: return .text("$color.\(name)")
    }
  }

  /// What some platforms call a font.
  mutating func fontNames() -> Written {
    let names: [(String, Written)] = [
      ("family", "In'ter"), ("ios", .text(dice.pick(["Inter-Regular", "system"]))),
      ("android", .text(dice.pick(["@font/inter_bold", "serif", "system"]))),
      ("web", .text(dice.pick(["Inter", "'In\"ter', ui-serif", "system, serif", "\"A, b\" , Ünter"]))),
      ("flutter", "packages/fonts/Inter"),
    ]
    return .map(dice.some(of: names, 60))
  }
}
