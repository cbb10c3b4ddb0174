package import ThemeCore
import ThemeDiagnostics
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
  _ result: ImportResult, of sources: [String], in folder: any ThemeInputs, isForced: Bool
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
  new.parts = Dictionary(
    uniqueKeysWithValues: result.theme.parts.map { ($0.name, ImportRecord.digest($0.text.utf8)) })
  var text = result.theme.text
  let present = existing(path)
  if let present, !isForced {
    guard var parts = ThemeParts(present) else { throw .isUnreadable(path) }
    update.notes += parts.take(result.theme, old, &new)
    text = parts.text
  }
  for (name, digest) in old.files.sorted(by: { $0.key < $1.key }) where new.files[name] == nil {
    guard let path = ThemePath(name), let bytes = existing(path), ImportRecord.digest(bytes) == digest else {
      continue
    }
    // What you have edited stays, and needs its files.
    let isNamed = [".", "@"].contains { text.contains(name.stem + $0) }
    if isNamed || (name.hasPrefix("tokens/") && keepsTokens(text, result.theme)) {
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
}

/// Whether the text of a theme names token files that differ from those of an import.
private func keepsTokens(_ text: String, _ theme: ImportedTheme) -> Bool {
  guard let part = theme.parts.first(where: { $0.name == "tokenFiles" }) else {
    return text.contains("tokenFiles")
  }
  return !text.contains(part.text)
}

extension ImportedTheme {
  /// The parts of the theme with their lines, in the order in which they are written.
  var parts: [(name: String, text: String)] {
    var parts: [(name: String, text: String)] = []
    for entry in head.entries {
      var text = ThemeText()
      text.write(entry)
      parts.append((entry.key, text.lines.joined(separator: "\n")))
    }
    for section in sections {
      for element in section.elements.entries {
        parts.append(("\(section.name)/\(element.key)", Self.block(element)))
      }
    }
    return parts
  }
}

extension ThemeParts {
  /// Takes over what the source has changed since the last import.
  fileprivate mutating func take(
    _ theme: ImportedTheme, _ old: ImportRecord, _ new: inout ImportRecord
  ) -> [ImportNote] {
    var notes: [ImportNote] = []
    let file = ImportPlace(ThemePath.root.appending("\(theme.name).theme.yaml"))
    for (name, text) in theme.parts {
      guard let present = self[name] else {
        if old.parts[name] == nil {
          insert(name, text)
        } else {
          notes.append(
            ImportNote(.left, name, at: file, "you have removed it since the last import: it stays out"))
        }
        continue
      }
      let digest = ImportRecord.digest(present.utf8)
      if digest == new.parts[name] { continue }
      if digest == old.parts[name] {
        replace(name, by: text)
      } else {
        let isChanged = old.parts[name] != new.parts[name]
        new.parts[name] = old.parts[name] ?? ""
        if isChanged {
          notes.append(
            ImportNote(
              .left, name, at: file, "the theme says something else of it, which stays. `--force` replaces it"
            ))
        }
      }
    }
    for name in old.parts.keys.sorted() where new.parts[name] == nil {
      guard let present = self[name] else { continue }
      if ImportRecord.digest(present.utf8) == old.parts[name] {
        remove(name)
      } else {
        notes.append(
          ImportNote(.left, name, at: file, "the source has it no more, and you have changed it: it stays"))
      }
    }
    return notes
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
    var lines: [String]
  }

  /// What stands before the first part, and the parts, each with the comments and empty lines behind it as a part without a
  /// name.
  private(set) var parts: [Part] = []
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
    for key in keys.entries {
      starts.append((line(key.key.range), key.key.value))
      guard sections.contains(key.key.value), let elements = key.value.mapping else { continue }
      for element in elements.entries where line(element.key.range) > line(key.key.range) {
        starts.append((line(element.key.range), "\(key.key.value)/\(element.key.value)"))
      }
    }
    let lines = String(decoding: bytes, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false
    )
    .map(String.init)
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

  var text: String { parts.flatMap(\.lines).joined(separator: "\n") }

  subscript(name: String) -> String? {
    parts.first { $0.name == name }?.lines.joined(separator: "\n")
  }

  mutating func replace(_ name: String, by text: String) {
    guard let index = parts.firstIndex(where: { $0.name == name }) else { return }
    parts[index].lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  mutating func remove(_ name: String) { parts.removeAll { $0.name == name } }

  /// Adds an element at the end of its section, or a key before the first section.
  mutating func insert(_ name: String, _ text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard let slash = name.firstIndex(of: "/") else {
      let place = parts.firstIndex { sections.contains($0.name) } ?? parts.endIndex
      return parts.insert(Part(name: name, lines: lines + [""]), at: place)
    }
    let section = String(name[..<slash])
    guard let last = parts.lastIndex(where: { $0.name == section || $0.name.hasPrefix("\(section)/") }) else {
      while parts.last.map({ $0.lines.allSatisfy { $0.isEmpty } }) == true { parts.removeLast() }
      parts.append(Part(name: "", lines: [""]))
      parts.append(Part(name: section, lines: ["\(section):"]))
      parts.append(Part(name: name, lines: lines))
      return parts.append(Part(name: "", lines: [""]))
    }
    parts.insert(Part(name: name, lines: lines), at: last + 1)
  }
}
