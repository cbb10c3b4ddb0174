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

  package var map: ThemeMap? {
    guard case .map(let map) = self else { return nil }
    return map
  }

  package var text: String? {
    guard case .text(let text) = self else { return nil }
    return text
  }

  /// All texts in the value, without the keys of its maps.
  var texts: [String] {
    switch self {
    case .text(let text): [text]
    case .list(let values): values.flatMap(\.texts)
    case .map(let map): map.entries.flatMap(\.value.texts)
    }
  }

  /// The value with every text changed.
  func mappingTexts(_ change: (String) -> String) -> ThemeValue {
    switch self {
    case .text(let text): .text(change(text))
    case .list(let values): .list(values.map { $0.mappingTexts(change) })
    case .map(let map): .map(ThemeMap(entries: map.entries.map { ($0.key, $0.value.mappingTexts(change)) }))
    }
  }
}

extension ThemeMap {
  init(entries: [(String, ThemeValue)]) { self.entries = entries.map { Entry(key: $0.0, value: $0.1) } }
}
