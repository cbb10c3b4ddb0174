package import ThemeCore
package import ThemeModel

/// What is read of the sources of an import.
package struct SourceOptions: Sendable {
  /// The device whose art is taken from catalogs where a set has some for it.
  package var idiom = "universal"
  package var caps = PictureCaps.none

  package init() {}
}

/// Reads what a path names: a catalog, a `res` folder, a folder of pictures, token files, or a folder with several of them.
/// Token files are gathered in `tokens`, because files of one system refer to each other.
package func read(
  _ path: ThemePath, from inputs: any ThemeInputs, _ options: SourceOptions, tokens: inout [TokenSource]
) -> Imported {
  var found = Imported()
  let isFolder = isFolder(path, in: inputs)
  let sources = isFolder ? survey(path, in: inputs) : [ImportSource(kind: .tokens, path: path, count: 1)]
  if isFolder { found.kinds = Set(sources.map(\.kind)) }
  var pictures: [ThemePath] = []
  for source in sources {
    switch source.kind {
    case .catalog: found.add(importCatalog(source.path, from: inputs, idiom: options.idiom))
    case .resources: found.add(importResources(source.path, from: inputs))
    case .pictures:
      // Pictures in folders within are read with the folder above them.
      if !pictures.contains(where: { source.path.below($0) != nil }) { pictures.append(source.path) }
    case .tokens:
      if let bytes = bytes(
        of: source.path, from: inputs, limit: ImportedJSON.maxBytes, about: source.path.name, &found.notes)
      {
        tokens.append(TokenSource(path: source.path, bytes: bytes))
      }
    }
  }
  for folder in pictures { found.add(importPictures(folder, from: inputs, caps: options.caps)) }
  return found
}

extension JSONValue {
  /// Whether there is a token or a group at a path of groups, or a token on the way there.
  fileprivate func hasToken(at path: [String]) -> Bool {
    var value = self
    for name in path {
      guard value["$value"] == nil, let inner = value[name] else { return value["$value"] != nil }
      value = inner
    }
    return true
  }
}

extension Imported {
  /// Adds what token files are as DTCG files, in a folder of the theme's own.
  package mutating func add(_ sources: [TokenSource], for theme: String) {
    guard !sources.isEmpty else { return }
    let tokens = importTokens(sources, into: ThemePath.root.appending("tokens").appending(theme))
    let roots = tokens.files.compactMap { try? JSONValue(parsing: $0.bytes) }
    // A theme's own tokens would replace those of its files.
    moveTokens { path, _ in roots.contains { $0.hasToken(at: path) } }
    files += tokens.files
    tokenFiles = tokens.tokenFiles
    kinds.insert(.tokens)
    notes += tokens.notes
  }

  /// Adds what was found elsewhere. Art whose files would be those of other art gets a folder of its own, and tokens that would
  /// replace others a group of their own.
  package mutating func add(_ other: Imported) {
    kinds.formUnion(other.kinds)
    var other = other
    let (own, theirs) = (looksOfArt, other.looksOfArt)
    if theirs.contains(where: { stem, files in own[stem].map { $0 != files } ?? false }) {
      var number = 2
      while own.keys.contains(where: { $0.hasPrefix("art/\(number)/") }) { number += 1 }
      other = other.movingArt(into: "\(number)")
    }
    // States are paired within a source where another one has pictures of the same names.
    let names = Set(elements.map(\.nameInGroup))
    if other.elements.contains(where: { names.contains($0.nameInGroup) }) {
      for index in other.elements.indices { other.elements[index].group += "\n\(elements.count)" }
    }
    other.moveTokens { path, value in
      tokens.contains { known in
        let count = min(known.path.count, path.count)
        return known.path[..<count] == path[..<count] && (known.path != path || known.value != value)
      }
    }
    let known = Set(files.map(\.path))
    let knownTokens = Set(tokens.map(\.path))
    elements += other.elements
    files += other.files.filter { !known.contains($0.path) }
    tokens += other.tokens.filter { !knownTokens.contains($0.path) }
    notes += other.notes
  }

  /// The files of each look's art by their paths and what they hold, by what is the same path where case does not matter.
  private var looksOfArt: [String: [String: [UInt8]]] {
    files.reduce(into: [:]) { $0[$1.path.text.stem.foldingCase, default: [:]][$1.path.text] = $1.bytes }
  }

  /// Moves tokens into another group, `color-2` for `color`, if one of the group is in the way of others.
  private mutating func moveTokens(_ isInTheWay: ([String], ThemeValue) -> Bool) {
    var groups = Set(tokens.map { $0.path[0] })
    var moved: [String: String] = [:]
    for group in groups.sorted() {
      let own = tokens.filter { $0.path[0] == group }
      let name = numbered(group) { name in
        !own.contains { isInTheWay([name] + $0.path.dropFirst(), $0.value) }
          && (name == group || !groups.contains(name))
      }
      if name == group { continue }
      groups.insert(name)
      moved[group] = name
    }
    guard !moved.isEmpty else { return }
    let paths = tokens.map { [moved[$0.path[0]] ?? $0.path[0]] + $0.path.dropFirst() }
    func reference(_ path: [String]) -> String { "$" + path.joined(separator: ".") }
    let references = Dictionary(
      zip(tokens, paths).map { (reference($0.path), reference($1)) }, uniquingKeysWith: { first, _ in first })
    tokens = zip(tokens, paths).map { token, path in
      (path, token.value.mappingTexts { references[$0] ?? $0 })
    }
    elements.mapTexts { references[$0] ?? $0 }
  }

  /// The same with its art in a folder of `art`.
  func movingArt(into folder: String) -> Imported {
    func place(_ path: String) -> String {
      path.hasPrefix("art/") ? "art/\(folder)/\(path.dropFirst(4))" : path
    }
    var moved = self
    moved.files = files.map { ImportedFile(ThemePath(place($0.path.text)) ?? $0.path, $0.bytes) }
    moved.elements.mapTexts(place)
    return moved
  }
}

/// What a reader found in a source, before states are paired and names are chosen.
package struct Imported: Sendable {
  package var elements: [ImportedElement] = []
  /// Tokens of the theme: the path of each, such as `color`, `accent`, and its value, a bare one or a map of modes.
  package var tokens: [(path: [String], value: ThemeValue)] = []
  /// Files that the elements name, by their paths below the theme's folder.
  package var files: [ImportedFile] = []
  /// What the theme says in `tokenFiles`; nil if there are none.
  package var tokenFiles: ThemeValue?
  package var notes: [ImportNote] = []
  /// The kinds of what it was found in.
  package var kinds: Set<ImportSource.Kind> = []

  package init() {}

  /// The targets for which an app needs what was found: that of Android for its resources, an asset catalog for a catalog and
  /// for pictures, and a stylesheet for tokens alone.
  package var targets: [TargetName] {
    var targets: [TargetName] = []
    if kinds.contains(.catalog) || kinds.contains(.pictures) { targets.append(.xcassets) }
    if kinds.contains(.resources) { targets.append(.android) }
    return targets.isEmpty ? [.css] : targets
  }
}

/// An element, or a state of one, as a source has it.
package struct ImportedElement: Sendable {
  /// The name in the source, such as `BackButtonHighlighted`, by which states are paired.
  package var name: String
  /// The name by which code of the app asks for it; nil if no code does.
  package var assetName: String?
  /// The folder of the source that it belongs to; states are paired within a folder.
  package var group: String
  package var place: ImportPlace
  /// The section that the source itself demands, such as `buttons` for something with a title's insets; nil if any will do.
  package var section: String?
  /// What the theme says of it: `art`, `caps`, `appearances` and so on, but neither its name nor `assetName`.
  package var look: ThemeMap

  /// The name by which states are paired, with that of the folder.
  var nameInGroup: String { "\(group)/\(name.lowercased())" }

  package init(
    name: String, assetName: String? = nil, group: String = "", at place: ImportPlace, section: String? = nil,
    look: ThemeMap
  ) {
    self.name = name
    self.assetName = assetName
    self.group = group
    self.place = place
    self.section = section
    self.look = look
  }
}

extension [ImportedElement] {
  /// Changes every text of the looks.
  mutating func mapTexts(_ change: (String) -> String) {
    for index in indices { self[index].look = self[index].look.mappingTexts(change) }
  }
}
