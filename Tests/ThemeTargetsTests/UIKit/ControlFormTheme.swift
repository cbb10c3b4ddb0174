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
    for leaf in Leaf.all(of: KeyTable.named(NavigationBarKeys.name), at: []) {
      // A back indicator has art and a mask.
      let pair = ["art", "mask"].filter { leaf.path[0] == "backIndicator" && leaf.path[1] != $0 }
      let rest = pair.map { (path: ["backIndicator", $0], value: "{ use: plate }") }
      let values = [leaf.values.0, leaf.values.1].map { Leaf.entries([(leaf.path, $0)] + rest) }
      let beside = [("title", "{ color: teal }"), ("background", "{ use: plate }")]
        .filter { $0.0 != leaf.path[0] }.map { "\($0.0): \($0.1)" }
      add("navigationBars", beside, [], leaf.path.joined(separator: "."), values)
    }
  }

  private mutating func write(_ part: ControlPart, of kind: ControlKind) {
    // Of pictures that the author names, there is one.
    let home = part.others == .named ? [part.name, "one"] : [part.name]
    var beside: [String] = []
    // Cells show the lines between them.
    if part.name == "separator" { beside = ["middle:", "  art: { use: plate }"] }
    let leaves = Leaf.all(of: part.table, at: [])
    for (number, leaf) in leaves.enumerated() {
      let own = part.content == .picture && leaf.path != ["art"] ? ["art: { use: plate }"] : []
      // Of the first, there is a third one, which is as the first is.
      let values = [leaf.values.0, leaf.values.1] + (number == 0 ? [leaf.values.0] : [])
      add(
        kind.key, beside, home, own: own, leaf.path.joined(separator: "."),
        values.map { Leaf.entries([(leaf.path, $0)]) })
    }
    // A state differs by the art, or by the color of the text.
    guard let leaf = leaves.first(where: { ["art", "color"].contains($0.path.last) }) else { return }
    let own = [Leaf.entries([(leaf.path, leaf.values.0)])]
    for state in part.states {
      let values = [leaf.values.0, leaf.values.1].map {
        "states: { \(state): { \(Leaf.entries([(leaf.path, $0)])) } }"
      }
      add(kind.key, beside, home, own: own, state, values)
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

extension ControlPart {
  /// The table of the part's keys.
  fileprivate var table: KeyTable {
    switch content {
    case .picture: KeyTable.named(ControlPictureKeys.name)
    case .text: KeyTable.named(ControlTextKeys.name)
    case .item: KeyTable.named(ControlItemKeys.name)
    }
  }
}
