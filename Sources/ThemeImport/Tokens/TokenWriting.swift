import ThemeCore

/// Writes tokens as files of DTCG 2025.10: those that hold by default by the files that have them, and for each other context
/// a file of those that differ in it.
struct TokenWriting {
  private struct Entry {
    let token: FoundToken
    let written: WrittenToken
  }

  private let found: FoundTokens
  private let sources: [TokenSource]
  private let folder: ThemePath
  private let names: TokenNames
  private let axes: ModeAxes
  private var notes: TokenNotes
  private var files: [ImportedFile] = []
  private var fileNames: Set<String> = []
  private var taken: [Int: Set<String>] = [:]
  private var said: Set<String> = []
  /// The modifier on which a token depends, and the tokens that depend on two of them.
  private var modifierOfToken: [String: String] = [:]
  private var shared: [[String]: [FoundToken]] = [:]

  init(_ found: FoundTokens, of sources: [TokenSource], into folder: ThemePath, notes: TokenNotes) {
    self.found = found
    self.sources = sources
    self.folder = folder
    self.notes = notes
    names = TokenNames(found)
    axes = ModeAxes(found.lists)
  }

  mutating func imported() -> ImportedTokens {
    let usual = axes.modifiers.map { _ in 0 }
    var base = TokenScope(axes.layers(of: found, usual), names: names)
    var entries = entries(of: &base)
    for entry in entries.dropFirst(mostTokens) {
      note(.left, entry.token, "a theme can't have so many tokens")
    }
    entries = Array(entries.prefix(mostTokens))
    let kept = entries.count < mostTokens ? nil : Set(entries.map(\.token.key))
    var bySource: [Int: [Entry]] = [:]
    for entry in entries { bySource[entry.token.source, default: []].append(entry) }
    var baseFiles: [String] = []
    let stems = stems
    for source in bySource.keys.sorted() { baseFiles += write(bySource[source] ?? [], to: stems[source]) }
    var modifiers: [(ModeAxes.Modifier, [[String]])] = []
    for (place, modifier) in axes.modifiers.enumerated() {
      var contexts: [[String]] = [[]]
      for index in modifier.contexts.indices.dropFirst() {
        var choice = usual
        choice[place] = index
        var scope = TokenScope(axes.layers(of: found, choice), names: names)
        var different = different(&scope, from: &base, modifier, modifier.contexts[index].name)
        if let kept { different.removeAll { !kept.contains($0.token.key) } }
        contexts.append(write(different, to: "\(modifier.name)-\(modifier.contexts[index].name)"))
      }
      if contexts.contains(where: { !$0.isEmpty }) { modifiers.append((modifier, contexts)) }
    }
    for list in axes.dropped {
      noteAll(.left, list.name, "there are too many modes: only `\(list.modes[0])` of this list is taken")
    }
    noteReplaced()
    for pair in shared.keys.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
      guard let tokens = shared[pair], let first = tokens.first else { continue }
      let others = tokens.count > 1 ? ", as \(grouped(tokens.count - 1)) more tokens do" : ""
      note(
        .changed, first,
        "it depends on `\(pair[0])` and on `\(pair[1])`\(others); where both say something, `\(pair[1])` holds"
      )
    }
    return result(baseFiles, modifiers)
  }

  /// The number of tokens that a theme can have: it reads each for every combination of contexts that it uses.
  private var mostTokens: Int {
    let combinations = axes.modifiers.reduce(1) { $0 * ($1.isMapped ? $1.contexts.count : 1) }
    return Limits()[.mergedNodes] / (20 * (1 + combinations))
  }

  /// The tokens of a scope that can be written; the others are noted.
  private mutating func entries(of scope: inout TokenScope) -> [Entry] {
    scope.order.compactMap { key in
      guard let token = scope[key], !token.isHidden else { return nil }
      switch scope.outcome(of: key) {
      case .failure(let left):
        note(.left, token, left.reason)
        return nil
      case .success(let written):
        if let change = written.change { note(.changed, token, change) }
        if names.changed.contains(key) { note(.changed, token, "it is called `\(names[key])`") }
        return Entry(token: token, written: written)
      }
    }
  }

  /// The tokens that differ from those that hold by default.
  private mutating func different(
    _ scope: inout TokenScope, from base: inout TokenScope, _ modifier: ModeAxes.Modifier, _ context: String
  ) -> [Entry] {
    var result: [Entry] = []
    for key in scope.order {
      guard let token = scope[key], !token.isHidden else { continue }
      let usual = base[key] == nil ? nil : base.outcome(of: key)
      let written: WrittenToken
      switch scope.outcome(of: key) {
      case .failure(let left):
        if case .failure? = usual { continue }
        note(.left, token, "\(left.reason) (in `\(context)`)")
        continue
      case .success(let outcome): written = outcome
      }
      if case .success(let usual)? = usual {
        if usual.says(written) { continue }
        guard usual.type == written.type, usual.parts.map(\.name) == written.parts.map(\.name) else {
          note(
            .left, token,
            "in `\(context)` it is of another type than elsewhere, and keeps the value that it has there")
          continue
        }
      }
      if let other = modifierOfToken.updateValue(modifier.name, forKey: key), other != modifier.name {
        shared[[other, modifier.name], default: []].append(token)
      }
      if let change = written.change { note(.changed, token, change) }
      result.append(Entry(token: token, written: written))
    }
    return result
  }

  private mutating func note(_ outcome: ImportNote.Outcome, _ token: FoundToken, _ reason: String) {
    guard said.insert("\(outcome.rawValue) \(token.source) \(token.key) \(reason)").inserted else { return }
    let place = ImportPlace(sources[token.source].path, line: token.line)
    notes.add(ImportNote(outcome, token.path.joined(separator: "/"), at: place, reason))
  }

  /// Notes the tokens that a later file says again for all modes.
  private mutating func noteReplaced() {
    var tokens: [String: FoundToken] = [:]
    for token in found.layers.lazy.filter(\.modes.isEmpty).flatMap(\.tokens) where !token.isHidden {
      guard let other = tokens.updateValue(token, forKey: token.key), other.source != token.source else {
        continue
      }
      let place = "\(sources[token.source].path):\(token.line)"
      note(.left, other, "`\(place)` has a token of this name, too, which holds")
    }
  }

  /// Adds a note of what all sources say together.
  private mutating func noteAll(_ outcome: ImportNote.Outcome, _ subject: String, _ reason: String) {
    guard let source = sources.first else { return }
    notes.add(ImportNote(outcome, subject, at: ImportPlace(source.path), reason))
  }

  // MARK: Files

  /// The names of the files for the tokens of each source, without their endings.
  private var stems: [String] {
    let folders = sources.map { $0.path.folder.text.split(separator: "/") }
    var shared = folders.first ?? []
    for folder in folders { shared = Array(zip(shared, folder).prefix { $0 == $1 }.map(\.0)) }
    return sources.map { source in
      let parts = source.path.text.split(separator: "/").dropFirst(shared.count)
      return parts.joined(separator: "-").dropping(
        endings: [
          ".json", ".json5", ".jsonc", ".css", ".scss", ".yaml", ".yml", ".tokens", ".tokens",
        ]
      ).identifier
    }
  }

  private static let most = 4_000

  /// Writes tokens to one file, or to several if they are very many; the result is the names of the files.
  private mutating func write(_ entries: [Entry], to stem: String) -> [String] {
    var result: [String] = []
    var rest = entries[...]
    while !rest.isEmpty {
      let part = rest.prefix(Self.most)
      rest = rest.dropFirst(Self.most)
      let name = "\(numbered(stem) { fileNames.insert($0.foldingCase).inserted }).tokens.json"
      var tree = TokenTree()
      for entry in part {
        if tree.add(entry.written, entry.token, at: names.path(of: entry.token.key)) {
          taken[entry.token.source, default: []].insert(entry.token.key)
        } else {
          note(.left, entry.token, "another token has the name of a part of it")
        }
      }
      files.append(ImportedFile(folder.appending(name), tree.json.bytes))
      result.append(name)
    }
    return result
  }

  private mutating func result(_ baseFiles: [String], _ modifiers: [(ModeAxes.Modifier, [[String]])])
    -> ImportedTokens
  {
    var result = ImportedTokens()
    func path(_ name: String) -> String { folder.appending(name).text }
    if !modifiers.isEmpty {
      let resolver = ResolverWriting(baseFiles: baseFiles, modifiers: modifiers)
      let name = "tokens.resolver.json"
      files.append(ImportedFile(folder.appending(name), resolver.json.bytes))
      result.tokenFiles = resolver.use(path(name))
      for (modifier, _) in modifiers where !modifier.isMapped {
        let names = modifier.contexts.map { "`\($0.name)`" }.joined(separator: ", ")
        let reason =
          "it is one of \(names); the theme takes \(names.split(separator: ",")[0]), which `contexts` of `tokenFiles` says"
        noteAll(.changed, "modifier \(modifier.name)", reason)
      }
    } else if !baseFiles.isEmpty {
      result.tokenFiles = .list(baseFiles.map { .text(path($0)) })
    }
    for (source, keys) in taken.sorted(by: { $0.key < $1.key }) {
      let (path, words) = (sources[source].path, "\(grouped(keys.count)) token\(keys.count == 1 ? "" : "s")")
      notes.add(ImportNote(.taken, path.name, at: ImportPlace(path), words))
    }
    result.files = files
    result.notes = notes.notes
    return result
  }
}

extension WrittenToken {
  func says(_ other: WrittenToken) -> Bool {
    guard type == other.type, value.line == other.value.line, parts.count == other.parts.count else {
      return false
    }
    return zip(parts, other.parts).allSatisfy { $0.name == $1.name && $0.token.says($1.token) }
  }
}

/// The groups and tokens of one file.
private struct TokenTree {
  private final class Group {
    var names: [String] = []
    var groups: [String: Group] = [:]
    var tokens: [String: JSONValue] = [:]
  }

  private let root = Group()

  /// Adds a token; false if its place is taken.
  mutating func add(_ written: WrittenToken, _ token: FoundToken, at path: [String]) -> Bool {
    guard written.parts.isEmpty else {
      let path = path.last == "$root" ? path.dropLast() : path[...]
      return written.parts.allSatisfy { add($0.token, token, at: path + [$0.name]) }
    }
    var group = root
    for name in path.dropLast() {
      guard group.tokens[name] == nil else { return false }
      let inner = group.groups[name] ?? Group()
      if group.groups.updateValue(inner, forKey: name) == nil { group.names.append(name) }
      group = inner
    }
    let name = path[path.count - 1]
    guard group.tokens[name] == nil, group.groups[name] == nil else { return false }
    group.names.append(name)
    group.tokens[name] = json(written, token)
    return true
  }

  private func json(_ written: WrittenToken, _ token: FoundToken) -> JSONValue {
    var members: [(String, JSONValue)] = []
    // An alias has the type of what it refers to.
    let isAlias = written.value.string?.wholeReference != nil
    if !isAlias { members.append(("$type", .string(written.type))) }
    members.append(("$value", written.value))
    if let comment = token.comment?.unicodeScalars.prefix(240), !comment.isEmpty,
      !String(comment).hasLongRunOfMarks
    {
      members.append(("$description", .string(String(comment))))
    }
    if token.deprecated { members.append(("$deprecated", .bool(true))) }
    let isSmall = written.value.members == nil && written.value.elements == nil
    return isSmall && members.count < 3 ? .oneLine(.object(members)) : .object(members)
  }

  var json: JSONValue { json(of: root) }

  private func json(of group: Group) -> JSONValue {
    .object(
      group.names.map { name in
        if let token = group.tokens[name] { return (name, token) }
        return (name, group.groups[name].map(json(of:)) ?? .null)
      })
  }
}

/// The resolver document of the files, and what a theme says of it.
private struct ResolverWriting {
  let baseFiles: [String]
  let modifiers: [(modifier: ModeAxes.Modifier, contexts: [[String]])]

  var json: JSONValue {
    func sources(_ names: [String]) -> JSONValue { .array(names.map { .oneLine(["$ref": .string($0)]) }) }
    var order: [JSONValue] = [.oneLine(["$ref": "#/sets/base"])]
    var written: [(String, JSONValue)] = []
    for (modifier, files) in modifiers {
      order.append(.oneLine(["$ref": .string("#/modifiers/\(modifier.name)")]))
      let contexts = zip(modifier.contexts, files).map { ($0.name, sources($1)) }
      written.append(
        (modifier.name, ["contexts": .object(contexts), "default": .string(modifier.contexts[0].name)]))
    }
    return [
      "version": "2025.10", "sets": ["base": ["sources": sources(baseFiles)]], "modifiers": .object(written),
      "resolutionOrder": .array(order),
    ]
  }

  func use(_ path: String) -> ThemeValue {
    resolverUse(
      path,
      modifiers.map { modifier, _ in
        let mapped = modifier.contexts.filter { !$0.conditions.isEmpty }
        return (modifier.name, modifier.contexts[0].name, mapped.map { ($0.name, $0.conditions) })
      })
  }
}
