// Colors, tokens and fonts.

extension GeneratedTheme {
  mutating func color() -> String {
    let digits = String(dice.number(0...0xFFFFFF), radix: 16)
    let color = "#" + String(repeating: "0", count: 6 - digits.count) + digits
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
