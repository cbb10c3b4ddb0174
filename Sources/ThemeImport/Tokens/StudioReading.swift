import ThemeCore

/// Reads sets and themes of Tokens Studio and Penpot: a group of themes is a list of modes, and a set holds in the themes that
/// select it.
struct StudioReading {
  private struct Theme {
    let name: String
    let group: String
    /// The sets that it selects, and whether only for references.
    let sets: [String: Bool]
  }

  private var sets: [(name: String, source: Int, tokens: [TokenLayer])] = []
  private var themes: [Theme] = []
  private var order: [String] = []

  /// Takes what `$themes.json` and `$metadata.json` say.
  mutating func take(index: FoundValue) {
    for item in index["tokenSetOrder"]?.items ?? [] { if let name = item.text { order.append(name) } }
    for item in index.items ?? [] {
      guard let name = item["name"]?.text, let selected = item["selectedTokenSets"] else { continue }
      var sets: [String: Bool] = [:]
      for member in selected.members ?? [] where member.value.text != "disabled" {
        sets[member.key] = member.value.text == "source"
      }
      // An array of the ids of sets is an older form.
      for entry in selected.items ?? [] { if let id = entry["id"]?.text ?? entry.text { sets[id] = false } }
      themes.append(Theme(name: name, group: item["group"]?.text ?? "theme", sets: sets))
    }
  }

  mutating func add(_ root: FoundValue, named name: String, source: Int, _ dialect: FoundDialect) {
    var reading = TreeReading(source: source, dialect: dialect == .plain ? .plain : .studio)
    reading.read(root)
    sets.append((name, source, reading.found.layers))
  }

  /// The sets that no theme selects.
  var unused: [(source: Int, name: String)] {
    guard !themes.isEmpty else { return [] }
    return sets.filter { set in !themes.contains { $0.sets[set.name] != nil } }.map { ($0.source, $0.name) }
  }

  var found: FoundTokens {
    let places = Dictionary(order.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    func isSource(_ name: String) -> Bool { themes.allSatisfy { $0.sets[name] ?? true } && !themes.isEmpty }
    let sorted = sets.sorted(byRank: { [isSource($0.name) ? 0 : 1, places[$0.name] ?? order.count] })
    guard !themes.isEmpty else {
      return NameModes(
        sorted.map { set in
          var found = FoundTokens()
          found.layers = set.tokens
          return TokenSet(name: set.name.split(separator: "/").map(String.init), found: found)
        }
      ).found
    }
    var result = FoundTokens()
    let groups = themes.map(\.group).unique
    for theme in themes { result.note(mode: theme.name, of: theme.group) }
    for set in sorted {
      guard themes.contains(where: { $0.sets[set.name] != nil }) else { continue }
      var modes: [String: Set<String>] = [:]
      for group in groups {
        let own = themes.filter { $0.group == group }
        let selecting = Set(own.filter { $0.sets[set.name] != nil }.map(\.name))
        if !selecting.isEmpty, selecting.count < Set(own.map(\.name)).count { modes[group] = selecting }
      }
      // A set that one group always selects holds whatever the other groups say.
      let always = groups.contains { group in
        themes.filter { $0.group == group }.allSatisfy { $0.sets[set.name] != nil }
      }
      result.layers += set.tokens.map {
        TokenLayer(modes: always ? $0.modes : $0.modes.merging(modes) { own, _ in own }, tokens: $0.tokens)
      }
    }
    return result
  }
}
