import ThemeCore
import ThemeDiagnostics
import ThemeSyntax

/// Reads the files of an import, each in its dialect, and puts together what several of them say.
struct SourceReading {
  private(set) var found = FoundTokens()
  private(set) var notes = TokenNotes()
  private let sources: [TokenSource]
  private typealias Document = (source: Int, root: FoundValue, heading: String?, dialect: FoundDialect)
  private var documents: [Document] = []

  init(_ sources: [TokenSource]) { self.sources = sources }

  mutating func read() {
    var sheets = FoundTokens()
    for (index, source) in sources.enumerated() {
      if source.bytes.count > TokenSource.mostBytes {
        note(.left, index, 1, "it has more than \(grouped(TokenSource.mostBytes)) bytes")
      } else if source.isCSS {
        let sheet = StyleSheet(source.bytes)
        for (line, reason) in sheet.left { note(.left, index, line, reason) }
        sheets.append(sheet.tokens(source: index))
      } else {
        parse(source, index)
      }
    }
    readStudioFolders()
    var sets: [TokenSet] = []
    for document in documents { read(document, into: &sets) }
    found.append(NameModes(sets).found)
    found.append(sheets)
  }

  private mutating func note(_ outcome: ImportNote.Outcome, _ source: Int, _ line: Int, _ reason: String) {
    let path = sources[source].path
    notes.add(ImportNote(outcome, path.name, at: ImportPlace(path, line: line), reason))
  }

  private mutating func parse(_ source: TokenSource, _ index: Int) {
    var parsed: [LooseJSON.Document] = []
    if source.isYAML {
      guard let root = yaml(source) else { return note(.left, index, 1, "it is no YAML that can be read") }
      parsed = [LooseJSON.Document(heading: nil, root: root)]
    } else {
      do throws(LooseJSON.Problem) {
        let reading = try LooseJSON(source.bytes)
        parsed = reading.documents
        for (key, line) in reading.duplicates {
          note(.changed, index, line, "`\(key.shortText)` stands twice: the later one counts")
        }
      } catch {
        return note(.left, index, error.line, "it is no JSON that can be read: \(error.reason)")
      }
    }
    for document in parsed {
      if document.root["themec"] != nil {
        note(
          .left, index, document.root.line,
          "it is a file of themec itself: other themes use a theme with `extends`")
      } else if let dialect = FoundDialect(document.root) {
        documents.append((index, document.root, parsed.count > 1 ? document.heading : nil, dialect))
      } else {
        note(.left, index, document.root.line, "it has no tokens in a form that is known")
      }
    }
  }

  /// Reads the files of Tokens Studio that belong together: those of a folder with `$themes.json` or `$metadata.json`.
  private mutating func readStudioFolders() {
    let folders = Set(documents.filter { $0.dialect == .themes }.map { sources[$0.source].path.folder })
    for folder in folders.sorted(by: { $0.text.utf8.count > $1.text.utf8.count }) {
      var studio = StudioReading()
      for document in documents {
        guard let path = sources[document.source].path.below(folder) else { continue }
        if document.dialect != .themes {
          studio.add(document.root, named: path.withoutEnding, source: document.source, document.dialect)
        } else if path.folder == .root {
          studio.take(index: document.root)
        }
      }
      documents.removeAll { sources[$0.source].path.below(folder) != nil }
      finish(studio)
    }
  }

  private mutating func finish(_ studio: StudioReading) {
    found.append(studio.found)
    for (source, set) in studio.unused { note(.left, source, 1, "no theme has the set `\(set.shortText)`") }
  }

  private mutating func read(_ document: Document, into sets: inout [TokenSet]) {
    let (index, root) = (document.source, document.root)
    switch document.dialect {
    case .studioFile:
      var studio = StudioReading()
      if let metadata = root["$metadata"] { studio.take(index: metadata) }
      if let themes = root["$themes"] { studio.take(index: themes) }
      for member in root.members ?? [] where !member.key.hasPrefix("$") {
        studio.add(member.value, named: member.key, source: index, .studio)
      }
      finish(studio)
    case .figmaREST: found.append(figmaREST(root, source: index))
    case .figmaPlugin: found.append(figmaPlugin(root, source: index))
    case .specify: found.append(specify(root, source: index))
    case .material: found.append(material(root, source: index))
    case .spectrum: sets.append(TokenSet(name: name(of: document), found: spectrum(root, source: index)))
    case .designSystemPackage:
      sets.append(
        TokenSet(
          name: name(of: document), found: moded(designSystemPackage(root, source: index), index)))
    case .theo: sets.append(TokenSet(name: name(of: document), found: theo(root, source: index)))
    case .themes: break
    case .resolver:
      note(.left, index, root.line, "a resolver document is taken only with files of DTCG 2025.10 alone")
    case .dtcg, .studio, .plain, .styleDictionary:
      var reading = TreeReading(source: index, dialect: document.dialect)
      reading.read(root)
      reading.found.finishLooks()
      var found = moded(reading.found, index)
      if document.dialect == .styleDictionary || document.dialect == .dtcg, !reading.isOfFigma {
        found.chooseUnits()
      }
      sets.append(TokenSet(name: name(of: document), found: found))
    }
  }

  /// The tokens of a file, with those whose names say light or dark as modes of one.
  private mutating func moded(_ tokens: FoundTokens, _ source: Int) -> FoundTokens {
    let found = PathModes.found(in: tokens)
    if tokens.lists.isEmpty, !found.lists.isEmpty {
      note(.paired, source, 1, "tokens whose names differ in `light` and `dark` are modes of one token")
    }
    return found
  }

  /// The names by which files are compared: of the folders and of the file, and the mode that Figma writes into it.
  private func name(of document: Document) -> [String] {
    var parts = sources[document.source].path.withoutEnding.split(separator: "/").map(String.init)
    if let heading = document.heading {
      return parts + heading.split(separator: ".").map(String.init).filter { $0 != "json" && $0 != "tokens" }
    }
    let last = (parts.popLast() ?? "").split(separator: ".").map(String.init)
    if let mode = document.root["$extensions"]?["com.figma.modeName"]?.text {
      return parts + last.dropLast(last.last == mode ? 1 : 0).prefix(last.count > 1 ? 1 : 0) + [mode]
    }
    return parts + last
  }
}

extension ThemePath {
  /// The path without the endings of token files.
  fileprivate var withoutEnding: String {
    text.dropping(endings: [".json", ".json5", ".jsonc", ".yaml", ".yml", ".tokens", ".tokens"])
  }
}

/// The value of a YAML file; nil if it can't be read.
func yaml(_ source: TokenSource) -> FoundValue? {
  var sink = DiagnosticSink()
  let file = SourceFile(path: source.path, bytes: source.bytes)
  guard let root = ThemeSyntax.parse(SourceID(index: 0), file, into: &sink), !sink.hasErrors else {
    return nil
  }
  return FoundValue(root, file.lines)
}

extension FoundValue {
  fileprivate init(_ node: SyntaxNode, _ lines: LineTable) {
    let line = lines.position(of: Int(node.range.start)).line
    switch node.value {
    case .mapping(let mapping):
      let members = mapping.entries.map { entry in
        Member(
          key: entry.key.value, line: lines.position(of: Int(entry.key.range.start)).line,
          value: FoundValue(entry.value, lines))
      }
      self.init(.map(members), line: line)
    case .sequence(let items): self.init(.list(items.map { FoundValue($0, lines) }), line: line)
    case .scalar(let scalar):
      if scalar.isNull {
        self.init(.null, line: line)
      } else if !scalar.isQuoted, Double(scalar.text) != nil {
        self.init(.number(scalar.text), line: line)
      } else {
        self.init(!scalar.isQuoted && scalar.text == "true" ? .truth(true) : .text(scalar.text), line: line)
      }
    }
  }
}

/// JSON as people write it: with comments, trailing commas, keys without quotes, single quotes (JSON5), a byte order mark, and
/// with several documents in one file, each after a comment that names it.
struct LooseJSON {
  /// Why a file can't be read.
  struct Problem: Error {
    let line: Int
    let reason: String
  }

  struct Document {
    /// The last comment before the document.
    let heading: String?
    let root: FoundValue
  }

  /// A map or a list that is not closed yet.
  private struct Frame {
    let line: Int
    let isMap: Bool
    var members: [FoundValue.Member] = []
    var places: [String: Int] = [:]
    var items: [FoundValue] = []
    var key = (name: "", line: 0)
  }

  private(set) var documents: [Document] = []
  /// Keys that stand twice in a map, of which the last one counts.
  private(set) var duplicates: [(key: String, line: Int)] = []
  private let lines: LineTable
  private var open: [Frame] = []
  private var heading: String?

  init(_ bytes: [UInt8]) throws(Problem) {
    guard String(validating: bytes, as: UTF8.self) != nil else {
      throw Problem(line: 1, reason: "it is not UTF-8")
    }
    lines = LineTable(bytes: bytes)
    var reader = JSONReader(
      SourceText(source: SourceID(index: 0), bytes: bytes, isASCII: false), isLoose: true)
    while let event = try next(&reader) {
      if open.isEmpty {
        heading = reader.comment.map { comment in
          let text = String(decoding: bytes[comment], as: UTF8.self)
          return text.split { " \t\r\n*".contains($0) }.joined(separator: " ")
        }
      }
      try take(event)
    }
  }

  private func next(_ reader: inout JSONReader) throws(Problem) -> JSONEvent? {
    do throws(JSONProblem) {
      return try reader.next()
    } catch {
      throw Problem(line: line(Int(error.range.start)), reason: error.message)
    }
  }

  private func line(_ offset: Int) -> Int { lines.line(of: offset) }

  private mutating func take(_ event: JSONEvent) throws(Problem) {
    switch event {
    case .beginObject(let offset): try begin(Frame(line: line(offset), isMap: true))
    case .beginArray(let offset): try begin(Frame(line: line(offset), isMap: false))
    case .end:
      let frame = open.removeLast()
      place(FoundValue(frame.isMap ? .map(frame.members) : .list(frame.items), line: frame.line))
    case .key(let key): open[open.count - 1].key = (key.value, line(Int(key.range.start)))
    case .string(let text): place(FoundValue(.text(text.value), line: line(Int(text.range.start))))
    case .plain(let word):
      let line = line(Int(word.range.start))
      switch word.value {
      case "true", "false": place(FoundValue(.truth(word.value == "true"), line: line))
      case "null", "undefined": place(FoundValue(.null, line: line))
      default:
        guard let number = Self.number(word.value) else {
          throw Problem(line: line, reason: "a value is expected here")
        }
        place(FoundValue(.number(number), line: line))
      }
    }
  }

  /// A number in decimal digits; nil for what is none.
  private static func number(_ word: String) -> String? {
    var word = word[...]
    if word.hasPrefix("+") { word.removeFirst() }
    if word.hasPrefix("0x") { return Int(word.dropFirst(2), radix: 16).map(String.init) }
    guard word.utf8.allSatisfy({ "0123456789+-.eE".utf8.contains($0) }), let number = Double(word),
      number.isFinite
    else { return nil }
    return String(word)
  }

  private mutating func begin(_ frame: Frame) throws(Problem) {
    // Half of what the reader of token files takes: what is written nests deeper than what is read.
    guard open.count < Limit.nestingDepth.standard / 2 else {
      throw Problem(line: frame.line, reason: "maps and lists nest too deep")
    }
    open.append(frame)
  }

  private mutating func place(_ value: FoundValue) {
    guard let last = open.indices.last else {
      return documents.append(Document(heading: heading, root: value))
    }
    guard open[last].isMap else { return open[last].items.append(value) }
    let key = open[last].key
    let member = FoundValue.Member(key: key.name, line: key.line, value: value)
    if let place = open[last].places.updateValue(open[last].members.count, forKey: key.name) {
      duplicates.append((key.name, key.line))
      open[last].places[key.name] = place
      open[last].members[place] = member
    } else {
      open[last].members.append(member)
    }
  }
}
