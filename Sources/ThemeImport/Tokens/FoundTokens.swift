package import ThemeCore
import ThemeDiagnostics
import ThemeSyntax

/// A value of a token file, with the line on which it begins.
struct FoundValue: Sendable {
  struct Member: Sendable {
    let key: String
    let line: Int
    let value: FoundValue
  }

  indirect enum Kind: Sendable {
    case text(String)
    /// A number as it is written.
    case number(String)
    case truth(Bool)
    case null
    case list([FoundValue])
    case map([Member])
  }

  let kind: Kind
  let line: Int

  init(_ kind: Kind, line: Int) {
    self.kind = kind
    self.line = line
  }

  var text: String? { if case .text(let text) = kind { text } else { nil } }

  var members: [Member]? { if case .map(let members) = kind { members } else { nil } }

  var items: [FoundValue]? { if case .list(let items) = kind { items } else { nil } }

  /// A text or a number as text; nil for anything else.
  var plain: String? {
    switch kind {
    case .text(let text), .number(let text): text
    default: nil
    }
  }

  var isTrue: Bool {
    guard case .truth(true) = kind else { return false }
    return true
  }

  subscript(key: String) -> FoundValue? { members?.first { $0.key == key }?.value }

  /// A reference to the token with some path.
  init(reference path: String, line: Int) { self.init(.text("{\(path)}"), line: line) }
}

extension FoundValue.Member {
  /// A member on the line of its value.
  init(_ key: String, _ value: FoundValue) { self.init(key: key, line: value.line, value: value) }
}

/// A token as a file has it: every dialect's reader makes these.
struct FoundToken: Sendable {
  /// The names of its groups and its own, as the file writes them.
  var path: [String]
  /// Its type in the words of the file; nil if the file says none.
  var type: String?
  /// The value. A text may hold references in braces, such as `{color.ink}`, and arithmetic.
  var value: FoundValue
  var comment: String?
  var deprecated = false
  /// What Tokens Studio does to a color.
  var modifier: FoundValue?
  /// Why its value can't be known from the file; nil if it can.
  var problem: String?
  /// Whether it is a value that tokens may refer to, but no token itself.
  var isHidden = false
  /// The unit of a number without one.
  var unit = "px"
  /// How many pixels a `pt` is: one in design tools, and a 72nd of an inch in stylesheets.
  var pixelsOfPoint = 1.0
  /// The file that has it, by its index among the sources.
  let source: Int
  let line: Int

  var key: String { path.joined(separator: ".") }
}

/// Tokens that hold together, and the modes in which they do.
struct TokenLayer: Sendable {
  /// For each list of modes, those in which the layer holds. A list that is not there does not matter.
  var modes: [String: Set<String>] = [:]
  var tokens: [FoundToken] = []
}

/// Modes of which one holds at a time, such as Light and Dark.
struct ModeList: Sendable, Equatable {
  var name: String
  /// The modes; the first one holds by default, unless another is called light.
  var modes: [String]
}

/// What the files of an import have, in the order in which later tokens replace earlier ones.
struct FoundTokens: Sendable {
  var layers: [TokenLayer] = []
  var lists: [ModeList] = []

  /// Adds a token that holds in modes of lists, or everywhere if there are none.
  mutating func add(_ token: FoundToken, _ modes: [String: Set<String>] = [:]) {
    for list in modes.keys.sorted() {
      for mode in (modes[list] ?? []).sorted() { note(mode: mode, of: list) }
    }
    let index: Int
    if let known = layerIndex[modes], known < layers.count {
      index = known
    } else {
      index = layers.count
      layers.append(TokenLayer(modes: modes))
      layerIndex[modes] = index
    }
    layers[index].tokens.append(token)
  }

  private var layerIndex: [[String: Set<String>]: Int] = [:]

  /// Lets the next token begin a layer of its own, which lies over all that are there.
  mutating func closeLayers() { layerIndex = [:] }

  /// Adds a mode to a list, or a list.
  mutating func note(mode: String, of list: String) {
    guard let index = lists.firstIndex(where: { $0.name == list }) else {
      return lists.append(ModeList(name: list, modes: [mode]))
    }
    if !lists[index].modes.contains(mode) { lists[index].modes.append(mode) }
  }

  mutating func append(_ other: FoundTokens) {
    closeLayers()
    layers += other.layers
    for list in other.lists { for mode in list.modes { note(mode: mode, of: list.name) } }
  }
}

/// Notes of one import, of which there are no more than a person can read.
struct TokenNotes {
  private(set) var notes: [ImportNote] = []
  private var counts: [String: Int] = [:]
  private static let most = 1_000

  /// Adds a note, unless its file has too many of the kind. The last one says so.
  mutating func add(_ note: ImportNote) {
    let key = "\(note.outcome.rawValue) \(note.place.path)"
    counts[key, default: 0] += 1
    if counts[key] == Self.most {
      notes.append(
        ImportNote(
          note.outcome, note.subject, at: note.place,
          "\(note.reason); there are more such tokens in this file, of which no note is made"))
    } else if counts[key, default: 0] < Self.most {
      notes.append(note)
    }
  }
}

/// One token file as it was found.
package struct TokenSource: Sendable {
  package let path: ThemePath
  package let bytes: [UInt8]

  package init(path: ThemePath, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// The size of the largest file that is read: what it becomes is split into files that a theme can name.
  static let mostBytes = 64 << 20
}

/// The DTCG 2025.10 files of token files in any dialect.
package struct ImportedTokens: Sendable {
  /// Files of tokens, and a resolver document if there are modes.
  package var files: [ImportedFile] = []
  /// What a theme says in `tokenFiles`: a list of files, or a resolver document with its modes; nil if there are no tokens.
  package var tokenFiles: ThemeValue?
  /// What became of the tokens: taken, counted for each file; changed or left, each with its line.
  package var notes: [ImportNote] = []
}

/// Converts token files of any dialect into files of DTCG 2025.10 in a folder, such as `tokens`.
package func importTokens(_ sources: [TokenSource], into folder: ThemePath) -> ImportedTokens {
  let sources = sources.sorted { $0.path < $1.path }
  if let copied = CopiedTokens.imported(sources, into: folder) { return copied }
  var reading = SourceReading(sources)
  reading.read()
  var writing = TokenWriting(reading.found, of: sources, into: folder, notes: reading.notes)
  return writing.imported()
}

/// Files that are of DTCG 2025.10 already and need no conversion: they are copied, with the resolver document that they have.
private enum CopiedTokens {
  /// Nil if the files must be converted.
  static func imported(_ sources: [TokenSource], into folder: ThemePath) -> ImportedTokens? {
    var documents: [TokenDocument] = []
    var roots: [FoundValue] = []
    var resolver: Int?
    for (index, source) in sources.enumerated() {
      var sink = DiagnosticSink()
      let file = SourceFile(path: source.path, bytes: source.bytes)
      guard source.ending == "json", let root = parse(SourceID(index: UInt32(index)), file, into: &sink),
        !sink.hasErrors,
        let found = try? LooseJSON(source.bytes).documents.first?.root,
        let dialect = FoundDialect(found), dialect == .dtcg || dialect == .resolver,
        let document = DesignTokenReader.document(root, Limits(), &sink), !sink.hasErrors
      else { return nil }
      if dialect == .resolver {
        guard resolver == nil else { return nil }
        resolver = index
      } else {
        documents.append(document)
      }
      roots.append(found)
    }
    guard !documents.isEmpty else { return nil }
    var result = ImportedTokens()
    let paths = paths(of: sources, in: folder)
    // Sources of several roots can have the same path.
    guard Set(paths.map(\.text.foldingCase)).count == paths.count else { return nil }
    if let resolver {
      guard let use = use(of: roots[resolver], at: paths[resolver]) else { return nil }
      result.tokenFiles = use
    } else {
      guard isOneMode(documents, roots) else { return nil }
      result.tokenFiles = .list(paths.map { .text($0.text) })
    }
    for (source, path) in zip(sources, paths) {
      result.files.append(ImportedFile(path, source.bytes))
      let note = "it is of DTCG 2025.10, and copied as it is"
      result.notes.append(ImportNote(.taken, source.path.name, at: ImportPlace(source.path), note))
    }
    return result
  }

  /// Whether the files are valid together and no token is in two of them, as it is where each file is for a mode.
  private static func isOneMode(_ documents: [TokenDocument], _ roots: [FoundValue]) -> Bool {
    var sink = DiagnosticSink()
    guard let tokens = DesignTokenReader.tokens(of: documents, missing: .isError, Limits(), &sink),
      !sink.hasErrors
    else {
      return false
    }
    let isValid = tokens.remarks.allSatisfy { if case .invalid = $0.kind { false } else { true } }
    var keys: Set<String> = []
    for root in roots {
      var reading = TreeReading(source: 0, dialect: .dtcg)
      reading.read(root)
      guard reading.found.lists.isEmpty else { return false }
      for token in reading.found.layers.flatMap(\.tokens) where !keys.insert(token.key).inserted {
        return false
      }
    }
    return isValid
  }

  /// The paths of the copies: those of the files, below the folder that all are in.
  private static func paths(of sources: [TokenSource], in folder: ThemePath) -> [ThemePath] {
    var shared = sources[0].path.folder
    while !sources.allSatisfy({ $0.path.below(shared) != nil }) { shared = shared.folder }
    return sources.map { source in
      source.path.below(shared).flatMap { ThemePath($0.text, relativeTo: folder) }
        ?? folder.appending(source.path.name)
    }
  }

  /// What a theme says of a resolver document.
  private static func use(of root: FoundValue, at path: ThemePath) -> ThemeValue? {
    var uses: [ResolverUse] = []
    var modifiers = root["modifiers"]?.members.map { $0.map { ($0.key, $0.value) } } ?? []
    for item in root["resolutionOrder"]?.items ?? [] where item["contexts"] != nil {
      if let name = item["name"]?.text { modifiers.append((name, item)) }
    }
    for (name, modifier) in modifiers {
      guard let contexts = modifier["contexts"]?.members?.map(\.key), contexts.count > 1 else { return nil }
      let modes = contexts.map { ($0, ModeName($0)) }
      let usual = modifier["default"]?.text ?? modes.first { !$0.1.isUnusual }?.0 ?? contexts[0]
      let mapped = modes.filter { $0.1.isUnusual && $0.1.rest.isEmpty && $0.0 != usual }
      uses.append((name, usual, mapped.map { ($0, $1.look.conditions) }))
    }
    return resolverUse(path.text, uses)
  }
}

/// A modifier of a resolver document, the context that holds by default, and the contexts that hold under conditions of a theme.
typealias ResolverUse = (modifier: String, usual: String, mapped: [(context: String, conditions: [String])])

/// What a theme says of a resolver document.
func resolverUse(_ path: String, _ modifiers: [ResolverUse]) -> ThemeValue {
  var use: ThemeMap = ["resolver": .text(path)]
  for (modifier, usual, mapped) in modifiers {
    if mapped.isEmpty { use.set(.text(usual), at: ["contexts", modifier]) }
    for (context, conditions) in mapped {
      let values = conditions.map { ThemeValue.text($0) }
      use.set(values.count == 1 ? values[0] : .list(values), at: ["modes", modifier, context])
    }
  }
  return .map(use)
}
