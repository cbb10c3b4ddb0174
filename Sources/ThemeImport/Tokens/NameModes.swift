import ThemeCore

/// Tokens of one file, or of one set of Tokens Studio, under its name.
struct TokenSet {
  /// The names of the folders and of the file, without its ending.
  var name: [String]
  var found: FoundTokens

  var keys: Set<String> { Set(found.layers.flatMap { $0.tokens.lazy.filter { !$0.isHidden }.map(\.key) }) }
}

/// Finds the files that hold the same tokens for different modes, such as `light.json` and `dark.json`, or a file for each
/// brand, by their names and by the tokens that they share.
struct NameModes {
  private struct Axis: Hashable {
    /// The folders before the name that differs.
    let prefix: [String]
    var modes: [String] = []
    var isLook = false
  }

  private var axes: [Axis] = []
  private let sets: [TokenSet]

  init(_ sets: [TokenSet]) {
    self.sets = sets
    let keys = sets.map(\.keys)
    var owners: [String: [Int]] = [:]
    for index in sets.indices { for key in keys[index] { owners[key, default: []].append(index) } }
    var shared: [[Int]: Int] = [:]
    for key in owners.keys.sorted() {
      guard let owners = owners[key], (2...40).contains(owners.count) else { continue }
      for (place, first) in owners.enumerated() {
        for second in owners[(place + 1)...] { shared[[first, second], default: 0] += 1 }
      }
    }
    for pair in shared.keys.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
      let (first, second) = (sets[pair[0]], sets[pair[1]])
      let isLook = [first, second].contains { $0.name.contains { ModeName($0).isUnusual } }
      let counts = [keys[pair[0]].count, keys[pair[1]].count]
      let most = isLook ? min(counts[0], counts[1]) : max(counts[0], counts[1])
      guard 2 * (shared[pair] ?? 0) >= most else { continue }
      join(first.name, second.name)
    }
  }

  private mutating func join(_ first: [String], _ second: [String]) {
    guard first.count == second.count else {
      return first.count > second.count ? addLook(of: first, over: second) : addLook(of: second, over: first)
    }
    let places = first.indices.filter { first[$0] != second[$0] }
    guard places.count == 1, let place = places.first else { return }
    let index = axis(Array(first[..<place]))
    for mode in [first[place], second[place]] where !axes[index].modes.contains(mode) {
      axes[index].modes.append(mode)
      if ModeName(mode).isUnusual { axes[index].isLook = true }
    }
  }

  /// Joins a file with one whose name has a word for an appearance besides, such as `color.json` and `color.dark.json`.
  private mutating func addLook(of longer: [String], over shorter: [String]) {
    let place = longer.indices.first { place in
      let mode = ModeName(longer[place])
      return mode.isUnusual && mode.rest.isEmpty && longer[..<place] + longer[(place + 1)...] == shorter[...]
    }
    guard let place else { return }
    let index = axis(Array(longer[..<place]))
    axes[index].isLook = true
    if !axes[index].modes.contains(where: { !ModeName($0).isUnusual }) {
      axes[index].modes.insert("light", at: 0)
    }
    if !axes[index].modes.contains(longer[place]) { axes[index].modes.append(longer[place]) }
  }

  /// The index of the axis behind some folders, which is added if it is new.
  private mutating func axis(_ prefix: [String]) -> Int {
    if let known = axes.firstIndex(where: { $0.prefix == prefix }) { return known }
    axes.append(Axis(prefix: prefix))
    return axes.count - 1
  }

  /// The tokens of all sets, those for all modes before those for one.
  var found: FoundTokens {
    var result = FoundTokens()
    var conditioned: [(found: FoundTokens, modes: [String: Set<String>])] = []
    var taken: Set<String> = []
    let names = axes.map { axis in
      numbered(axis.isLook ? "theme" : axis.prefix.last ?? "variant") { taken.insert($0).inserted }
    }
    for set in sets {
      var modes: [String: Set<String>] = [:]
      for (axis, name) in zip(axes, names) {
        let place = axis.prefix.count
        guard set.name.count > place, Array(set.name[..<place]) == axis.prefix,
          axis.modes.contains(set.name[place])
        else { continue }
        modes[name] = [Self.short(set.name[place], among: axis.modes)]
      }
      if modes.isEmpty { result.append(set.found) } else { conditioned.append((set.found, modes)) }
    }
    for (axis, name) in zip(axes, names) {
      for mode in axis.modes { result.note(mode: Self.short(mode, among: axis.modes), of: name) }
    }
    for (found, modes) in conditioned {
      var found = found
      for index in found.layers.indices { found.layers[index].modes.merge(modes) { own, _ in own } }
      result.append(found)
    }
    return result
  }

  /// A mode without the words that all modes have, such as `dark` of `theme-dark`.
  private static func short(_ mode: String, among modes: [String]) -> String {
    let words = modes.map(\.words)
    let common = Set(words.first ?? []).filter { word in words.allSatisfy { $0.contains(word) } }
    let shorter = words.map { $0.filter { !common.contains($0) } }
    guard Set(shorter).count == modes.count else { return mode }
    let own = mode.words.filter { !common.contains($0) }
    return own.isEmpty ? "default" : own.joined(separator: " ")
  }
}

/// Finds modes in the names of tokens: groups such as `light` and `dark` that hold the same tokens, at any level.
struct PathModes {
  private static let list = "theme"

  /// The tokens with modes in place of such groups; the same tokens if there are none.
  static func found(in tokens: FoundTokens) -> FoundTokens {
    guard tokens.lists.isEmpty, tokens.layers.count == 1 else { return tokens }
    let split = splitSuffixes(tokens.layers[0].tokens)
    return split.flatMap(moded) ?? moded(tokens.layers[0].tokens) ?? tokens
  }

  /// The tokens with names such as `ink-dark` split into `ink` and `dark`, where there is an `ink-light` or an `ink` too; nil if
  /// few names are such.
  private static func splitSuffixes(_ tokens: [FoundToken]) -> [FoundToken]? {
    func parts(_ key: String) -> (base: String, look: String)? {
      guard let sign = key.lastIndex(where: { $0 == "-" || $0 == "_" }),
        isLook(String(key[key.index(after: sign)...]))
      else { return nil }
      return (String(key[..<sign]), String(key[key.index(after: sign)...]))
    }
    var looks: [String: Set<String>] = [:]
    for token in tokens { if let (base, look) = parts(token.key) { looks[base, default: []].insert(look) } }
    let keys = Set(tokens.map(\.key))
    let bases = looks.filter { base, names in areModes(names, besideUsual: keys.contains(base)) }
    guard !bases.isEmpty, 2 * bases.count >= looks.count else { return nil }
    func renamed(_ key: String) -> String? {
      if bases[key] != nil { return "\(key).light" }
      return parts(key).flatMap { bases[$0.base] == nil ? nil : "\($0.base).\($0.look)" }
    }
    return tokens.map { token in
      var token = token
      if let (base, look) = parts(token.key), bases[base] != nil {
        token.path[token.path.count - 1] = String(token.path[token.path.count - 1].dropLast(look.count + 1))
        token.path.append(look)
      } else if bases[token.key] != nil {
        token.path.append("light")
      }
      if let reference = token.value.text?.wholeReference, let target = renamed(reference) {
        token.value = FoundValue(reference: target, line: token.value.line)
      }
      return token
    }
  }

  /// The tokens with modes in place of groups that are called so; nil if there are none.
  private static func moded(_ all: [FoundToken]) -> FoundTokens? {
    var children: [[String]: Set<String>] = [:]
    var inner: [[String]: Set<[String]>] = [:]
    let own = Set(all.map(\.path))
    for token in all where !token.isHidden {
      for place in token.path.indices {
        let prefix = Array(token.path[..<place])
        children[prefix, default: []].insert(token.path[place])
        if isLook(token.path[place]) {
          inner[Array(token.path[...place]), default: []].insert(Array(token.path[(place + 1)...]))
        }
      }
    }
    var groups: Set<[String]> = []
    for prefix in children.keys.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
      let names = (children[prefix] ?? []).filter(isLook)
      guard names.count > 1, !own.contains(prefix), areModes(names, besideUsual: false) else { continue }
      let sets = names.map { inner[prefix + [$0]] ?? [] }
      let most = sets.map(\.count).max() ?? 0
      let least = sets.dropFirst().reduce(sets[0]) { $0.intersection($1) }.count
      // Beside other names, single tokens called light and dark are shades.
      let areShades = names.count < children[prefix, default: []].count && sets.contains([[]])
      if 2 * least >= most, !areShades { groups.insert(prefix) }
    }
    groups = groups.filter { prefix in !all.contains { $0.crosses(prefix, isLook) } }
    guard !groups.isEmpty else { return nil }
    var result = FoundTokens()
    result.note(mode: "light", of: list)
    for token in all {
      var copy = token.renamed(groups)
      guard let place = placeOfLook(in: token.path, groups) else {
        result.add(copy)
        continue
      }
      copy.path = Array(token.path[..<place]) + Array(token.path[(place + 1)...])
      guard !copy.path.isEmpty else { continue }
      result.add(copy, [list: [ModeName(token.path[place]).isUnusual ? token.path[place] : "light"]])
    }
    return result
  }

  /// Whether names say different looks, among them the usual one, which a name without a look says too. Two names for one look
  /// are shades: `primary` between `primary-light` and `primary-dark`.
  private static func areModes(_ names: Set<String>, besideUsual: Bool) -> Bool {
    let looks = names.map { ModeName($0).look } + (besideUsual ? [ModeName.Look()] : [])
    return looks.count > 1 && Set(looks).count == looks.count && looks.contains(ModeName.Look())
  }

  static func isLook(_ name: String) -> Bool {
    let mode = ModeName(name)
    return mode.saysLook && mode.rest.isEmpty
  }

  /// The place of the name for a look, behind one of some groups.
  fileprivate static func placeOfLook(in path: [String], _ groups: Set<[String]>) -> Int? {
    path.indices.first { groups.contains(Array(path[..<$0])) && isLook(path[$0]) }
  }
}

extension FoundToken {
  /// Whether the token refers to a mode of a group in which it does not hold itself.
  fileprivate func crosses(_ prefix: [String], _ isLook: (String) -> Bool) -> Bool {
    let own = path.starts(with: prefix) && path.count > prefix.count ? path[prefix.count] : nil
    return value.references.contains { reference in
      let parts = reference.split(separator: ".").map(String.init)
      guard parts.starts(with: prefix), parts.count > prefix.count, isLook(parts[prefix.count]) else {
        return false
      }
      return parts[prefix.count] != own
    }
  }

  /// The token with the modes left out of what it refers to.
  fileprivate func renamed(_ groups: Set<[String]>) -> FoundToken {
    guard let text = value.text, let reference = text.wholeReference else { return self }
    var parts = reference.split(separator: ".").map(String.init)
    guard let place = PathModes.placeOfLook(in: parts, groups) else { return self }
    parts.remove(at: place)
    var copy = self
    copy.value = FoundValue(reference: parts.joined(separator: "."), line: value.line)
    return copy
  }
}

extension FoundValue {
  /// The references in the texts of a value.
  var references: [String] {
    switch kind {
    case .text(let text):
      guard text.utf8.contains(UInt8(ascii: "{")) else { return [] }
      return text.split(separator: "{").dropFirst().compactMap {
        $0.split(separator: "}").first.map(String.init)
      }
    case .list(let items): return items.flatMap(\.references)
    case .map(let members): return members.flatMap(\.value.references)
    default: return []
    }
  }
}

/// The names under which tokens are written: without dots, braces and leading dollar signs, unique, and with `$root` for a
/// token that is a group too.
struct TokenNames {
  private var paths: [String: [String]] = [:]
  /// The tokens whose names differ from those of their file.
  private(set) var changed: Set<String> = []

  init(_ found: FoundTokens) {
    var taken: Set<[String]> = []
    var order: [String] = []
    var wanted: [(token: FoundToken, path: [String])] = []
    for token in found.layers.lazy.flatMap(\.tokens) where !token.isHidden && paths[token.key] == nil {
      paths[token.key] = token.path
      wanted.append((token, Self.clean(token.path)))
    }
    // What has its name keeps it.
    for (token, path) in wanted.filter({ $0.path == $0.token.path })
      + wanted.filter({ $0.path != $0.token.path })
    {
      var path = path
      let name = path.removeLast()
      path.append(numbered(name, "_") { taken.insert(path + [$0]).inserted })
      if path != token.path { changed.insert(token.key) }
      paths[token.key] = path
      order.append(token.key)
    }
    var groups: Set<[String]> = []
    for key in order {
      let path = paths[key] ?? []
      for count in 1..<max(1, path.count) { groups.insert(Array(path[..<count])) }
    }
    for key in order where groups.contains(paths[key] ?? []) {
      paths[key]?.append("$root")
      changed.insert(key)
    }
  }

  func path(of key: String) -> [String] { paths[key] ?? [key] }

  subscript(key: String) -> String { path(of: key).joined(separator: ".") }

  private static func clean(_ path: [String]) -> [String] {
    var path = path.map(clean)
    if path.count > 24 { path = Array(path[..<23]) + [path[23...].joined(separator: "-")] }
    // A reference must not be longer than a thousand bytes.
    let most = max(8, 800 / max(1, path.count))
    // The reader would take these groups for signs of other formats.
    if let first = path.first, ["resolutionOrder", "dsp_spec_version"].contains(first) {
      path[0] = "\(first)_"
    }
    return path.isEmpty
      ? ["token"] : path.map { $0.utf8.count > most ? String($0.unicodeScalars.prefix(most / 4)) : $0 }
  }

  private static func clean(_ name: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in name.unicodeScalars.prefix(400) {
      let isSign = "./{}".unicodeScalars.contains(scalar) || scalar.value < 0x20 || scalar.isHidden
      result.append(isSign ? "_" : scalar)
    }
    if name.hasLongRunOfMarks { result = String.UnicodeScalarView(result.filter(\.isASCII)) }
    var text = String(result).trimmed
    while text.hasPrefix("$") { text.removeFirst() }
    return text.isEmpty ? "_" : text
  }
}
