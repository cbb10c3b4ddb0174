/// A theme of as many elements as there are keys, which each say one value of their key, on a line of its own.
struct WalkTheme {
  /// What has the keys of a table: `buttons`, or a part of a control.
  struct Subject {
    let section: [String]
    let part: [String]
    let table: String
    /// Whether it is nothing but a picture.
    var isPicture: Bool { table == "image" || table == "controlPicture" }

    static let all: [Subject] =
      [
        Subject(section: ["backButtons"], part: [], table: "button"),
        Subject(section: ["buttons"], part: [], table: "button"),
        Subject(section: ["images"], part: [], table: "image"),
        Subject(section: ["navigationBars"], part: [], table: "navigationBar"),
      ]
      + ControlKind.all.flatMap { kind in
        kind.parts.filter { part in part.isFirst(of: kind) }.map { part in
          Subject(
            section: ["controls", kind.key],
            part: part.name == "icons" ? [part.name, "one"] : [part.name],
            table: part.content.table)
        }
      }
  }

  /// What an element says.
  struct Element {
    let name: String
    let subject: Subject
    let key: WalkedKey

    /// `buttons.title.color`.
    var title: String { (subject.section + subject.part + key.path).joined(separator: ".") }
  }

  /// Each key of each subject; the names are recognized in every spelling.
  static let elements: [Element] = {
    var elements: [Element] = []
    for subject in Subject.all {
      for key in WalkedKey.all(
        of: subject.table, without: { VariantAxis(key: $1.name) != nil || WalkedKey.isOfArt($0, $1) })
      {
        elements.append(Element(name: "w\(elements.count)x", subject: subject, key: key))
      }
    }
    return elements
  }()

  /// `highlighted` of `states`; nil for the element itself.
  private let condition: AxisValue?
  private(set) var lines = [
    "themec: 1", "name: walk", "scales: [2]",
    "art:",
    "  plate: { size: { width: 10, height: 12 }, layers: [ { shape: rectangle, fill: navy } ] }",
    "  round:", "    size: { width: 10, height: 12 }",
    "    layers: [ { shape: { roundedRectangle: { radius: 3 } }, fill: navy } ]",
  ]
  /// By the line on which an element says its key, the element's place.
  private(set) var places: [Int: Int] = [:]
  /// By the line on which the variant of an element begins, the element's place.
  private(set) var variants: [Int: Int] = [:]
  /// By each line of an element, its place.
  private(set) var owners: [Int: Int] = [:]

  var text: String { lines.joined(separator: "\n") + "\n" }

  /// The theme of some of the elements, with one of the two values of each key where the condition holds.
  init(_ shown: [Int], _ condition: AxisValue?, value: Int) {
    self.condition = condition
    var section: [String] = []
    for place in shown {
      let element = WalkTheme.elements[place]
      let common = zip(section, element.subject.section).prefix { $0 == $1 }.count
      section = element.subject.section
      for depth in common..<section.count {
        lines.append(String(repeating: "  ", count: depth) + section[depth] + ":")
      }
      let first = lines.count + 1
      write(element, at: place, value)
      for line in first...lines.count { owners[line] = place }
    }
  }

  private mutating func write(_ element: Element, at place: Int, _ value: Int) {
    var depth = element.subject.section.count
    for name in [element.name] + element.subject.part {
      lines.append(String(repeating: "  ", count: depth) + name + ":")
      depth += 1
    }
    let margin = String(repeating: "  ", count: depth)
    let path = element.key.path
    let values = element.key.values.map { $0.hasPrefix("NAME") ? element.name + $0 : $0 }
    var base: [(path: [String], value: String)] = []
    if element.subject.table == "button" || element.subject.table == "navigationBar" {
      base.append((["title", "color"], "teal"))
    }
    for entry in WalkTheme.entries(base, (path, values[condition == nil ? value : 0])) {
      lines.append(margin + entry)
      if condition == nil, entry.hasPrefix(path[0] + ":") { places[lines.count] = place }
    }
    guard let condition else { return }
    lines.append(margin + condition.axis.key + ":")
    lines.append(margin + "  " + condition.name + ":")
    variants[lines.count] = place
    for entry in WalkTheme.entries([], (path, values[value])) {
      lines.append(margin + "    " + entry)
      if entry.hasPrefix(path[0] + ":") { places[lines.count] = place }
    }
  }

  /// The lines of a key, and of others that it takes the place of.
  private static func entries(
    _ base: [(path: [String], value: String)], _ own: (path: [String], value: String)
  ) -> [String] {
    let all = base.filter { !own.path.starts(with: $0.path) && !$0.path.starts(with: own.path) } + [own]
    return WalkedKey.flow(all)
  }
}

extension ControlPart.Content {
  /// The table of the keys of such a part.
  var table: String {
    switch self {
    case .picture: ControlPictureKeys.name
    case .text: ControlTextKeys.name
    case .item: ControlItemKeys.name
    }
  }
}

extension ControlPart {
  /// Whether no part before it has its content, states and sizes: of parts that are alike, one is walked.
  fileprivate func isFirst(of kind: ControlKind) -> Bool {
    let before =
      ControlKind.all.prefix { $0.key != kind.key }.flatMap(\.parts) + kind.parts.prefix { $0.name != name }
    return !before.contains { other in
      other.content == content && other.states == states && other.growth == growth && other.isOfBar == isOfBar
        && other.isFrame == isFrame && other.others == others
    }
  }
}

/// A key of an element or of a part of one, at the end of its path, with two of its values as a theme writes them.
struct WalkedKey {
  let path: [String]
  let values: [String]

  /// Those of a table and of the tables below, in their order, without some; `told` has the values of keys whose type does not say
  /// which ones make a difference.
  static func all(
    of table: String, at path: [String] = [], saying told: ([String], Key) -> [String]? = told,
    without isLeftOut: ([String], Key) -> Bool
  ) -> [WalkedKey] {
    KeyTable.named(table).keys.filter { !$0.isOfElement }.flatMap { key -> [WalkedKey] in
      let path = path + [key.name]
      if isLeftOut(path, key) { return [] }
      if let values = told(path, key) ?? key.type.values { return [WalkedKey(path: path, values: values)] }
      if let record = key.type.record { return all(of: record, at: path, saying: told, without: isLeftOut) }
      Issue.record("a test has no values for `\(path.joined(separator: "."))`")
      return []
    }
  }

  /// Whether a key is one of the art that is in the same map: art is walked as a whole.
  static func isOfArt(_ path: [String], _ key: Key) -> Bool {
    isPart(path.dropLast().last) && key.name != "use"
      && KeyTable.named("art").keys.contains { $0.name == key.name }
  }

  /// Whether a key holds a part, whose art is in the same map.
  static func isPart(_ key: String?) -> Bool { key == "background" || key == "shadowImage" }

  /// Entries of a map, one for each first key, with what is below in a flow map.
  static func flow(_ all: [(path: [String], value: String)]) -> [String] {
    var names: [String] = []
    for entry in all where !names.contains(entry.path[0]) { names.append(entry.path[0]) }
    return names.map { name in
      let own = all.filter { $0.path[0] == name }
      if let plain = own.first(where: { $0.path.count == 1 }) { return "\(name): \(plain.value)" }
      let inner = flow(own.map { (path: Array($0.path.dropFirst()), value: $0.value) })
      return "\(name): { \(inner.joined(separator: ", ")) }"
    }
  }

  /// Values of keys whose type does not say which ones make a difference.
  static func told(_ path: [String], _ key: Key) -> [String]? {
    switch path.suffix(2).joined(separator: ".") {
    case "font.family": return ["Georgia", "Courier New"]
    case "font.weight": return ["regular", "bold"]
    case "font.scales": return ["false", "true"]
    default: break
    }
    switch path.last {
    case "use": return ["plate", "round"]
    case "caps": return ["{ left: 4, right: 4 }", "{ left: 5, right: 3 }"]
    case "stretchable": return ["{ leftCapWidth: 4 }", "{ leftCapWidth: 5 }"]
    case "center": return ["1pt", "keep"]
    case "assetName": return ["NAME", "NAMEOther"]
    default: return nil
    }
  }
}

extension ValueType {
  /// The table of the map that it is.
  fileprivate var record: String? {
    switch self {
    case .map(let name), .overlay(let name): name
    case .either(let forms): forms.lazy.compactMap(\.record).first
    default: nil
    }
  }

  private var isMapOfRecord: Bool { record != nil && record != "art" }

  fileprivate var values: [String]? {
    switch self {
    case .map("art"): ["{ use: plate }", "{ use: round }"]
    case .length, .lengthOrHairline: ["2", "3"]
    case .color: ["navy", "maroon"]
    case .truth: ["true", "false"]
    case .fraction, .ratio: ["0.5", "0.25"]
    case .wholeNumber: ["1", "2"]
    case .words(let words): [words[0], words[words.count - 1]]
    case .either(let forms): forms.contains { $0.isMapOfRecord } ? nil : forms.lazy.compactMap(\.values).first
    default: nil
    }
  }
}
