import ThemeCore

/// Writes the values of a theme as YAML, as a person would: a map is on one line if it fits, and has a line for each key
/// otherwise.
struct ThemeText {
  private(set) var lines: [String] = []
  /// The width of a line that a map on one line may take.
  private static let width = 100

  /// Writes an entry at an indentation; `isOpen` says that its map, and the maps in it that are no tokens, have a line for each key
  /// even if they are short.
  mutating func write(_ entry: ThemeMap.Entry, _ indent: Int = 0, isOpen: Bool = false) {
    let space = String(repeating: " ", count: indent)
    let key = space + entry.key.scalar + ":"
    if case .list(let items) = entry.value, items.contains(where: { $0.map != nil }),
      "\(key) \(entry.value.flow)".unicodeScalars.count > Self.width
    {
      lines.append(key)
      for item in items { write(item, after: space + "  ") }
      return
    }
    guard let map = entry.value.map, !map.isEmpty else { return lines.append("\(key) \(entry.value.flow)") }
    let line = "\(key) \(map.flow)"
    if !isOpen, line.unicodeScalars.count <= Self.width { return lines.append(line) }
    lines.append(key)
    for inner in map.entries { write(inner, indent + 2, isOpen: isOpen && inner.value.map?["value"] == nil) }
  }

  /// Writes an item of a list, which has a line for each key if it does not fit on one.
  private mutating func write(_ item: ThemeValue, after space: String) {
    let line = "\(space)- \(item.flow)"
    guard line.unicodeScalars.count > Self.width, let map = item.map else { return lines.append(line) }
    let start = lines.count
    for entry in map.entries { write(entry, space.count + 2) }
    lines[start] = "\(space)- " + lines[start].dropFirst(space.count + 2)
  }
}

extension ThemeMap {
  /// The map on one line.
  var flow: String {
    isEmpty
      ? "{}"
      : "{ " + entries.map { "\($0.key.scalar): \($0.value.flow)" }.joined(separator: ", ")
        + " }"
  }
}

extension ThemeValue {
  /// The value on one line.
  var flow: String {
    switch self {
    case .text(let text): text.scalar
    case .list(let values): "[" + values.map(\.flow).joined(separator: ", ") + "]"
    case .map(let map): map.flow
    }
  }
}

extension String {
  /// The text as a scalar of YAML: plain if YAML reads it as it stands, in double quotes otherwise.
  var scalar: String { isPlain ? self : quoted }

  private var isPlain: Bool {
    guard let first = unicodeScalars.first, let last = unicodeScalars.last else { return false }
    let isStart =
      first.isASCII && (first.properties.isAlphabetic || first == "$" || first == "/" || first == "_")
    let isNumber = Double(self) != nil && !contains { $0.isLetter } && first != "+"
    guard isStart || isNumber, last != ":", last != " " else { return false }
    return !["null", "Null", "NULL"].contains(self)
      && unicodeScalars.allSatisfy { scalar in
        scalar.isASCII && scalar.value >= 0x20 && scalar.value < 0x7F
          && !",[]{}#&*!|>'\"%@`:".unicodeScalars.contains(scalar)
      }
  }

  private var quoted: String {
    var text = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\t": text += "\\t"
      default:
        if scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
          || [0xFEFF, 0x2028, 0x2029].contains(scalar.value)
        {
          text += "\\u\(String(scalar.value, digits: 4, radix: 16, uppercase: true))"
        } else {
          text.unicodeScalars.append(scalar)
        }
      }
    }
    return text + "\""
  }
}

/// A value of a theme file that is to be written.
package indirect enum ThemeValue: Hashable, Sendable {
  /// A word, a number or a text; the writer quotes it if YAML would read something else.
  case text(String)
  case list([ThemeValue])
  case map(ThemeMap)
}

/// The keys and values of a map, in the order in which they are written.
package struct ThemeMap: Hashable, Sendable {
  package struct Entry: Hashable, Sendable {
    package var key: String
    package var value: ThemeValue
  }

  package var entries: [Entry] = []

  package init() {}

  package var isEmpty: Bool { entries.isEmpty }

  /// The value of a key; setting it keeps the key's place, or adds the key at the end.
  package subscript(key: String) -> ThemeValue? {
    get { entries.first { $0.key == key }?.value }
    set {
      let index = entries.firstIndex { $0.key == key }
      switch (index, newValue) {
      case (let index?, let value?): entries[index].value = value
      case (let index?, nil): entries.remove(at: index)
      case (nil, let value?): entries.append(Entry(key: key, value: value))
      case (nil, nil): break
      }
    }
  }

  /// Sets the value of a key in a map within maps, which are made where they are missing.
  package mutating func set(_ value: ThemeValue, at path: [String]) {
    guard let key = path.first else { return }
    guard path.count > 1 else {
      self[key] = value
      return
    }
    var inner = self[key]?.map ?? ThemeMap()
    inner.set(value, at: Array(path.dropFirst()))
    self[key] = .map(inner)
  }
}

extension ThemeMap: ExpressibleByDictionaryLiteral {
  package init(dictionaryLiteral entries: (String, ThemeValue)...) {
    self.entries = entries.map { Entry(key: $0.0, value: $0.1) }
  }
}

extension ThemeValue: ExpressibleByStringLiteral, ExpressibleByDictionaryLiteral {
  package init(stringLiteral text: String) { self = .text(text) }

  package init(dictionaryLiteral entries: (String, ThemeValue)...) {
    self = .map(ThemeMap(entries: entries))
  }

  package var map: ThemeMap? { if case .map(let map) = self { map } else { nil } }

  package var text: String? { if case .text(let text) = self { text } else { nil } }

  /// All texts in the value, without the keys of its maps.
  var texts: [String] {
    switch self {
    case .text(let text): [text]
    case .list(let values): values.flatMap(\.texts)
    case .map(let map): map.texts
    }
  }

  /// The value with every text changed.
  func mappingTexts(_ change: (String) -> String) -> ThemeValue {
    switch self {
    case .text(let text): .text(change(text))
    case .list(let values): .list(values.map { $0.mappingTexts(change) })
    case .map(let map): .map(map.mappingTexts(change))
    }
  }
}

extension ThemeMap {
  init(entries: [(String, ThemeValue)]) { self.entries = entries.map { Entry(key: $0.0, value: $0.1) } }

  /// All texts in the map, without the keys.
  var texts: [String] { entries.flatMap(\.value.texts) }

  /// The map with every text changed.
  func mappingTexts(_ change: (String) -> String) -> ThemeMap {
    mappingValues { $0.value.mappingTexts(change) }
  }

  /// The map with other values of its keys.
  func mappingValues(_ change: (Entry) -> ThemeValue) -> ThemeMap {
    ThemeMap(entries: entries.map { ($0.key, change($0)) })
  }

  /// The map with the keys that are kept.
  func filter(_ isKept: (String) -> Bool) -> ThemeMap {
    var map = self
    map.entries.removeAll { !isKept($0.key) }
    return map
  }

  /// The map with the keys of another one before its own, which replace equal ones.
  func laid(over lower: ThemeMap) -> ThemeMap { entries.reduce(into: lower) { $0[$1.key] = $1.value } }
}
