/// A theme of two controls for each key of each part of a control, which say two values of it, and of two for each state, of
/// which one differs in that state; and of two bars for each key of a bar.
struct ControlFormTheme {
  /// What two controls say differently, and on which lines.
  struct Place {
    /// `sliders`.
    let section: String
    /// The controls, by their names in the theme and in generated code.
    let names: [String]
    let lines: [Int]
    /// `sliders.thumb.art`, or `sliders.thumb.highlighted`.
    let what: String
  }

  private(set) var places: [Place] = []
  private var written = [
    "themec: 1", "name: forms", "scales: [2]", "art:",
    "  plate: { size: { width: 21, height: 30 }, layers: [ { shape: rectangle, fill: navy } ] }",
    "  round: { size: { width: 23, height: 32 }, layers: [ { shape: rectangle, fill: maroon } ] }",
    "controls:",
  ]

  var text: String { written.joined(separator: "\n") + "\n" }

  init() {
    for kind in ControlKind.all {
      written.append("  \(kind.key):")
      for part in kind.parts { write(part, of: kind) }
      guard kind.hasContent else { continue }
      for side in ["top", "left", "bottom", "right"] {
        add(
          kind.key, ["background:", "  art: { use: plate }"], ["content"], side, ["\(side): 2", "\(side): 3"])
      }
    }
    // Their names are indented as those of controls are.
    written.append("navigationBars:")
    for key in WalkedKey.all(of: NavigationBarKeys.name) {
      // A back indicator has art and a mask.
      let pair = ["art", "mask"].filter { key.path[0] == "backIndicator" && key.path[1] != $0 }
      let rest = pair.map { (path: ["backIndicator", $0], value: "{ use: plate }") }
      let values = key.values.map { WalkedKey.flow([(key.path, $0)] + rest)[0] }
      let beside = [("title", "{ color: teal }"), ("background", "{ use: plate }")]
        .filter { $0.0 != key.path[0] }.map { "\($0.0): \($0.1)" }
      add("navigationBars", beside, [], key.path.joined(separator: "."), values)
    }
  }

  private mutating func write(_ part: ControlPart, of kind: ControlKind) {
    // Of pictures that the author names, there is one.
    let home = part.others == .named ? [part.name, "one"] : [part.name]
    var beside: [String] = []
    // Cells show the lines between them.
    if part.name == "separator" { beside = ["middle:", "  art: { use: plate }"] }
    let keys = WalkedKey.all(of: part.content.table)
    for (number, key) in keys.enumerated() {
      let own = part.content == .picture && key.path != ["art"] ? ["art: { use: plate }"] : []
      // Of the first, there is a third one, which is as the first is.
      let values = number == 0 ? [0, 1, 0] : [0, 1]
      add(kind.key, beside, home, own: own, key.path.joined(separator: "."), values.map(key.entry))
    }
    // A state differs by the art, or by the color of the text.
    guard let key = keys.first(where: { ["art", "color"].contains($0.path.last) }) else { return }
    for state in part.states {
      let values = [0, 1].map { "states: { \(state): { \(key.entry($0)) } }" }
      add(kind.key, beside, home, own: [key.entry(0)], state, values)
    }
  }

  /// Adds controls that say something each: lines of their own, and lines of the part.
  private mutating func add(
    _ section: String, _ beside: [String], _ home: [String], own: [String] = [], _ what: String,
    _ said: [String]
  ) {
    var (names, lines): ([String], [Int]) = ([], [])
    for (suffix, said) in zip(["a", "b", "c"], said) {
      names.append("w\(places.count)\(suffix)")
      let heads = home.enumerated().map { String(repeating: "  ", count: $0) + "\($1):" }
      let margin = String(repeating: "  ", count: home.count)
      written.append("    \(names[names.count - 1]):")
      written += (beside + heads + (own + [said]).map { margin + $0 }).map { "      " + $0 }
      lines.append(written.count)
    }
    places.append(
      Place(
        section: section, names: names, lines: lines,
        what: ([section] + home.prefix(1) + [what]).joined(separator: ".")))
  }

  /// The calls of a driver that prints what a place says if the place's controls look different, and `alike:` if two do that shouldn't.
  var comparisons: String {
    places.flatMap { place in
      let type = "FormsTheme.\(place.section.prefix(1).uppercased())\(place.section.dropFirst())"
      let looks = place.names.map { name in
        // UIKit creates what draws a popover from its class.
        let drawing = ", { \(type).W\(name.dropFirst())(frame: $0) }"
        return "seen(\(type).\(name)\(place.section == "popovers" ? drawing : ""))"
      }
      return zip(["", "alike: "], looks.dropFirst()).map { kind, look in
        "    say(\"\(kind)\(place.what)\", \(looks[0]), \(look))\n"
      }
    }.joined()
  }
}
