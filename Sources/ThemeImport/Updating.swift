package import ThemeBundle
import ThemeCompiler
package import ThemeCore
package import ThemeDiagnostics
import ThemeSyntax

/// What an import writes into the theme's folder.
package struct ImportUpdate: Sendable {
  /// The files to write, the theme last but for the record of the import.
  package var files: [ImportedFile] = []
  /// The files to remove, which the source has no more and nobody has changed.
  package var removed: [ThemePath] = []
  package var notes: [ImportNote] = []
}

extension ImportResult {
  /// What became of everything. What a person has removed from the theme, or has changed in it, is not taken.
  package func notes(after update: ImportUpdate) -> [ImportNote] {
    let kept = Set(update.notes.filter { $0.outcome == .left }.map { "it is `\($0.subject)`" })
    return notes.filter { $0.outcome != .taken || !kept.contains($0.reason) } + update.notes
  }
}

/// Compares the result of an import with what is in the theme's folder, so that what changed in the source changes and what
/// you have edited stays.
///
/// An element, a key or a file is yours once it differs from what the last import wrote. With `isForced`, everything is
/// written as the sources have it. `sources` are their names: what came from another one would be removed, which is refused.
package func update(
  _ result: ImportResult, of sources: [String], in folder: any ThemeInputs, targets: TargetSet,
  isForced: Bool
) throws(UpdateProblem) -> ImportUpdate {
  let path = ThemePath.root.appending("\(result.theme.name).theme.yaml")
  let recordPath = ThemePath.root.appending("\(result.theme.name).import.json")
  func existing(_ path: ThemePath) -> [UInt8]? { try? folder.bytes(of: path, limit: 1 << 30) }
  let old = existing(recordPath).flatMap(ImportRecord.init) ?? ImportRecord()
  let others = old.sources.filter { !sources.contains($0) }
  if let other = others.first, !isForced { throw .isOfAnotherSource(path, other) }
  var new = ImportRecord()
  new.sources = sources
  var update = ImportUpdate()
  for file in result.files {
    let name = file.path.text
    let digest = ImportRecord.digest(file.bytes)
    new.files[name] = digest
    let present = existing(file.path)
    if present == file.bytes { continue }
    if isForced || present == nil || present.map(ImportRecord.digest) == old.files[name] {
      update.files.append(file)
    } else {
      new.files[name] = old.files[name]
      update.notes.append(
        ImportNote(
          .left, name, at: ImportPlace(file.path),
          "the file was there, or you have changed it since the last import: it stays. `--force` replaces it")
      )
    }
  }
  let parts = result.theme.parts
  new.parts = parts.digests
  var text = result.theme.text
  let present = existing(path)
  if let present, !isForced {
    guard var edited = ThemeParts(present) else { throw .isUnreadable(path) }
    let (notes, kept) = edited.take(parts, of: result.theme, old, &new)
    update.notes += notes
    text = edited.text
    // What stays as it is needs the art that it was cut for.
    update.files.removeAll { file in
      let name = file.path.text
      guard old.files[name] != nil, kept.contains(where: { $0.text.names(file: name) }) else {
        return false
      }
      new.files[name] = old.files[name]
      return true
    }
    if let error = firstError(of: text, path, update.files, in: folder, targets),
      firstError(of: nil, path, [], in: folder, targets) == nil
    {
      throw .breaks(path, error)
    }
  }
  for (name, digest) in old.files.sorted(by: { $0.key < $1.key }) where new.files[name] == nil {
    guard let path = ThemePath(name), let bytes = existing(path), ImportRecord.digest(bytes) == digest else {
      continue
    }
    // What you have edited stays, and needs its files.
    if text.names(file: name) || (name.hasPrefix("tokens/") && keepsTokens(text, parts)) {
      new.files[name] = digest
    } else {
      update.removed.append(path)
    }
  }
  let bytes = Array(text.utf8)
  if present != bytes { update.files.append(ImportedFile(path, bytes)) }
  if existing(recordPath) != new.bytes { update.files.append(ImportedFile(recordPath, new.bytes)) }
  return update
}

/// Why an import can't be added to the theme that is there.
package enum UpdateProblem: Error {
  case isUnreadable(ThemePath)
  /// The theme is an import of something else, with this name.
  case isOfAnotherSource(ThemePath, String)
  /// What the source has now does not go together with what was edited in the theme.
  case breaks(ThemePath, Diagnostic)
}

/// The first error of the theme with a text, or of the one that is there, beside new files; nil if it builds within the limits
/// that a run chooses.
private func firstError(
  of text: String?, _ path: ThemePath, _ files: [ImportedFile], in folder: any ThemeInputs,
  _ targets: TargetSet
) -> Diagnostic? {
  var files = files
  if let text { files.append(ImportedFile(path, Array(text.utf8))) }
  let session = Session(FilesInMemory(files, over: folder), targets: targets)
  var options = CompileOptions()
  options.emits = false
  let compiled = try? compileAll([path], in: session, options)
  return compiled?.diagnostics.first { $0.severity == .error && $0.code != .limitExceeded }
}

/// Whether the text of a theme names token files that differ from those of an import.
private func keepsTokens(_ text: String, _ parts: [ThemeParts.Part]) -> Bool {
  guard let part = parts.first(where: { $0.name == "tokenFiles" }) else { return text.contains("tokenFiles") }
  return !text.contains(part.text)
}

extension ImportedTheme {
  /// The parts that the theme has to say, in the order in which they are written.
  fileprivate var parts: [ThemeParts.Part] {
    let others = ["", "themec", "name"] + Self.sectionNames
    return (ThemeParts(Array(text.utf8))?.parts ?? []).filter { !others.contains($0.name) }
  }

  /// The theme with every element written out that is `like` one of those that `isChosen` chooses by `section/name`; nil if
  /// there is none.
  fileprivate func writingOut(_ isChosen: (String) -> Bool) -> ImportedTheme? {
    var copy: ImportedTheme?
    for section in sections.indices {
      for entry in sections[section].elements.entries {
        guard let own = entry.value.map, let base = own["like"]?.text,
          isChosen("\(sections[section].name)/\(base)"), let look = sections[section].elements[base]?.map
        else { continue }
        let shared = look.filter { $0 != "assetName" }
        copy = copy ?? self
        copy?.sections[section].elements[entry.key] = .map(own.filter { $0 != "like" }.laid(over: shared))
      }
    }
    return copy
  }
}

extension [ThemeParts.Part] {
  fileprivate var digests: [String: String] { Dictionary(map { ($0.name, $0.digest) }) { first, _ in first } }
}

extension ThemeParts {
  /// Takes over what the source has changed since the last import.
  fileprivate mutating func take(
    _ parts: [Part], of theme: ImportedTheme, _ old: ImportRecord, _ new: inout ImportRecord
  ) -> (notes: [ImportNote], kept: [Part]) {
    var notes: [ImportNote] = []
    var kept: [Part] = []
    let file = ImportPlace(ThemePath.root.appending("\(theme.name).theme.yaml"))
    func leave(_ name: String, _ reason: String) { notes.append(ImportNote(.left, name, at: file, reason)) }
    // An element must not follow one that you have edited or removed.
    let written = theme.writingOut { id in
      let digest = self[id]?.digest
      return digest == nil && old.parts[id] != nil
        || digest != nil && digest != old.parts[id] && digest != new.parts[id]
    }
    let parts = written?.parts ?? parts
    new.parts = parts.digests
    for part in parts {
      let name = part.name
      guard let digest = self[name]?.digest else {
        if let former = old.parts[name] {
          leave(name, "you have removed or moved it since the last import: it stays out")
          if former != new.parts[name] { kept.append(part) }
        } else if !insert(part) {
          leave(name, "the theme writes the map that it belongs in on one line: add it there")
        }
        continue
      }
      if digest == new.parts[name] { continue }
      if digest == old.parts[name] {
        replace(part)
      } else {
        let isChanged = old.parts[name] != new.parts[name]
        new.parts[name] = old.parts[name] ?? ""
        if isChanged {
          kept.append(part)
          leave(name, "the theme says something else of it, which stays. `--force` replaces it")
        }
      }
    }
    var gone: [String] = []
    for name in old.parts.keys.sorted() where new.parts[name] == nil {
      guard let present = self[name] else { continue }
      if present.digest == old.parts[name] {
        gone.append(name)
      } else {
        leave(name, "the source has it no more, and you have changed it: it stays")
      }
    }
    func hasMembers(_ name: String) -> Bool { self.parts.contains { $0.name.hasPrefix("\(name)/") } }
    while let index = gone.lastIndex(where: { !isUsed($0) && !hasMembers($0) }) {
      remove(gone.remove(at: index))
    }
    for name in gone {
      new.parts[name] = old.parts[name]
      if isUsed(name) {
        leave(name, "the source has it no more, and what you have changed uses it: it stays")
      }
    }
    return (notes, kept)
  }

  /// Whether another part refers to an element or a token.
  private func isUsed(_ name: String) -> Bool {
    let path = name.split(separator: "/")
    guard path.count > 1 else { return false }
    let words =
      path[0] == "tokens" ? ["$" + path.dropFirst().joined(separator: ".")] : ["like: \(path[1])", name]
    return parts.contains { part in part.name != name && words.contains(where: { part.text.names($0) }) }
  }
}

extension String {
  /// Whether the text names a file, or another scale of it.
  fileprivate func names(file: String) -> Bool { [".", "@"].contains { contains(file.stem + $0) } }

  /// Whether the text has a word that nothing follows which could belong to it.
  fileprivate func names(_ word: String) -> Bool {
    ranges(of: word).contains { range in
      self[range.upperBound...].first.map { !$0.isLetter && !$0.isNumber && !"-_.".contains($0) } ?? true
    }
  }
}

/// What an import wrote, by digests, so that a later one knows what you have changed since. It is kept beside the theme, as
/// `NAME.import.json`.
struct ImportRecord {
  /// The names of what was imported.
  var sources: [String] = []
  /// The digests of elements (`images/logo`) and of the keys before them (`tokens`), as they were written.
  var parts: [String: String] = [:]
  /// The digests of the other files, by their paths below the theme's folder.
  var files: [String: String] = [:]

  init() {}

  /// Reads a record; nil if the text is none.
  init?(_ bytes: [UInt8]) {
    guard let json = try? JSONValue(parsing: bytes), json["import"]?.integer == 1 else { return nil }
    sources = json["sources"]?.elements?.compactMap(\.string) ?? []
    for (name, digest) in json["parts"]?.members ?? [] { parts[name] = digest.string }
    for (name, digest) in json["files"]?.members ?? [] { files[name] = digest.string }
  }

  var bytes: [UInt8] {
    func object(_ digests: [String: String]) -> JSONValue {
      .object(digests.sorted { $0.key < $1.key }.map { ($0.key, .string($0.value)) })
    }
    let json: JSONValue = [
      "import": 1, "sources": .array(sources.map { .string($0) }), "parts": object(parts),
      "files": object(files),
    ]
    return json.bytes
  }

  /// The digest of a text or a file, of which 16 digits are enough to tell what somebody changed.
  static func digest(_ bytes: some Sequence<UInt8>) -> String {
    var digest = SHA256()
    digest.update(Array(bytes))
    return String(digest.hex.prefix(16))
  }
}

/// The lines of a theme file, as parts that an import replaces, removes or adds: elements, and the keys before them.
struct ThemeParts {
  /// A part: `images/logo` for an element, `tokens` for a key.
  struct Part {
    let name: String
    let lines: [String]
    var text: String { lines.joined(separator: "\n") }
    var digest: String { ImportRecord.digest(text.utf8) }
  }

  /// What stands before the first part, and the parts, each with the comments and empty lines behind it as a part without a
  /// name.
  private(set) var parts: [Part] = []
  /// What ends the lines of the file.
  private let lineEnd: String
  private let sections: Set<String> = Set(ImportedTheme.sectionNames)

  /// Nil if the file can't be read as YAML.
  init?(_ bytes: [UInt8]) {
    let file = SourceFile(path: ThemePath.root.appending("theme.yaml"), bytes: bytes)
    var sink = DiagnosticSink()
    guard let root = parse(SourceMap().add(file), file, into: &sink), !sink.hasErrors, let keys = root.mapping
    else {
      return nil
    }
    let table = file.lines
    func line(_ range: SourceRange) -> Int { table.position(of: Int(range.start)).line - 1 }
    var starts: [(line: Int, name: String)] = []
    /// Adds a key, and those of its map that are on lines of their own, down to a depth; a token is a whole.
    func begin(_ entry: Mapping.Entry, _ group: String, _ depth: Int) {
      let name = group + entry.key.value
      starts.append((line(entry.key.range), name))
      guard depth > 0, let map = entry.value.mapping, depth == 1 || map["value"] == nil else { return }
      for inner in map.entries where line(inner.key.range) > line(entry.key.range) {
        begin(inner, "\(name)/", depth - 1)
      }
    }
    for key in keys.entries {
      begin(key, "", sections.contains(key.key.value) ? 1 : key.key.value == "tokens" ? .max : 0)
    }
    let text = String(decoding: bytes, as: UTF8.self)
    let lines = text.linesOfText.map(String.init)
    lineEnd = text.contains("\r\n") ? "\r\n" : "\n"
    add("", lines[..<(starts.first?.line ?? lines.count)])
    for (index, start) in starts.enumerated() {
      let end = index + 1 < starts.count ? starts[index + 1].line : lines.count
      guard start.line < end else { continue }
      // Comments and empty lines belong to what follows them.
      var last = end
      while last > start.line + 1, Self.isBlank(lines[last - 1]) { last -= 1 }
      add(start.name, lines[start.line..<last])
      add("", lines[last..<end])
    }
  }

  private mutating func add(_ name: String, _ lines: ArraySlice<String>) {
    if !lines.isEmpty { parts.append(Part(name: name, lines: Array(lines))) }
  }

  private static func isBlank(_ line: String) -> Bool {
    let text = line.drop { $0 == " " }
    return text.isEmpty || text.hasPrefix("#")
  }

  var text: String { parts.flatMap(\.lines).joined(separator: lineEnd) }

  subscript(name: String) -> Part? { parts.first { $0.name == name } }

  /// Replaces the part with the name of another one by that.
  mutating func replace(_ part: Part) {
    if let index = parts.firstIndex(where: { $0.name == part.name }) { parts[index] = part }
  }

  mutating func remove(_ name: String) { parts.removeAll { $0.name == name } }

  /// Adds a part at the end of its section or group, or a key before the first section. False if the group of a token has no
  /// lines of its own.
  mutating func insert(_ part: Part) -> Bool {
    guard let slash = part.name.lastIndex(of: "/") else {
      let place = parts.firstIndex { sections.contains($0.name) } ?? parts.endIndex
      parts.insert(contentsOf: [part, Part(name: "", lines: [""])], at: place)
      return true
    }
    let group = String(part.name[..<slash])
    let isSection = sections.contains(group)
    if self[group] == nil {
      guard isSection else { return false }
      while parts.last.map({ $0.lines.allSatisfy { $0.isEmpty } }) == true { parts.removeLast() }
      parts.append(Part(name: "", lines: [""]))
      parts.append(Part(name: group, lines: ["\(group):"]))
      parts.append(Part(name: "", lines: [""]))
    }
    guard let last = parts.lastIndex(where: { $0.name == group || $0.name.hasPrefix("\(group)/") }),
      isSection || parts[last].name != group
        || parts[last].lines.count == 1 && parts[last].text.hasSuffix(":")
    else { return false }
    parts.insert(part, at: last + 1)
    return true
  }
}
