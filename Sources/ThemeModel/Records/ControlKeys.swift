// The keys of the parts of controls. `ControlKind` lists the parts that each kind of control has.

/// The keys of a control part that is a picture.
package enum ControlPictureKeys: KeyList {
  package typealias Root = ElementOverlay

  package static let about = KeyListName("controlPicture", "a picture of a control", shownBy: "controls")

  package static func list(_ keys: inout some KeyVisitor<ElementOverlay>) {
    keys.setting("art", \.body.art, "The picture.")
    keys.inline(\.body.slicing)
    ElementOverlay.listCommon(&keys)
    ElementOverlay.listOfPart(&keys, of: name)
  }
}

/// The keys of a control part that is the look of a text.
package enum ControlTextKeys: KeyList {
  package typealias Root = ElementOverlay

  package static let about = KeyListName("controlText", "the text of a control", shownBy: "controls")

  package static func list(_ keys: inout some KeyVisitor<ElementOverlay>) {
    keys.inline(\.text)
    ElementOverlay.listOfPart(&keys, of: name)
  }
}

/// The keys of a control part that is the look of items with an icon and a title.
package enum ControlItemKeys: KeyList {
  package typealias Root = ElementOverlay

  package static let about = KeyListName("controlItem", "the items of a control", shownBy: "controls")

  package static func list(_ keys: inout some KeyVisitor<ElementOverlay>) {
    keys.setting("title", \.title, "The titles of the items.")
    keys.setting("icon", \.icon, "The icons of the items; their `tint` needs no art.")
    ElementOverlay.listOfPart(&keys, of: name)
  }
}

extension ElementOverlay {
  /// The look of a text whose keys are written on the element itself. The setter keeps the title's source range, and does
  /// nothing if the title has none.
  fileprivate var text: TitleOverlay {
    get { title.value ?? TitleOverlay() }
    set { if let range = title.range { title = .literal(newValue, range) } }
  }
}

extension ControlKind {
  /// The name of the table for the keys of `controls`.
  static let tableName = "controls"

  /// The tables that are generated from the kinds: the one of `controls`, then for each kind its own table and one for each of
  /// its parts that has pictures of pairs of states.
  static var tables: [KeyTable] {
    let sections = all.map { kind in
      Key(
        kind.key, .named(pattern: elementPattern, .map(kind.tableName)), "\(kind.summary) By name.",
        fixture: "controls")
    }
    return [KeyTable(name: tableName, title: "`controls`", keys: sections)] + all.flatMap(\.ownTables)
  }

  /// The name of the table for the keys of this kind: `control-sliders`.
  var tableName: String { "control-\(key)" }

  var table: KeyTable {
    var keys = parts.map { part in
      let states = part.states.isEmpty ? "" : " States: \(part.states.listed(upTo: part.states.count))."
      return Key(part.name, part.form(in: self), part.summary + states, fixture: "controls")
    }
    if hasContent {
      keys.append(
        Key(
          "content", InsetsOverlay.form, "The space between the edges and the content.", fixture: "controls",
          isSetting: true))
    }
    keys += [
      Key(
        "like", .pattern(elementPattern), "The \(noun) that this one begins with.", fixture: "controls-alike"),
      Key(
        "abstract", Bool.form, fallback: "false",
        "Whether the \(noun) is only there for others to be like it: it is checked but never built.",
        fixture: "controls-alike"),
      Key(
        "scales", ScaleSet.form, "The scales that are built for its parts.", fixture: "controls",
        isSetting: true),
      Key(
        "allow", .list(of: .text), "Codes of warnings that its parts accept.", fixture: "controls"),
    ]
    return KeyTable(name: tableName, title: oneOfThem, keys: keys)
  }

  private var ownTables: [KeyTable] {
    let pairs = parts.filter { $0.others == .pairsOfStates }.map { part in
      let picture = KeyTable(ControlPictureKeys.self)
      let between = Key(
        ControlPart.between, .named(pattern: StatePairName.pattern, .overlay(picture.name)),
        "What differs between neighbors in two states, the left one first.", fixture: "controls",
        isOfElement: true)
      return KeyTable(
        name: part.pairsTableName(in: self), title: "the \(part.name) of \(oneOfThem)",
        keys: picture.keys + [between])
    }
    return [table] + pairs
  }
}

extension ControlPart {
  /// The key of the map that holds the pictures of pairs of states.
  static let between = "between"

  fileprivate func pairsTableName(in kind: ControlKind) -> String { "control-\(kind.key)-\(name)" }

  /// The name of the table for the keys of the part itself.
  var tableName: String {
    switch content {
    case .picture: ControlPictureKeys.name
    case .text: ControlTextKeys.name
    case .item: ControlItemKeys.name
    }
  }

  fileprivate func form(in kind: ControlKind) -> ValueType {
    switch others {
    case .none: .overlay(tableName)
    case .named: .named(pattern: elementPattern, .overlay(tableName))
    case .pairsOfStates: .overlay(pairsTableName(in: kind))
    }
  }
}
